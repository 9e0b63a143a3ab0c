import type { Guide } from '../game';
import { bidding, goal } from '../guide';

export const guide: Guide = {
  opening: [
    goal(
      'Finish with the most cash. Dividends are paid whenever someone plays Pay Dividends, and the eighth one brings a large final payoff.',
      'PR-45',
    ),
    {
      title: 'Cards are turns',
      text: 'On your turn you play one of your cards or draw one. You have few of them, and they don’t come back: Pay Dividends, Offer Stock, Construct Track.',
      rule: 'PR-12',
    },
    {
      title: 'Value and income',
      text: 'Every segment adds value; the two cities at its ends add income. Both count at the end, divided among the shares that were sold.',
      rule: 'PR-46',
    },
  ],
  steps: {
    opening_auction: bidding('PR-7', 'The buyer also lays the railroad’s first track for free.'),
    stock_auction: bidding('PR-16', 'The lowest bid is a fifth of the railroad’s value.'),
    first_track: {
      title: 'First track',
      text: 'Choose where the railroad starts. Links that lead to several cities keep more routes open.',
      rule: 'PR-10',
    },
    take_action: {
      title: 'Play a card',
      text: 'A card you choose can do more than one you draw. Drawing saves your own cards, but leaves it to luck.',
      rule: 'PR-13',
    },
    offer_stock: {
      title: 'Offer a share',
      text: 'Offer an unsold share, and the price goes to the treasury. Offer one of your own, and it goes to you.',
      rule: 'PR-15',
    },
    choose_railroad: {
      title: 'Who builds?',
      text: 'You control a railroad when nobody holds more of its shares than you.',
      rule: 'PR-25',
    },
    construct_track: {
      title: 'Build',
      text: 'One segment for $5, two in a row for $15, or a western build at the edge. Arrows can only be built the way they point.',
      rule: 'PR-26',
    },
    choose_growth: {
      title: 'A city grows',
      text: 'Both cities with this number have grown already. Pick one that pays your railroads.',
      rule: 'PR-42',
    },
  },
};
