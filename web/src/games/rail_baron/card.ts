import type { GameCard } from '../game';

export default {
  id: 'rail-baron-southeast',
  blurb: 'Ride from city to city, buy the lines your rivals have to ride, and hurry home rich.',
  emblem: {
    width: 2.6,
    lines: [
      '430,8 390,24 360,20 330,38 290,34 250,52 200,48 150,66 90,62 30,80',
      '420,80 380,66 330,38',
      '380,66 340,80 290,84 250,52',
      '200,48 170,20 110,14 50,30',
      '150,66 110,14',
      '290,84 220,90 150,66',
    ],
  },
  options: {
    short_game: 'Short game',
    discounted_superchief: 'Discounted SuperChief',
    free_superchief: 'Free SuperChief',
    starting_auction: 'Extra cash for a starting auction ($)',
    honeymoon: 'Honeymoon',
    ask_everybody: 'Also ask players who can’t pay, so cash stays secret',
    turn_limit: 'Turn limit',
  },
} satisfies GameCard;
