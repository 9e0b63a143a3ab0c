// How the hexes of this game look, and what is special about its map: the line of the land grants and the western edge.
import type { HexBoardFile, HexMap, HexOnFile, HexPlace } from '../../boards/hex/map';
import {
  darkCity,
  darkTown,
  greatCity,
  lightCity,
  lightTown,
  type HexLook,
  type Seen,
  type Sign,
} from '../../boards/hex/look';
import type { KansasPacificState } from '../../server/types';
import { money } from '../../words';
import Borders from './Borders.svelte';
import GoneWest from './GoneWest.svelte';
import { texts } from './texts';

export type KansasHex = HexOnFile & { west_of_line?: true; westernmost?: true };
export type KansasBoard = Omit<HexBoardFile, 'hexes'> & {
  hexes: KansasHex[];
  metropolises?: { name: string; income: number; hexes: string[] }[];
};
export const boardOf = (board: HexBoardFile): KansasBoard => board as KansasBoard;

const signs: { [kind: string]: Sign } = {
  small_town: lightTown,
  large_town: darkTown,
  small_city: lightCity,
  large_city: darkCity,
  metropolis: greatCity,
};
const ranks: { [kind: string]: number } = { metropolis: 0, large_city: 2, small_city: 3, large_town: 4 };

// What hexes of each kind pay a railroad that is alone there, and one of two: a chart of the game, which comes with the position.
const paysOf = ({ state, place }: Seen): number[] | undefined => (state as KansasPacificState).hex_pays?.[place.kind];
const metropolisAt = (map: HexMap, id: string) => boardOf(map.board).metropolises?.find((m) => m.hexes.includes(id));

export const look: HexLook = {
  tokens: 'round',
  sign: (place) => signs[place.kind] ?? lightTown,
  rank: (place) => (place.kind === 'metropolis' ? 0 : place.isHome ? 1 : (ranks[place.kind] ?? 5)),
  // A metropolis has several hexes, and its name in the first.
  isNameless: (place, map) => {
    const metropolis = metropolisAt(map, place.id);
    return metropolis !== undefined && metropolis.hexes[0] !== place.id;
  },
  tint: (place) => (place.kind === 'metropolis' ? 'metropolis' : isWest(place) ? 'dry' : 'plain'),
  income: (seen, railroads) =>
    paysOf(seen)?.[railroads < 2 ? 0 : 1] ?? metropolisAt(seen.map, seen.place.id)?.income ?? null,
  kinds: texts.kinds,
  says: (seen) => {
    const pays = paysOf(seen),
      metropolis = metropolisAt(seen.map, seen.place.id),
      hex = seen.place as HexPlace & KansasHex;
    return [
      ...(metropolis ? [texts.pays(money(metropolis.income))] : []),
      ...(pays
        ? [pays[0] === pays[1] ? texts.pays(money(pays[0])) : texts.paysAloneOrShared(money(pays[0]), money(pays[1]))]
        : []),
      ...(hex.westernmost ? [texts.westernmost] : hex.west_of_line ? [texts.westOfLine] : []),
    ];
  },
  Below: Borders,
  Above: GoneWest,
};
const isWest = (place: HexPlace): boolean => (place as HexPlace & KansasHex).west_of_line === true;
