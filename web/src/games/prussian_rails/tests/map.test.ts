import { expect, it } from 'vitest';
import type { HexMap } from '../../../boards/hex/map';
import { positionOf } from '../../../boards/tests/positions';
import { berlin, isApproach } from '../hexes';
import game from '../table';

it('the cells of Berlin are one place, with all nine approaches around it', () => {
  const map = positionOf(game.id, 'mid').ground as HexMap;
  expect(map.byId.get(berlin)?.cells).toHaveLength(3);
  const around = new Set(map.neighbours.get(berlin));
  expect(map.places.filter(isApproach).map((p) => around.has(p.id))).toEqual(Array(9).fill(true));
  expect(around.size).toBe(9);
});
