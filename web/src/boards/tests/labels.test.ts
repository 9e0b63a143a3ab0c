import { describe, expect, it } from 'vitest';
import type { ShareState } from '../boardFile';
import { rankOf } from '../hex/look';
import { railsOf, type HexMap } from '../hex/map';
import { hexNames, hexObstacles } from '../hex/names';
import { placeLabels, roughly, type LabelWish, type Obstacles } from '../labels';
import { linkOwners, type LinkMap } from '../links/map';
import { linkNames, linkObstacles } from '../links/names';
import { collisions, details, type Names } from './names';
import { positions, type Position } from './positions';

const isHexes = (ground: object): ground is HexMap => 'neighbours' in ground;
const isLinks = (ground: object): ground is LinkMap => 'links' in ground;

function namesOf({ ground, state, marks }: Position, detail: number): Names {
  if (isHexes(ground)) {
    const codes = ground.board.railroads.map((r) => r.code);
    const rails = railsOf(ground, state as ShareState, codes);
    return {
      labels: hexNames(ground, rails, marks, detail, roughly),
      obstacles: hexObstacles(ground, rails, detail),
    };
  }
  const owners = linkOwners(state as ShareState);
  const drawn = { map: ground as LinkMap, owners, marks, detail, letters: (code: string) => code };
  return { labels: linkNames(drawn, roughly), obstacles: linkObstacles(drawn) };
}

// Cities, not towns: their names must be found in the end.
const citiesOf = ({ ground }: Position): { id: string }[] =>
  isHexes(ground)
    ? ground.places.filter((p) => p.name && rankOf(ground.look, p) <= 2 && !ground.look.isNameless?.(p, ground))
    : (ground as LinkMap).cities;

describe('Names on the board', () => {
  for (const position of positions.filter(({ ground }) => isHexes(ground) || isLinks(ground))) {
    it(`collide with nothing, however close one looks: ${position.name}`, { timeout: 120_000 }, () => {
      expect(details.flatMap((detail) => collisions(namesOf(position, detail), position.ground))).toEqual([]);
    });
    it(`become more with zoom, and all cities are named in the end: ${position.name}`, { timeout: 120_000 }, () => {
      const far = namesOf(position, 0.25).labels.length,
        near = namesOf(position, 4).labels;
      expect(near.length).toBeGreaterThan(far);
      const named = new Set(near.map((l) => l.id));
      expect(citiesOf(position).filter((c) => !named.has(c.id))).toEqual([]);
    });
  }
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
