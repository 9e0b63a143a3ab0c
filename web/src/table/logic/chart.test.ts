import { expect, test } from 'vitest';
import { apart, line, ticks } from './chart';

test('ticks are round and hold all values', () => {
  expect(ticks(0, 118)).toEqual([0, 50, 100, 150]);
  expect(ticks(0, 1)).toEqual([0, 1]);
  expect(ticks(-3, 7)).toEqual([-5, 0, 5, 10]);
});

test('values that are not known leave a gap in the line', () => {
  expect(
    line(
      [1, null, 3, 4],
      (n) => n,
      (value) => value,
    ),
  ).toBe('M0.0 1.0M2.0 3.0L3.0 4.0');
});

test('names at the ends of lines do not lie on each other', () => {
  const heights = apart([50, 51, 52, 200], 13, 0, 240).toSorted((a, b) => a - b);
  for (let n = 1; n < heights.length; ++n) expect(heights[n]! - heights[n - 1]!).toBeGreaterThanOrEqual(13);
});
