// The guided first games: what to know before the first question, then a word on each kind of question when it first comes.
export type Advice = { title: string; text: string; rule?: string };
export type Guide = { opening: Advice[]; steps: { [step: string]: Advice } };

const bidding = (rule: string, why: string): Advice => ({
  title: 'An auction',
  text: `A share is under the hammer. Bid more than the last bid or pass; who passes is out of this auction. ${why}`,
  rule,
});

export const guides: { [game: string]: Guide } = {
  'kansas-pacific': {
    opening: [
      {
        title: 'What you are after',
        text: 'Most cash at the end wins. Cash comes from dividends on your shares; shares themselves are worth nothing when it is over.',
        rule: 'KP-26',
      },
      {
        title: 'Two purses',
        text: 'You have your own cash, and each railroad has its treasury. What you pay for a share goes into that treasury and builds its track. You never own track, only shares.',
        rule: 'KP-5',
      },
      {
        title: 'Presidents',
        text: 'Who holds the most shares of a railroad is its president and decides what it does in its turn.',
        rule: 'KP-10',
      },
    ],
    steps: {
      opening_auction: bidding(
        'KP-4',
        'Each railroad’s president’s share is sold once, in order. Keep some cash: there are six of them.',
      ),
      share_auction: bidding('KP-8', 'More sold shares make each dividend smaller, but the money builds track.'),
      wall_street_auction: bidding('KP-27', 'Wall Street sells a share of the railroad that paid best last.'),
      issue_share: {
        title: 'Sell another share?',
        text: 'A new share brings money into the treasury and splits the dividend among more hands. Others may buy it, and become president.',
        rule: 'KP-8',
      },
      land_grant: {
        title: 'A land grant',
        text: 'Ten more locomotives for $30, once for each railroad that has come far enough west.',
        rule: 'KP-12',
      },
      build_track: {
        title: 'Build',
        text: 'Tap glowing hexes. The first pieces are cheap and each further one is dearer. Towns and cities raise the income; see it change before you confirm.',
        rule: 'KP-14',
      },
      go_west: {
        title: 'Go west',
        text: 'Income rises by $20 for good, but the railroad gives up its money, its locomotives and its unsold shares.',
        rule: 'KP-21',
      },
    },
  },
  'prairie-railroads': {
    opening: [
      {
        title: 'What you are after',
        text: 'Most cash wins. Dividends are paid whenever somebody plays Pay Dividends, and a large final payoff comes with the eighth of them.',
        rule: 'PR-45',
      },
      {
        title: 'Cards are turns',
        text: 'Each turn you play one of your cards, or draw one. They are few and never come back: Pay Dividends, Offer Stock, Construct Track.',
        rule: 'PR-12',
      },
      {
        title: 'Value and income',
        text: 'Every segment adds value; its two cities add income. Both count at the end, divided among the shares that were sold.',
        rule: 'PR-46',
      },
    ],
    steps: {
      opening_auction: bidding('PR-7', 'The buyer also lays the railroad’s first track for free.'),
      stock_auction: bidding('PR-16', 'The lowest bid is a fifth of the railroad’s value.'),
      first_track: {
        title: 'The first track',
        text: 'Choose where the railroad starts. Links that lead to several cities leave more ways open.',
        rule: 'PR-10',
      },
      take_action: {
        title: 'Play a card',
        text: 'Selected cards can do more than drawn ones. Drawing saves your own cards and leaves it to luck.',
        rule: 'PR-13',
      },
      offer_stock: {
        title: 'Offer a share',
        text: 'Put up an unsold share, whose price goes to the treasury, or one of yours, whose price goes to you.',
        rule: 'PR-15',
      },
      choose_railroad: {
        title: 'Who builds?',
        text: 'You control a railroad when nobody holds more of its shares than you.',
        rule: 'PR-25',
      },
      construct_track: {
        title: 'Build',
        text: 'One segment for $5, two in a row for $15, or a western build at the edge. Arrows may be built only the way they point.',
        rule: 'PR-26',
      },
      choose_growth: {
        title: 'A city grows',
        text: 'Both cities of this number have grown already: choose one that pays your railroads.',
        rule: 'PR-42',
      },
    },
  },
  'prussian-rails': {
    opening: [
      {
        title: 'What you are after',
        text: 'Most cash wins. All railroads pay dividends each time one of them meets a railroad that it had not met before, and the one that does pays double.',
        rule: 'PU-23',
      },
      {
        title: 'Eight characters',
        text: 'Every railroad has an ability of its own: one builds farther, one cheaper, one pays no penalty in cities.',
        rule: 'PU-24',
      },
      {
        title: 'The cup',
        text: 'The richer your income, the fewer disks you have in the cup that decides whose turns they are. A round may give you two turns or none.',
        rule: 'PU-7',
      },
    ],
    steps: {
      opening_auction: bidding('PU-4', 'Your money becomes the railroad’s building money.'),
      share_auction: bidding('PU-11', 'Each railroad has three shares only.'),
      take_turn: {
        title: 'Your turn',
        text: 'Expand a railroad of which you hold a share, put a share up for auction, or pass.',
        rule: 'PU-10',
      },
      build_track: {
        title: 'Expand',
        text: 'Tap glowing hexes, up to three. Rural hexes hold one railroad, cities any number for a penalty. Reach a city where another railroad already is, and everybody is paid.',
        rule: 'PU-13',
      },
      agree_to_end: {
        title: 'Shall it end?',
        text: 'Everybody has passed for a round. One “no” plays on.',
        rule: 'PU-33',
      },
    },
  },
  'rail-baron-southeast': {
    opening: [
      {
        title: 'What you are after',
        text: 'Come home with $200,000 after you have declared. Trips from city to city pay; other people’s railroads cost.',
        rule: 'RB-44',
      },
      {
        title: 'Own the way',
        text: 'At the end of a turn you pay each opponent whose railroads you rode, and the bank a little for its own. Your railroads are free, and others pay you.',
        rule: 'RB-26',
      },
      { title: 'Purses are hidden', text: 'Nobody sees your cash until it reaches $150,000.', rule: 'RB-40' },
    ],
    steps: {
      swap_home: {
        title: 'Which end is home?',
        text: 'You may exchange home and first destination. Home is where you must end the game: a place that many lines reach is a good one.',
        rule: 'RB-8',
      },
      step: {
        title: 'Ride',
        text: 'Take one of the offered ways, or tap the mileposts one by one. No segment twice before you arrive. The whole roll must be ridden.',
        rule: 'RB-11',
      },
      purchase: {
        title: 'Buy',
        text: 'You have arrived and been paid. Buy one railroad or a better engine. Lines that connect your others, or that everybody needs, are worth the most.',
        rule: 'RB-18',
      },
      pick_region: {
        title: 'Pick a region',
        text: 'The dice sent you to the region where you stand, so you choose. Far away pays more.',
        rule: 'RB-5',
      },
      declare: {
        title: 'Declare?',
        text: 'Declared, you ride home to win. An opponent who passes through your milepost takes $50,000 and spoils it.',
        rule: 'RB-41',
      },
      raise_cash: {
        title: 'Raise cash',
        text: 'The fees are more than you have. Sell a railroad to the bank for half its price, or let the others bid for it.',
        rule: 'RB-34',
      },
      cash_auction: bidding('RB-35', 'It opens at half the price.'),
    },
  },
  'southern-pacific': {
    opening: [
      {
        title: 'What you are after',
        text: 'Most cash wins. Presidents decide what their railroads pay, and pay it out of the treasury that also builds track.',
        rule: 'SP-20',
      },
      {
        title: 'Cities',
        text: 'A city pays each railroad in it less, the more of them there are: $3 alone, $2 for two, $1 for more. Your track hurts your neighbours.',
        rule: 'SP-8',
      },
      {
        title: 'Track is for sale',
        text: 'Railroads may buy links from each other at any price that both presidents like.',
        rule: 'SP-16',
      },
    ],
    steps: {
      opening_auction: bidding('SP-4', 'What you bid becomes the treasury that builds.'),
      stock_auction: bidding('SP-11', 'Who gathers more shares than the president takes over the railroad.'),
      bull_market_auction: bidding('SP-11', 'The Bull Market sells shares between the rounds.'),
      first_link: {
        title: 'The first link',
        text: 'The railroad builds one link out of its home for free.',
        rule: 'SP-6',
      },
      offer_stock: {
        title: 'Offer stock?',
        text: 'A share brings money to build with, and one more hand that is paid.',
        rule: 'SP-11',
      },
      build_and_buy: {
        title: 'Build and buy',
        text: 'Up to three links at $5 each, and up to three bought from others. Tap a glowing link; what it does to every income is shown before you confirm.',
        rule: 'SP-14',
      },
      pay_dividends: {
        title: 'Dividends',
        text: 'The income comes in first; then you name what each share is paid. What you keep can build.',
        rule: 'SP-20',
      },
      seller_answers: {
        title: 'Sell this link?',
        text: 'Accept, decline, or name a price of your own.',
        rule: 'SP-19',
      },
      bull_market_offer: {
        title: 'The Bull Market',
        text: 'You may offer a share of any railroad that still has one.',
      },
    },
  },
};
