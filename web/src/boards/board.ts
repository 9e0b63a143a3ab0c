// What the rest of the client may ask of the boards. No rule lives here: moves and events only name places, and what may be
// done at a place is what the server offered.
import type { GameTable } from '../games/game';
import type { BoardFile, Choice, Named, State } from '../server/types';
import type { BoardWithRailroads } from './boardFile';
import { livery, type Livery } from './livery';

export type PlaceKind = 'hex' | 'link' | 'city' | 'segment';
export type Place = { kind: PlaceKind; id: string };
// A move, an event or an outcome of chance, by its fields.
export type Naming = { [field: string]: unknown };
export type BoardSeat = { seat: number; name: string; colour: string; mine: boolean };

export type BoardProps = {
  game: GameTable;
  board: BoardFile;
  state: State;
  moves: Choice[];
  planned: Place[];
  changed: Place[];
  seats: BoardSeat[];
  onchoose: (place: Place, moves: Choice[]) => void;
};

// A link may be written from either end, a segment of a railroad too; the same place always has the same key.
export function placeKey(place: Place): string {
  if (place.kind === 'link') return 'link ' + sortedEnds(place.id);
  if (place.kind === 'segment') {
    const colon = place.id.indexOf(':');
    return 'segment ' + place.id.slice(0, colon + 1) + sortedEnds(place.id.slice(colon + 1));
  }
  return place.kind + ' ' + place.id;
}

export function placeOf(key: string): Place {
  const blank = key.indexOf(' ');
  return { kind: key.slice(0, blank) as PlaceKind, id: key.slice(blank + 1) };
}

export function sortedEnds(id: string): string {
  const hyphen = id.indexOf('-');
  const a = id.slice(0, hyphen),
    b = id.slice(hyphen + 1);
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

export function samePlace(a: Place, b: Place): boolean {
  return placeKey(a) === placeKey(b);
}

// The places that a move or an event names, where the game does not say otherwise.
export function placesNamed(named: Naming): Place[] {
  const places: Place[] = [];
  const add = (kind: PlaceKind, id: unknown) => {
    if (typeof id === 'string') places.push({ kind, id });
  };
  add('hex', named.hex);
  add('link', named.link);
  add('city', named.city);
  if (Array.isArray(named.links)) for (const link of named.links) add('link', link);
  return places;
}
export const placesOf = (game: GameTable, named: Naming, state?: State): Place[] =>
  (game.placesOf ?? placesNamed)(named, state);

// A move to ask the server about when a place without an offered move is tapped: what a player would have meant by the tap. Null
// where no move names such a place.
export function meantBy(game: GameTable, place: Place, state: State, moves: Choice[]): Named | null {
  if (game.meantBy) return game.meantBy(place, state, moves);
  return place.kind === 'hex' || place.kind === 'link' ? { move: 'build', [place.kind]: place.id } : null;
}

export type RailroadColours = { [code: string]: Livery & { name: string } };

// Code to colour, letters and name, for the tables; empty until the board file is there.
export function railroadColours(board: BoardFile | null): RailroadColours {
  const colours: RailroadColours = {};
  for (const railroad of (board as BoardWithRailroads | null)?.railroads ?? [])
    colours[railroad.code] = { ...livery(railroad.color, railroad.abbr ?? railroad.code), name: railroad.name };
  return colours;
}

export const namesOf = (board: BoardWithRailroads, codes: string[]): string[] =>
  codes.map((code) => board.railroads.find((r) => r.code === code)?.name ?? code);
