// Which place a tap means. Fingers are wide: what can be chosen wins within reach, then what was hit, then what is nearest.
import { length, minus, type Point } from './plane';

export const reachInPixels = 22;

type Offered = { has(key: string): boolean; size: number };

export function placeAt(
  point: Point,
  hit: string | null,
  anchors: Map<string, Point>,
  offered: Offered,
  scale: number,
): string | null {
  if (hit !== null && offered.has(hit)) return hit;
  const reach = reachInPixels / scale;
  return (
    (offered.size > 0 ? nearest(point, anchors, reach, (key) => offered.has(key)) : null) ??
    hit ??
    nearest(point, anchors, reach, () => true)
  );
}

function nearest(
  point: Point,
  anchors: Map<string, Point>,
  reach: number,
  counts: (key: string) => boolean,
): string | null {
  let best: string | null = null,
    least = reach;
  for (const [key, at] of anchors) {
    if (!counts(key)) continue;
    const far = length(minus(at, point));
    if (far <= least) [best, least] = [key, far];
  }
  return best;
}

// The target to go to from `here` by an arrow key: near, and in that direction; null where there is none.
export function nextTarget(here: Point, way: Point, targets: Map<string, Point>): string | null {
  let best: string | null = null,
    least = Infinity;
  for (const [key, at] of targets) {
    const to = minus(at, here),
      along = to.x * way.x + to.y * way.y,
      across = Math.abs(to.x * way.y - to.y * way.x);
    if (along <= 1e-6 || across > 2 * along) continue;
    if (along + 2 * across < least) [best, least] = [key, along + 2 * across];
  }
  return best;
}
