// The names on a hex board: at rest only cities and what matters to the decision, towns with zoom.
import { placeLabels, type Label, type LabelWish, type Measure, type Obstacles } from '../labels';
import type { Marks } from '../marks';
import { square } from '../plane';
import { rankOf, signScale } from './look';
import { halfWidth, isLarge, signSpot, tokenSize, trackWidthAt, type HexMap, type HexPlace, type Rails } from './map';

export function hexNames(map: HexMap, rails: Rails, marks: Marks, detail: number, measure: Measure): Label[] {
  const wishes = map.places.flatMap((place) => wish(map, place, rails, marks, detail));
  return placeLabels(wishes, hexObstacles(map, rails, detail), map.sheet, measure);
}

export function hexObstacles(map: HexMap, rails: Rails, detail: number): Obstacles {
  const signs = map.places.flatMap((place) => signSpot(place, rails) ?? []);
  const tokens = [...rails.tokens.values()].flatMap((there) => there.map((t) => square(t.at, tokenSize(there.length))));
  return {
    strokes: rails.tracks.map((t) => ({ ...t.stroke, halfWidth: trackWidthAt(detail) / 2 + 1 })),
    boxes: [...signs.map((at) => square(at, 8.5 * signScale(detail))), ...tokens],
  };
}

function wish(map: HexMap, place: HexPlace, rails: Rails, marks: Marks, detail: number): LabelWish[] {
  const at = signSpot(place, rails),
    key = `hex ${place.id}`,
    hexWidth = 2 * halfWidth * detail;
  if (!place.name || !at || map.look.isNameless?.(place, map)) return [];
  const rank = rankOf(map.look, place),
    isWanted = marks.offered.has(key) || marks.changed.has(key);
  const least = rank >= 5 ? 60 : rank >= 4 ? 46 : rank >= 3 ? 20 : 0;
  if (!isWanted && hexWidth < least) return [];
  const growth = Math.min(1.6, Math.max(0.9, (detail / 0.7) ** 0.4)); // names grow slower than the map
  const size = ((rank <= 1 ? 15 : rank <= 3 ? 13 : 11.5) * growth) / detail;
  return [
    {
      id: place.id,
      text: place.name,
      at,
      reach: (isLarge(place) ? 12 : 9.5) * signScale(detail),
      size,
      rank: isWanted ? Math.min(rank, 2.5) : rank,
      slab: rank <= 3,
      leads: rank <= 3 && detail > 0.6,
    },
  ];
}
