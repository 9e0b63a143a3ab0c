import type { GameCard } from '../game';

export default {
  id: 'kansas-pacific',
  blurb:
    'Six railroads race west across Kansas. Each extra piece of track costs more, and every share is yours to auction.',
  emblem: {
    hexes: true,
    stop: 4,
    lines: [
      '396,61 372,61 348,61 324,61 312,40 288,40 264,40 240,40 228,61 204,61 180,61 156,61',
      '420,19 396,19 384,40 360,40 336,40 324,19 300,19 276,19',
      '408,82 384,82 360,82 336,82 324,61',
    ],
  },
} satisfies GameCard;
