import { describe, expect, it } from 'vitest';
import { roughly } from '../../../boards/labels';
import { collisions, details, type Names } from '../../../boards/tests/names';
import { positions, type Position } from '../../../boards/tests/positions';
import { networkNames, networkObstacles, signBox, unitAt, type NetworkLook } from '../board/names';
import { laid, networkState, type Network } from '../board/network';
import { piecesOf } from '../board/pieces';
import game from '../table';

function namesOf({ ground, state, marks, seats }: Position, detail: number): Names {
  const net = ground as Network,
    position = networkState(state),
    u = unitAt(detail);
  const drawn = net.segments.map((segment) => ({
    segment,
    ...laid(segment, 4.8 * u),
    look: { colour: '', width: 4.6, dashes: '', over: '', isOwned: true },
  }));
  const pieces = piecesOf(net, position, seats, u);
  const look: NetworkLook = { net, drawn, pieces, position, marks, detail, byRailroad: false };
  const names = networkNames(look, roughly),
    obstacles = networkObstacles(look);
  return {
    labels: [...names.places, ...names.railroads.map((r) => r.label)],
    obstacles: { ...obstacles, boxes: [...obstacles.boxes, ...names.signs.map((m) => signBox(m.at, u))] },
  };
}

describe('Names on the network', () => {
  for (const position of positions.filter((one) => one.game === game.id)) {
    it(`collide with nothing, however close one looks: ${position.name}`, { timeout: 120_000 }, () => {
      expect(details.flatMap((detail) => collisions(namesOf(position, detail), position.ground))).toEqual([]);
    });
    it(`become more with zoom, and all cities are named in the end: ${position.name}`, { timeout: 120_000 }, () => {
      const near = namesOf(position, 4).labels;
      expect(near.length).toBeGreaterThan(namesOf(position, 0.25).labels.length);
      const named = new Set(near.map((l) => l.id));
      const cities = (position.ground as Network).mileposts.filter((m) => m.isCity);
      expect(cities.filter((c) => !named.has(c.id)).map((c) => c.name)).toEqual([]);
    });
  }
});
