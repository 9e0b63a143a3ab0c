import type { Guide } from '../game';
import { goal } from '../guide';

export const guide: Guide = {
  opening: [
    goal(
      'Declare, then come home with $200,000. Trips from city to city pay; riding other players’ railroads costs.',
      'RB-44',
    ),
    {
      title: 'Own your route',
      text: 'At the end of your turn you pay each opponent whose railroads you rode, and the bank a little for its own. Yours are free, and opponents pay you to ride them.',
      rule: 'RB-26',
    },
    { title: 'Cash is hidden', text: 'Nobody sees your cash until it reaches $150,000.', rule: 'RB-40' },
  ],
  steps: {
    swap_home: {
      title: 'Which end is home?',
      text: 'You may swap home and first destination. Home is where you have to end the game: a city that many lines reach is a good one.',
      rule: 'RB-8',
    },
    step: {
      title: 'Ride',
      text: 'Take one of the routes, or tap the mileposts one by one. You can’t use a segment twice before you arrive, and you have to ride the whole roll.',
      rule: 'RB-11',
    },
    purchase: {
      title: 'Buy',
      text: 'You’ve arrived and been paid. Buy one railroad or a better engine. Lines that connect your own, or that everyone needs, are worth the most.',
      rule: 'RB-18',
    },
    pick_region: {
      title: 'Pick a region',
      text: 'The dice sent you to the region you’re in, so the choice is yours. Longer trips pay more.',
      rule: 'RB-5',
    },
    declare: {
      title: 'Declare?',
      text: 'Once you declare, you ride home to win. Any opponent who rides through your milepost takes $50,000 and stops you.',
      rule: 'RB-41',
    },
    raise_cash: {
      title: 'Raise cash',
      text: 'You owe more than you have. Sell a railroad to the bank for half its price, or auction it among the others.',
      rule: 'RB-34',
    },
    cash_auction: {
      title: 'An auction',
      text: 'A railroad is up for auction, starting at half its price. Raise the bid or pass: once you pass, you’re out of this auction.',
      rule: 'RB-35',
    },
  },
};
