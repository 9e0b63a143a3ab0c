import { describe, expect, it } from 'vitest';
import { allWays, edgesOf, railsOf, type HexMap } from '../../../boards/hex/map';
import type { ShareState } from '../../../boards/boardFile';
import { positionOf } from '../../../boards/tests/positions';
import { boardOf } from '../hexes';
import game from '../table';

const { ground, state, question } = positionOf(game.id, 'mid');
const map = ground as HexMap;

describe('The map', () => {
  it('has a land grant line between hexes on both of its sides, from the north to the south', () => {
    const line = edgesOf(
      boardOf(map.board).hexes,
      (h) => h.west_of_line === true,
      allWays,
      (other) => other !== undefined && !other.west_of_line,
    );
    const ys = line.flat().map((p) => p.y),
      all = map.places.map((p) => p.at.y);
    expect(Math.min(...ys)).toBeLessThan(Math.min(...all));
    expect(Math.max(...ys)).toBeGreaterThan(Math.max(...all));
  });
});

describe('A plan', () => {
  it('adds its hexes to the track of its railroad and leaves the built track as it is', () => {
    const position = state as ShareState,
      codes = map.board.railroads.map((r) => r.code),
      code = position.operating ?? '';
    const hexes = question.moves.flatMap(({ move }) => (typeof move.hex === 'string' ? [move.hex] : [])).slice(0, 2);
    const joins = (plan: { code: string; hexes: string[] } | null) =>
      railsOf(map, position, codes, plan)
        .tracks.filter((t) => t.code === code)
        .map((t) => t.to);
    expect(hexes).toHaveLength(2);
    expect(joins({ code, hexes }).sort()).toEqual([...joins(null), ...hexes].sort());
  });
});

describe('What is said of a place', () => {
  it('tells what a town pays alone and shared, and who is there', () => {
    const { kind, seen } = positionOf(game.id, 'late');
    expect(kind.describe(seen, { kind: 'hex', id: 'A31' })).toEqual({
      title: 'Belleville',
      lines: ['Small town', 'Pays $1 alone, $0 shared'],
    });
    expect(kind.describe(seen, { kind: 'hex', id: 'O53' }).lines).toContain('Here: Frisco');
  });
});
