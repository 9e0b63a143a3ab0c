import { describe, expect, it } from 'vitest';
import { positionOf } from '../../../boards/tests/positions';
import type { State } from '../../../server/types';
import game from '../table';

const state = { operating: 'SP', railroads: { SP: { links: ['a-b'] }, TP: { links: ['c-d'] } } } as unknown as State;

describe('A tap on a link', () => {
  it('asks about buying it where another railroad owns it', () => {
    expect(game.meantBy({ kind: 'link', id: 'd-c' }, state)).toEqual({ move: 'buy', link: 'd-c', price: 0 });
  });
  it('asks about building it otherwise', () => {
    expect(game.meantBy({ kind: 'link', id: 'a-b' }, state)).toEqual({ move: 'build', link: 'a-b' });
    expect(game.meantBy({ kind: 'city', id: 'houston' }, state)).toBeNull();
  });
});

it('the answer to an offered price begins above that price', () => {
  const answering = { talk: { link: 'a-b', buyer: 'SP', seller: 'TP', price: 5 } } as unknown as State;
  expect(game.firstAmount({ move: 'counter' }, answering)).toBe(6);
  expect(game.firstAmount({ move: 'buy' }, answering)).toBeUndefined();
});

it('a city says what it pays each of its railroads, by the chart that comes with the position', () => {
  const { kind, seen } = positionOf(game.id, 'mid');
  const lines = kind.describe(seen, { kind: 'city', id: 'houston' }).lines;
  expect(lines.some((line) => /^Pays each of them \$\d$/.test(line))).toBe(true);
});

it('a place that the board does not have is told by its id alone', () => {
  const { kind, seen } = positionOf(game.id, 'mid');
  expect(kind.describe(seen, { kind: 'city', id: 'atlantis' })).toEqual({ title: 'atlantis', lines: [] });
});
