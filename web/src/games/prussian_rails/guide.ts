import type { Guide } from '../game';
import { bidding, goal } from '../guide';

export const guide: Guide = {
  opening: [
    goal(
      'Finish with the most cash. Each time a railroad meets one it hadn’t met before, every railroad pays dividends, and the one that reached out pays double.',
      'PU-23',
    ),
    {
      title: 'Eight characters',
      text: 'Every railroad has an ability of its own: one builds farther, one builds cheaper, one pays no penalty in cities.',
      rule: 'PU-24',
    },
    {
      title: 'The cup',
      text: 'Disks drawn from a cup decide whose turn it is. The higher your income, the fewer disks you have in it. A round may give you two turns, or none.',
      rule: 'PU-7',
    },
  ],
  steps: {
    opening_auction: bidding('PU-4', 'Your money becomes the railroad’s building money.'),
    share_auction: bidding('PU-11', 'Each railroad has only three shares.'),
    take_turn: {
      title: 'Your turn',
      text: 'Expand a railroad you hold a share of, put a share up for auction, or pass.',
      rule: 'PU-10',
    },
    build_track: {
      title: 'Expand',
      text: 'Tap up to three glowing hexes. A rural hex holds one railroad; a city holds any number, for a penalty. Reach a city where another railroad already is, and everyone is paid.',
      rule: 'PU-13',
    },
    agree_to_end: {
      title: 'End the game?',
      text: 'Everyone has passed for a round. A single “no” keeps the game going.',
      rule: 'PU-33',
    },
  },
};
