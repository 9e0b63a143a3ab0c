import type { GameCard } from '../game';

export default {
  id: 'prussian-rails',
  blurb: 'Eight railroads, each with an ability of its own. Whenever two of them meet, all of them pay.',
  emblem: {
    hexes: true,
    stop: 4,
    lines: [
      '24,19 48,19 60,40 84,40 108,40 120,61 144,61 168,61 192,61 216,61',
      '396,82 372,82 360,61 336,61 312,61 288,61 264,61 240,61 216,61',
      '300,-2 288,19 264,19 252,40 228,40 216,61',
    ],
  },
} satisfies GameCard;
