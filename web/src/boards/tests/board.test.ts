import { describe, expect, it } from 'vitest';
import { meantBy, placeKey, placesNamed, placesOf, railroadColours, samePlace } from '../board';
import { boards, tables } from '../gallery/fixtures';
import { emptyState } from './empty';
import { positions } from './positions';

const plain = { id: 'plain' };
const nothing = emptyState();

describe('A place', () => {
  it('is the same from either end of a link or segment', () => {
    expect(samePlace({ kind: 'link', id: 'troy-whiting' }, { kind: 'link', id: 'whiting-troy' })).toBe(true);
    expect(samePlace({ kind: 'segment', id: 'NR:X-Y_2' }, { kind: 'segment', id: 'NR:Y_2-X' })).toBe(true);
    expect(samePlace({ kind: 'segment', id: 'NR:X-Y' }, { kind: 'segment', id: 'SR:X-Y' })).toBe(false);
    expect(samePlace({ kind: 'hex', id: 'troy' }, { kind: 'city', id: 'troy' })).toBe(false);
  });
});

describe('The places of a move', () => {
  it('are the hex, link or city that it names', () => {
    expect(placesNamed({ move: 'build', hex: 'C47' })).toEqual([{ kind: 'hex', id: 'C47' }]);
    expect(placesNamed({ move: 'buy', link: 'paris-sherman', price: { min: 0, max: 4 } })).toEqual([
      { kind: 'link', id: 'paris-sherman' },
    ]);
    expect(placesNamed({ move: 'double', links: ['a-b', 'b-c'] })).toEqual([
      { kind: 'link', id: 'a-b' },
      { kind: 'link', id: 'b-c' },
    ]);
    expect(placesNamed({ move: 'western', city: 'goodland' })).toEqual([{ kind: 'city', id: 'goodland' }]);
  });
  it('are none for a move that names none', () => {
    for (const move of [{ move: 'pass' }, { move: 'bid', amount: 7 }, { move: 'expand', railroad: 'NR' }])
      expect(placesNamed(move)).toEqual([]);
  });
  for (const position of positions)
    it(`stand on the board: ${position.name}`, () => {
      const { table, state, question, events, ground, marks } = position;
      const places = [
        ...question.moves.flatMap(({ move }) => placesOf(table, move, state)),
        ...events.flatMap((event) => placesOf(table, event)),
      ];
      expect(places.length).toBeGreaterThan(0);
      for (const place of places) expect(ground.anchors.has(placeKey(place)), placeKey(place)).toBe(true);
      expect(marks.offered.size).toBeGreaterThan(0);
    });
});

describe('A tap on a place that is not offered', () => {
  it('asks about building there, where the game does not say otherwise', () => {
    expect(meantBy(plain, { kind: 'hex', id: 'A1' }, nothing, [])).toEqual({ move: 'build', hex: 'A1' });
    expect(meantBy(plain, { kind: 'link', id: 'a-b' }, nothing, [])).toEqual({ move: 'build', link: 'a-b' });
  });
  it('asks nothing where no move names such a place', () => {
    expect(meantBy(plain, { kind: 'city', id: 'houston' }, nothing, [])).toBeNull();
  });
});

describe('The railroads of a game', () => {
  it('have a colour, letters and a name, all letters different', () => {
    for (const game of Object.keys(tables)) {
      const railroads = Object.values(railroadColours(boards[game]!));
      expect(railroads.length).toBeGreaterThan(0);
      expect(new Set(railroads.map((r) => r.letters)).size).toBe(railroads.length);
      for (const railroad of railroads) expect(railroad.colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
  it('are none until the board is there', () => expect(railroadColours(null)).toEqual({}));
});
