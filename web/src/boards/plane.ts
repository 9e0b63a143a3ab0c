// Points and boxes of the drawing plane.

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };
export type Stroke = { a: Point; b: Point; halfWidth: number };

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k });
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const length = (a: Point): number => Math.hypot(a.x, a.y);

// The point `far` units from a on the way to b.
export const towards = (a: Point, b: Point, far: number): Point =>
  plus(a, times(minus(b, a), far / Math.max(length(minus(b, a)), 1e-9)));

// The left side of the way from a to b, one unit long.
export function aside(a: Point, b: Point): Point {
  const far = Math.max(length(minus(b, a)), 1e-9);
  return { x: -(b.y - a.y) / far, y: (b.x - a.x) / far };
}

export function around(points: Point[], margin = 0): Box {
  const xs = points.map((p) => p.x),
    ys = points.map((p) => p.y);
  const x = Math.min(...xs) - margin,
    y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

export const square = (at: Point, half: number): Box => ({
  x: at.x - half,
  y: at.y - half,
  width: 2 * half,
  height: 2 * half,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

// Whether a stroke touches a box: the segment cut to the box widened by half the stroke's width is not empty.
export function crosses({ a, b, halfWidth }: Stroke, box: Box): boolean {
  let from = 0,
    to = 1;
  const clip = (start: number, step: number, low: number, high: number): boolean => {
    if (Math.abs(step) < 1e-12) return start >= low && start <= high;
    const [t0, t1] =
      step > 0 ? [(low - start) / step, (high - start) / step] : [(high - start) / step, (low - start) / step];
    from = Math.max(from, t0);
    to = Math.min(to, t1);
    return from <= to;
  };
  return (
    clip(a.x, b.x - a.x, box.x - halfWidth, box.x + box.width + halfWidth) &&
    clip(a.y, b.y - a.y, box.y - halfWidth, box.y + box.height + halfWidth)
  );
}
