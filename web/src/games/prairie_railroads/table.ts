import { linkBoard } from '../../boards/links/kind';
import type { GameTable } from '../game';
import { look } from './cities';
import { guide } from './guide';
import Hand from './Hand.svelte';
import { texts } from './texts';

export default {
  id: 'prairie-railroads',
  board: linkBoard(look),
  land: async () => (await import('./land.json')).default,
  legend: [
    { shape: 'round_light', text: 'Town, with its income' },
    { shape: 'round_dark', text: 'City, with its income' },
    { shape: 'diamond', text: 'Start city, no income' },
    { shape: 'green_square', text: 'Has grown' },
    { shape: 'pennant', text: 'A railroad may start here' },
    { shape: 'open_link', text: 'Open link' },
    { shape: 'built_link', text: 'Built link, with its railroad' },
    { shape: 'one_way', text: 'One way' },
    { shape: 'dashed_box', text: 'Western build' },
  ],
  meantBy: (place, { step }) => {
    if (place.kind === 'city') return { move: step.includes('grow') ? 'grow' : 'western', city: place.id };
    return place.kind === 'link' ? { move: 'build', link: place.id } : null;
  },
  guide,
  chance: {
    choose_starting_player: 'Who starts?',
    draw_card: 'Which card was drawn?',
    discover_growth: 'What do the growth dice show?',
  },
  moves: {
    offer: { group: 'Offer an unsold share' },
    offer_own: { group: 'Offer one of your shares' },
    use: { group: 'Build with' },
  },
  playerColumns: [{ name: texts.hand, Cell: Hand }],
  railroadColumns: [
    { field: 'value', name: 'Value', isMoney: true },
    { field: 'cubes', name: 'Cubes' },
    { field: 'western', name: 'Western build' },
  ],
  progress: ({ dividends_played, development_cubes, deck }) => [
    { name: 'Dividends', value: `${Number(dividends_played)} of 8` },
    { name: 'Development cubes left', value: Number(development_cubes) },
    ...Object.entries(deck as { [card: string]: number }).map(([card, count]) => ({
      name: `${texts.cards[card] ?? card} in the deck`,
      value: count,
    })),
  ],
} satisfies GameTable;
