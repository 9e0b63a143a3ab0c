import type { GameCard } from '../game';

export default {
  id: 'prairie-railroads',
  blurb: 'Action cards run out and prairie towns grow. Time the last dividend and win.',
  emblem: {
    lines: ['420,20 350,34 290,22 220,40 150,30 70,48', '420,72 340,62 270,76 220,40', '380,96 340,62 290,22'],
  },
} satisfies GameCard;
