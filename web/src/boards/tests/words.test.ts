import { describe as about, expect, it } from 'vitest';
import { placeOf } from '../board';
import { groupsOf } from '../list';
import { nextTarget, placeAt } from '../tap';
import { positions } from './positions';

about('What is said of a place', () => {
  for (const { name, kind, ground, seen } of positions)
    it(`has a title and whole words, for every place: ${name}`, { timeout: 120_000 }, () => {
      for (const key of ground.anchors.keys()) {
        const { title, lines } = kind.describe(seen, placeOf(key));
        expect(title, key).not.toBe('');
        expect(lines.length, key).toBeGreaterThan(0);
        expect([title, ...lines].join(' '), key).not.toMatch(/undefined|null|NaN|_/);
      }
    });
});

about('The board as a list', () => {
  for (const position of positions)
    it(`begins with all that can be chosen, and names every place once: ${position.name}`, () => {
      const groups = groupsOf(position, position.seen, position.marks);
      expect(groups[0]?.entries.map((e) => e.key).sort()).toEqual([...position.marks.offered.keys()].sort());
      for (const entry of groups[0]?.entries ?? []) expect(entry.offers.length).toBeGreaterThan(0);
      const keys = groups.flatMap((g) => g.entries.map((e) => e.key));
      expect(new Set(keys).size).toBe(keys.length);
    });
});

about('A tap', () => {
  const anchors = new Map([
    ['hex A', { x: 0, y: 0 }],
    ['hex B', { x: 40, y: 0 }],
  ]);
  it('means the place that was hit where it is offered', () =>
    expect(placeAt({ x: 39, y: 0 }, 'hex A', anchors, new Set(['hex A']), 1)).toBe('hex A'));
  it('means what can be chosen within reach of a finger before what was hit', () =>
    expect(placeAt({ x: 25, y: 0 }, 'hex A', anchors, new Set(['hex B']), 1)).toBe('hex B'));
  it('means what was hit where nothing to be chosen is near', () =>
    expect(placeAt({ x: 5, y: 0 }, 'hex A', anchors, new Set(['hex B']), 1)).toBe('hex A'));
  it('means the nearest place where nothing was hit, and nothing far from all', () => {
    expect(placeAt({ x: 30, y: 9 }, null, anchors, new Set(), 1)).toBe('hex B');
    expect(placeAt({ x: 300, y: 9 }, null, anchors, new Set(), 1)).toBeNull();
  });
});

about('The arrow keys', () => {
  const targets = new Map([
    ['east', { x: 50, y: 5 }],
    ['far east', { x: 90, y: 0 }],
    ['south', { x: 0, y: 60 }],
  ]);
  it('go to the nearest target in their direction', () => {
    expect(nextTarget({ x: 0, y: 0 }, { x: 1, y: 0 }, targets)).toBe('east');
    expect(nextTarget({ x: 50, y: 5 }, { x: 1, y: 0 }, targets)).toBe('far east');
    expect(nextTarget({ x: 0, y: 0 }, { x: 0, y: 1 }, targets)).toBe('south');
  });
  it('stay where nothing lies that way', () => expect(nextTarget({ x: 0, y: 0 }, { x: -1, y: 0 }, targets)).toBeNull());
});
