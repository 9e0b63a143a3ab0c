// Arithmetic of charts.

// Round values from at most `low` to at least `high`, about four steps apart.
export function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((size) => size * power >= rough) ?? 10) * power);
  const values: number[] = [];
  for (let value = Math.floor(low / step) * step; value < high + step; value += step) values.push(value);
  return values;
}

// A path through the values that are known; unknown ones leave a gap.
export function line(values: (number | null)[], x: (n: number) => number, y: (value: number) => number): string {
  let path = '',
    broken = true;
  values.forEach((value, n) => {
    if (value !== null) path += `${broken ? 'M' : 'L'}${x(n).toFixed(1)} ${y(value).toFixed(1)}`;
    broken = value === null;
  });
  return path;
}

// The same heights, moved so far that none is nearer than `gap` to another, in the given bounds where there is room.
export function apart(heights: number[], gap: number, from: number, to: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let lowest = from;
  for (const n of order) lowest = (placed[n] = Math.max(lowest, placed[n]!)) + gap;
  let highest = to;
  for (const n of order.toReversed()) highest = (placed[n] = Math.min(highest, placed[n]!)) - gap;
  return placed;
}
