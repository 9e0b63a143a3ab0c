import type { Guide } from '../game';
import { bidding, goal } from '../guide';

export const guide: Guide = {
  opening: [
    goal(
      'Finish with the most cash. Your shares earn dividends during the game, but they’re worth nothing at the end.',
      'KP-26',
    ),
    {
      title: 'Your money and the railroad’s',
      text: 'You have cash; each railroad has a treasury. What you pay for a share goes into that treasury, and the treasury pays for track. You never own track, only shares.',
      rule: 'KP-5',
    },
    {
      title: 'Presidents',
      text: 'Whoever holds the most shares of a railroad is its president, and decides what it does on its turn.',
      rule: 'KP-10',
    },
  ],
  steps: {
    opening_auction: bidding(
      'KP-4',
      'Each railroad’s first share is sold once, in order. Keep some cash: there are six of them.',
    ),
    share_auction: bidding('KP-8', 'Another share makes each dividend smaller, but the money builds track.'),
    wall_street_auction: bidding(
      'KP-27',
      'Wall Street sells a share of the railroad that paid the best last dividend.',
    ),
    issue_share: {
      title: 'Sell another share?',
      text: 'A new share brings money into the treasury, but splits the dividend further. Anyone may buy it, and become president.',
      rule: 'KP-8',
    },
    land_grant: {
      title: 'A land grant',
      text: 'Ten more locomotives for $30, once per railroad, as soon as it has come far enough west.',
      rule: 'KP-12',
    },
    build_track: {
      title: 'Build',
      text: 'Tap glowing hexes. The first pieces are cheap, and each extra piece costs more. Towns and cities raise the income: you see by how much before you confirm.',
      rule: 'KP-14',
    },
    go_west: {
      title: 'Go west',
      text: 'The income rises by $20 for good, but the railroad gives up its money, its locomotives and its unsold shares.',
      rule: 'KP-21',
    },
  },
};
