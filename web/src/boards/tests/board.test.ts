import { describe, expect, it } from 'vitest';
import { placeKey, placesOf, railroadColours, samePlace, trainAt, whyMove, type Place } from '../board';
import { boards } from '../gallery/fixtures';
import { positions } from './positions';

describe('A place', () => {
  it('is the same from either end of a link or segment', () => {
    expect(samePlace({ kind: 'link', id: 'troy-whiting' }, { kind: 'link', id: 'whiting-troy' })).toBe(true);
    expect(samePlace({ kind: 'segment', id: 'BO:WAS-Hancock_MD' }, { kind: 'segment', id: 'BO:Hancock_MD-WAS' })).toBe(
      true,
    );
    expect(samePlace({ kind: 'segment', id: 'BO:WAS-PAR' }, { kind: 'segment', id: 'CO:WAS-PAR' })).toBe(false);
    expect(samePlace({ kind: 'hex', id: 'troy' }, { kind: 'city', id: 'troy' })).toBe(false);
  });
});

describe('The places of a move', () => {
  it('are the hex, link or city that it names', () => {
    expect(placesOf('kansas-pacific', { move: 'build', hex: 'C47' })).toEqual([{ kind: 'hex', id: 'C47' }]);
    expect(placesOf('southern-pacific', { move: 'buy', link: 'paris-sherman', price: { min: 0, max: 4 } })).toEqual([
      { kind: 'link', id: 'paris-sherman' },
    ]);
    expect(placesOf('prairie-railroads', { move: 'double', links: ['a-b', 'b-c'] })).toEqual([
      { kind: 'link', id: 'a-b' },
      { kind: 'link', id: 'b-c' },
    ]);
    expect(placesOf('prairie-railroads', { move: 'western', city: 'st_francis' })).toEqual([
      { kind: 'city', id: 'st_francis' },
    ]);
  });
  it('are the milepost and, from where the train stands, the segment of a step', () => {
    const step = { move: 'step', railroad: 'BO', to: 'WAS' };
    expect(placesOf('rail-baron-southeast', step)).toEqual([{ kind: 'city', id: 'WAS' }]);
    expect(placesOf('rail-baron-southeast', step, 'Hancock_MD')).toContainEqual({
      kind: 'segment',
      id: 'BO:Hancock_MD-WAS',
    });
  });
  it('are none for a move that names none', () => {
    for (const move of [{ move: 'pass' }, { move: 'bid', amount: 7 }, { move: 'expand', railroad: 'PO' }])
      expect(placesOf('prussian-rails', move)).toEqual([]);
  });
  for (const position of positions)
    it(`stand on the board: ${position.name}`, () => {
      const from = trainAt(position.state);
      const places = [...position.question.moves.map((m) => m.move), ...position.events].flatMap((named) =>
        placesOf(position.game, named, position.events.includes(named) ? undefined : from),
      );
      expect(places.length).toBeGreaterThan(0);
      for (const place of places) expect(position.scene.anchors.has(placeKey(place)), placeKey(place)).toBe(true);
      expect(position.marks.offered.size).toBeGreaterThan(0);
    });
});

describe('A tap on a place that is not offered', () => {
  const kansas = positions.find((p) => p.game === 'kansas-pacific');
  it('asks about building there', () => {
    expect(whyMove('kansas-pacific', kansas?.state, { step: 'build_track' }, { kind: 'hex', id: 'A1' })).toEqual({
      move: 'build',
      hex: 'A1',
    });
    expect(whyMove('southern-pacific', {}, { step: 'build' }, { kind: 'link', id: 'a-b' })).toEqual({
      move: 'build',
      link: 'a-b',
    });
  });
  it('asks about buying a link that another railroad owns', () => {
    const state = { operating: 'SP', railroads: { SP: { links: ['a-b'] }, TP: { links: ['c-d'] } } };
    expect(whyMove('southern-pacific', state, {}, { kind: 'link', id: 'd-c' })).toEqual({
      move: 'buy',
      link: 'd-c',
      price: 0,
    });
    expect(whyMove('southern-pacific', state, {}, { kind: 'link', id: 'a-b' })).toEqual({ move: 'build', link: 'a-b' });
  });
  it('asks about growth while a city is to grow, and about a western build otherwise', () => {
    const city: Place = { kind: 'city', id: 'pratt' };
    expect(whyMove('prairie-railroads', {}, { step: 'discover_growth' }, city)).toEqual({
      move: 'grow',
      city: 'pratt',
    });
    expect(whyMove('prairie-railroads', {}, { step: 'construct_track' }, city)).toEqual({
      move: 'western',
      city: 'pratt',
    });
  });
  it('asks about riding to the far end of a segment', () => {
    const state = { turn: 1, bank: ['BO'], players: [{ at: 'PAR' }, { at: 'WAS' }] };
    expect(whyMove('rail-baron-southeast', state, {}, { kind: 'segment', id: 'BO:Gaithersburg_MD-WAS' })).toEqual({
      move: 'step',
      railroad: 'BO',
      to: 'Gaithersburg_MD',
    });
    expect(whyMove('rail-baron-southeast', state, {}, { kind: 'city', id: 'MIA' })).toEqual({
      move: 'step',
      railroad: 'BO',
      to: 'MIA',
    });
    const question = { moves: [{ move: { move: 'step', railroad: 'CO', to: 'STA' } }] };
    expect(whyMove('rail-baron-southeast', state, question, { kind: 'city', id: 'MIA' })).toEqual({
      move: 'step',
      railroad: 'CO',
      to: 'MIA',
    });
  });
  it('asks nothing where no move names such a place', () => {
    expect(whyMove('southern-pacific', {}, {}, { kind: 'city', id: 'houston' })).toBeNull();
  });
});

describe('The railroads of a game', () => {
  it('have a colour, letters and a name, all letters different', () => {
    for (const [game, board] of Object.entries(boards)) {
      const railroads = Object.values(railroadColours(game, board));
      expect(railroads.length).toBeGreaterThanOrEqual(6);
      expect(new Set(railroads.map((r) => r.letters)).size).toBe(railroads.length);
      for (const railroad of railroads) expect(railroad.colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
  it('are none until the board is there', () => expect(railroadColours('kansas-pacific', undefined)).toEqual({}));
});
