import { describe, expect, it } from 'vitest';
import type { HexBoardFile, NetworkState, ShareState } from '../boardFile';
import { hexNames, hexObstacles } from '../hexNames';
import { railsOf } from '../hexes';
import { placeLabels, roughly, type Label, type LabelWish, type Obstacles } from '../labels';
import { linkNames, linkObstacles } from '../linkNames';
import { linkOwners } from '../links';
import { networkNames, networkObstacles, signBox, unitAt, type NetworkLook } from '../networkNames';
import { laid } from '../networks';
import { piecesOf } from '../pieces';
import { crosses, inside, overlap } from '../plane';
import { positions, type Position } from './positions';

const details = [0.25, 0.35, 0.5, 0.71, 1, 1.41, 2, 2.83, 4];

function namesOf(position: Position, detail: number): { labels: Label[]; obstacles: Obstacles } {
  const { scene, marks } = position;
  if (scene.kind === 'hex') {
    const board = position.board as HexBoardFile,
      rails = railsOf(
        scene.map,
        position.state as ShareState,
        board.railroads.map((r) => r.code),
      );
    return {
      labels: hexNames(board, scene.map, rails, marks, detail, roughly),
      obstacles: hexObstacles(scene.map, rails, detail),
    };
  }
  if (scene.kind === 'link') {
    const look = {
      map: scene.map,
      owners: linkOwners(position.state as ShareState),
      marks,
      detail,
      letters: (code: string) => code,
    };
    return { labels: linkNames(look, roughly), obstacles: linkObstacles(look) };
  }
  const u = unitAt(detail),
    state = position.state as NetworkState;
  const drawn = scene.map.segments.map((segment) => ({
    segment,
    ...laid(segment, 4.8 * u),
    look: { colour: '', width: 4.6, dashes: '', over: '', isOwned: true },
  }));
  const look: NetworkLook = {
    net: scene.map,
    drawn,
    pieces: piecesOf(scene.map, state, position.seats, u),
    position: state,
    marks,
    detail,
    byRailroad: false,
  };
  const names = networkNames(look, roughly),
    obstacles = networkObstacles(look);
  return {
    labels: [...names.places, ...names.railroads.map((r) => r.label)],
    obstacles: { ...obstacles, boxes: [...obstacles.boxes, ...names.signs.map((m) => signBox(m.at, u))] },
  };
}

function collisions(position: Position, detail: number): string[] {
  const { labels, obstacles } = namesOf(position, detail);
  return labels.flatMap(({ text, box }, i) => [
    ...(inside(box, position.scene.sheet) ? [] : [`${text} at ${detail} leaves the sheet`]),
    ...labels
      .slice(0, i)
      .filter((other) => overlap(box, other.box))
      .map((other) => `${text} and ${other.text} at ${detail}`),
    ...obstacles.strokes.filter((s) => crosses(s, box)).map(() => `${text} at ${detail} lies on track`),
    ...obstacles.boxes.filter((b) => overlap(b, box)).map(() => `${text} at ${detail} lies on a marker`),
  ]);
}

describe('Names on the board', () => {
  for (const position of positions)
    it(`collide with nothing, however close one looks: ${position.name}`, { timeout: 120_000 }, () => {
      expect(details.flatMap((detail) => collisions(position, detail))).toEqual([]);
    });

  for (const position of positions)
    it(`become more with zoom, and all cities are named in the end: ${position.name}`, { timeout: 120_000 }, () => {
      const far = namesOf(position, 0.25).labels.length,
        near = namesOf(position, 4).labels;
      expect(near.length).toBeGreaterThan(far);
      const { scene } = position;
      const cities =
        scene.kind === 'hex'
          ? scene.map.places.filter((p) => ['city', 'large_city', 'berlin'].includes(p.kind))
          : scene.kind === 'link'
            ? scene.map.cities
            : scene.map.mileposts.filter((m) => m.isCity);
      const named = new Set(near.map((l) => l.id));
      expect(cities.filter((c) => !named.has(c.id)).map((c) => c.name)).toEqual([]);
    });
});

describe('Placing names', () => {
  const sheet = { x: 0, y: 0, width: 200, height: 100 };
  const wish = (id: string, x: number, rank: number): LabelWish => ({
    id,
    text: 'Atchison',
    at: { x, y: 50 },
    reach: 5,
    size: 10,
    rank,
    slab: true,
  });

  it('lets the important one choose first', () => {
    const wall: Obstacles = {
      boxes: [
        { x: 0, y: 0, width: 200, height: 43 },
        { x: 0, y: 57, width: 200, height: 43 },
      ],
      strokes: [],
    };
    const labels = placeLabels([wish('town', 100, 5), wish('city', 104, 1)], wall, { ...sheet, width: 165 }, roughly);
    expect(labels[0]?.id).toBe('city');
  });
  it('leaves out what finds no room', () => {
    const everywhere: Obstacles = { boxes: [sheet], strokes: [] };
    expect(placeLabels([wish('city', 100, 1)], everywhere, sheet, roughly)).toEqual([]);
  });
  it('breaks a long name in two where one line finds no room', () => {
    const narrow = { x: 60, y: 0, width: 80, height: 100 };
    const [label] = placeLabels(
      [{ ...wish('city', 100, 1), text: 'Frankfurt an der Oder' }],
      { boxes: [], strokes: [] },
      narrow,
      roughly,
    );
    expect(label?.lines).toHaveLength(2);
    expect(label?.lines.join(' ')).toBe('Frankfurt an der Oder');
  });
});
