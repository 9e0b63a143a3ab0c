import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lettersOn, livery, shades } from '../livery';
import { boards } from '../gallery/fixtures';
import type { BoardWithRailroads } from '../boardFile';
import { ciede2000, contrast, distance, visions } from './vision';

const clearlyApart = 12;

function closest(colours: string[]): { far: number; pair: string } {
  let found = { far: Infinity, pair: '' };
  colours.forEach((a, i) =>
    colours.slice(0, i).forEach((b) => {
      for (const vision of visions) {
        const far = distance(a, b, vision);
        if (far < found.far) found = { far, pair: `${a} and ${b} under ${vision}` };
      }
    }),
  );
  return found;
}

function seatColours(theme: 'light' | 'dark'): string[] {
  const sheet = readFileSync(new URL('../../look.css', import.meta.url), 'utf8');
  const block =
    theme === 'light'
      ? sheet.slice(0, sheet.indexOf("[data-theme='dark']"))
      : sheet.slice(sheet.indexOf("[data-theme='dark']"));
  return [...block.matchAll(/--seat-\d: (#[0-9a-f]{6})/g)].map((m) => m[1] ?? '');
}

describe('The measure of colours', () => {
  it('agrees with published pairs of CIEDE2000', () => {
    expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
    expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 3);
  });
  it('makes red and green of the same lightness alike for those who lack green cones', () => {
    expect(distance('#b3421a', '#8a6a00', 'normal')).toBeGreaterThan(20);
    expect(distance('#b3421a', '#8a6a00', 'deuteranopia')).toBeLessThan(3);
  });
});

describe('The colours of railroads', () => {
  it('are told apart under every kind of colour blindness', () => {
    const { far, pair } = closest(Object.values(shades).map((s) => s.colour));
    expect(far, pair).toBeGreaterThan(clearlyApart);
  });
  it('carry letters that can be read on them', () => {
    for (const [word, { colour, on }] of Object.entries(shades))
      expect(contrast(colour, on), word).toBeGreaterThanOrEqual(4.5);
  });
  it('are known for every word that a default board uses', () => {
    for (const board of Object.values(boards) as BoardWithRailroads[])
      for (const { code, color } of board.railroads)
        expect(color in shades || color.startsWith('#'), `${code} of ${board.name} is ${color}`).toBe(true);
  });
  it('carry letters that can be read on them, whatever colour a board names', () => {
    for (const board of Object.values(boards) as BoardWithRailroads[])
      for (const { code, color } of board.railroads) {
        const { colour, on } = livery(color, code);
        expect(contrast(colour, on), code).toBeGreaterThanOrEqual(4.5);
      }
  });
  it('choose light letters on dark colours and dark ones on light colours', () => {
    expect(contrast(lettersOn('#191b1e'), '#191b1e')).toBeGreaterThan(10);
    expect(contrast(lettersOn('#f8e785'), '#f8e785')).toBeGreaterThan(10);
  });
});

describe('The colours of seats', () => {
  for (const theme of ['light', 'dark'] as const) {
    it(`are six, told apart under every kind of colour blindness, in the ${theme} theme`, () => {
      const colours = seatColours(theme);
      expect(colours).toHaveLength(6);
      const { far, pair } = closest(colours);
      expect(far, pair).toBeGreaterThan(clearlyApart);
    });
  }
});
