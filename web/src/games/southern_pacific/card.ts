import type { GameCard } from '../game';

export default {
  id: 'southern-pacific',
  blurb: 'Build, buy and sell links across Texas. Presidents decide what each share is paid.',
  emblem: {
    lines: [
      '410,70 340,62 280,80 210,66 140,78 60,60',
      '390,14 330,30 280,80',
      '330,30 250,24 210,66',
      '250,24 150,20 60,60',
    ],
  },
  options: { round_limit: 'Round limit' },
} satisfies GameCard;
