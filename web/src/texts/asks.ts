// What is asked at each step of the five games. A step is asked of somebody: the name comes before it. `railroad` is empty where none is meant.
type Ask = (railroad: string) => string;
const says =
  (text: string): Ask =>
  () =>
    text;
const builds: Ask = (railroad) => `choose where ${railroad || 'the railroad'} builds`;

export const asks: { [step: string]: Ask } = {
  issue_share: (railroad) => `issue a share of ${railroad}?`,
  land_grant: (railroad) => `take a land grant for ${railroad}?`,
  build_track: builds,
  go_west: (railroad) => `let ${railroad} go west?`,
  first_track: (railroad) => `choose the first track of ${railroad}`,
  first_link: says('choose the first link of your railroad'),
  take_action: says('play one of your cards, or draw one'),
  offer_stock: (railroad) => (railroad ? `offer a share of ${railroad}?` : 'choose the share to offer'),
  choose_railroad: says('choose the railroad that builds'),
  construct_track: builds,
  choose_growth: says('choose the city that grows'),
  choose_builder: says('choose who builds'),
  take_turn: says('expand a railroad, put up a share, or pass'),
  agree_to_end: says('shall the game end?'),
  swap_home: says('exchange home and first destination?'),
  step: says('choose your way'),
  purchase: says('buy a railroad or a better engine, or pass'),
  pick_region: says('choose the region of your next destination'),
  declare: says('declare, and ride home to win?'),
  raise_cash: says('raise cash for the fees: sell a railroad, or let the others bid for it'),
  build_and_buy: (railroad) => `build links for ${railroad}, or buy them`,
  pay_dividends: (railroad) => `name the dividend of ${railroad}`,
  bull_market_offer: says('offer a share in the Bull Market, or pass'),
};

// What chance has decided, where dice and draws are entered by hand.
export const asksOfChance: { [step: string]: string } = {
  choose_first_bidder: 'Who bids first?',
  choose_starting_player: 'Who begins?',
  draw_card: 'Which card was drawn?',
  discover_growth: 'What do the dice say about growth?',
  draw_disk: 'Whose disk was drawn from the cup?',
  draw_order: 'Who goes next in the order of play?',
  throw_for_region: 'What do the dice say about the region?',
  throw_for_city: 'What do the dice say about the city?',
  roll: 'What do the dice say about the ride?',
  throw_bonus: 'What does the bonus die say?',
};
