import { sortedEnds, type Naming, type Place } from '../../boards/board';
import type { Choice, Named, State } from '../../server/types';
import type { GameTable } from '../game';
import { networkBoard } from './board/kind';
import { networkState } from './board/network';
import { guide } from './guide';
import Ownership from './Ownership.svelte';
import Routes from './Routes.svelte';
import { texts } from './texts';
import Trip from './Trip.svelte';

// Where the train stands whose turn it is.
export function trainAt(state: State): string | undefined {
  const { players, turn } = networkState(state);
  return players[turn ?? -1]?.at ?? undefined;
}

// A step names the milepost that it leads to and, where the train stands, the segment.
function placesOf(named: Naming, state?: State): Place[] {
  const ids = ['to', 'city', 'at', 'home', 'destination'].map((field) => named[field]);
  const places = ids.filter((id) => typeof id === 'string').map((id): Place => ({ kind: 'city', id }));
  const from = state && trainAt(state);
  if (from !== undefined && typeof named.to === 'string' && typeof named.railroad === 'string')
    places.push({ kind: 'segment', id: `${named.railroad}:${sortedEnds(`${from}-${named.to}`)}` });
  return places;
}

// To ride there: on the segment that was tapped, or else by a railroad that can be ridden now, or by any.
function meantBy({ kind, id }: Place, state: State, moves: Choice[]): Named | null {
  if (kind === 'segment') {
    const [railroad = '', ends = ''] = id.split(':');
    const [a = '', b = ''] = ends.split('-');
    return { move: 'step', railroad, to: trainAt(state) === b ? a : b };
  }
  const railroads = [...moves.map((choice) => choice.move.railroad), ...networkState(state).bank];
  const railroad = railroads.find((code) => typeof code === 'string');
  return kind === 'city' && railroad !== undefined ? { move: 'step', railroad, to: id } : null;
}

export default {
  id: 'rail-baron-southeast',
  board: networkBoard,
  land: async () => (await import('./land.json')).default,
  legend: [
    { shape: 'milepost_city', text: 'City' },
    { shape: 'milepost', text: 'Milepost' },
    { shape: 'thin_line', text: 'Railroad owned by the bank' },
    { shape: 'thin_dashed_line', text: 'Public railroad' },
    { shape: 'owned_line', text: 'Railroad in its owner’s colour' },
    { shape: 'train', text: 'A player’s train' },
    { shape: 'flag', text: 'A player’s destination' },
    { shape: 'house', text: 'A player’s home' },
    { shape: 'wide_line', text: 'Ridden on this trip' },
  ],
  placesOf,
  meantBy,
  guide,
  chance: {
    draw_order: 'Who goes next?',
    draw_deed: 'Which deed was drawn?',
    throw_for_region: 'What do the region dice show?',
    throw_for_city: 'What do the city dice show?',
    roll: 'What do the dice show?',
    throw_bonus: 'What does the bonus die show?',
  },
  cards: { step: Routes },
  moves: {
    buy: { group: 'Buy' },
    sell: { group: 'Sell to the bank' },
    auction: { group: 'Auction' },
    deed: { group: 'Deed' },
  },
  playerColumns: [{ name: texts.trip, Cell: Trip }],
  Railroads: Ownership,
  progress: ({ turns }) => [{ name: 'Turns played', value: Number(turns) }],
} satisfies GameTable;
