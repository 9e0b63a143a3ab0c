// What the rest of the client may ask of the boards. No rule lives here: moves and events only name places, and what may be
// done at a place is what the server offered.
import { livery, type Livery } from './livery';
import { railroadsOf } from './boardFile';
import type { Move, Offer as OfferedMove } from '../server/types';

export type { OfferedMove };

export type PlaceKind = 'hex' | 'link' | 'city' | 'segment';
export type Place = { kind: PlaceKind; id: string };

// A move, an event or an outcome of chance, as the protocol writes them.
export type Named = { [field: string]: unknown };
export type BoardSeat = { seat: number; name: string; colour: string; mine: boolean };

export type BoardProps = {
  game: string;
  board: unknown;
  state: unknown;
  moves: OfferedMove[];
  planned: Place[];
  changed: Place[];
  seats: BoardSeat[];
  onchoose: (place: Place, moves: OfferedMove[]) => void;
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

function sortedEnds(id: string): string {
  const hyphen = id.indexOf('-');
  const a = id.slice(0, hyphen),
    b = id.slice(hyphen + 1);
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

export function samePlace(a: Place, b: Place): boolean {
  return placeKey(a) === placeKey(b);
}

// The places that a move or an event names. In Rail Baron a step names the milepost it leads to and, where `from` is known (the
// milepost at which the train stands), the segment too.
export function placesOf(game: string, named: Named, from?: string): Place[] {
  const places: Place[] = [];
  const add = (kind: PlaceKind, id: unknown) => {
    if (typeof id === 'string') places.push({ kind, id });
  };
  if (game === 'rail-baron-southeast') {
    for (const field of ['to', 'city', 'at', 'home', 'destination']) add('city', named[field]);
    if (from !== undefined && typeof named.to === 'string' && typeof named.railroad === 'string')
      add('segment', `${named.railroad}:${sortedEnds(`${from}-${named.to}`)}`);
    return places;
  }
  add('hex', named.hex);
  add('link', named.link);
  add('city', named.city);
  if (Array.isArray(named.links)) for (const link of named.links) add('link', link);
  return places;
}

// A move to ask the server about when a place without an offered move is tapped: what a player would have meant by the tap. Null
// where no move names such a place.
export function whyMove(game: string, state: unknown, question: unknown, place: Place): Move | null {
  const step = textOf(question, 'step');
  switch (place.kind) {
    case 'hex':
      return { move: 'build', hex: place.id };
    case 'link':
      return isOthers(state, place) ? { move: 'buy', link: place.id, price: 0 } : { move: 'build', link: place.id };
    case 'city':
      if (game === 'prairie-railroads') return { move: step.includes('grow') ? 'grow' : 'western', city: place.id };
      return game === 'rail-baron-southeast' ? stepTo(state, question, place.id) : null;
    case 'segment': {
      const [railroad = '', ends = ''] = place.id.split(':');
      const at = trainAt(state);
      const [a = '', b = ''] = ends.split('-');
      return { move: 'step', railroad, to: at === b ? a : b };
    }
  }
}

// Whether a railroad that does not operate owns the link, in Southern Pacific.
function isOthers(state: unknown, link: Place): boolean {
  const operating = fieldOf(state, 'operating'),
    railroads = fieldOf(state, 'railroads');
  if (typeof operating !== 'string' || typeof railroads !== 'object' || railroads === null) return false;
  return Object.entries(railroads).some(([code, railroad]) => {
    const links = fieldOf(railroad, 'links');
    return (
      code !== operating &&
      Array.isArray(links) &&
      links.some((id) => samePlace({ kind: 'link', id: String(id) }, link))
    );
  });
}

// By a railroad that can be ridden now, or else by any.
function stepTo(state: unknown, question: unknown, to: string): Move | null {
  const offers = fieldOf(question, 'moves'),
    bank = fieldOf(state, 'bank');
  const offered: unknown[] = Array.isArray(offers)
    ? offers.map((offer) => fieldOf(fieldOf(offer, 'move'), 'railroad'))
    : [];
  const railroad = [...offered, ...(Array.isArray(bank) ? bank : [])].find((code) => typeof code === 'string');
  return railroad === undefined ? null : { move: 'step', railroad, to };
}

// Where the train stands whose turn it is, in Rail Baron.
export function trainAt(state: unknown): string | undefined {
  const turn = fieldOf(state, 'turn'),
    players = fieldOf(state, 'players');
  if (typeof turn !== 'number' || !Array.isArray(players)) return undefined;
  const at = fieldOf(players[turn], 'at');
  return typeof at === 'string' ? at : undefined;
}

function fieldOf(from: unknown, field: string): unknown {
  return typeof from === 'object' && from !== null ? (from as Named)[field] : undefined;
}
function textOf(from: unknown, field: string): string {
  const value = fieldOf(from, field);
  return typeof value === 'string' ? value : '';
}

export type RailroadColours = { [code: string]: Livery & { name: string } };

// Code to colour, letters and name, for the tables; empty until the board file is there.
export function railroadColours(_game: string, board: unknown): RailroadColours {
  const colours: RailroadColours = {};
  if (board === undefined || board === null) return colours;
  for (const railroad of railroadsOf(board))
    colours[railroad.code] = { ...livery(railroad.color, railroad.abbr ?? railroad.code), name: railroad.name };
  return colours;
}
