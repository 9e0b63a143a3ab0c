// The names on a board of cities and links, and the sizes of what they keep clear of.
import { placeLabels, type Label, type LabelWish, type Measure, type Obstacles } from '../labels';
import type { Marks } from '../marks';
import { length, minus, plus, square, type Box, type Point } from '../plane';
import { cityHalf, unitAt } from './look';
import type { CityPlace, LinkMap } from './map';

export type Drawn = {
  map: LinkMap;
  owners: Map<string, string>;
  marks: Marks;
  detail: number;
  letters: (code: string) => string;
};

function plate(at: Point, letters: string, u: number): Box {
  const width = (letters.length * 0.62 + 0.7) * 9.5 * u,
    height = 13.3 * u;
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}
// Between the two cities, where there is room for it.
export function platesOf({
  map,
  owners,
  detail,
  letters,
}: Drawn): { key: string; code: string; at: Point; box: Box }[] {
  const u = unitAt(detail);
  if (detail < 0.36) return [];
  return map.links.flatMap((link) => {
    const code = owners.get(link.key);
    if (code === undefined) return [];
    const box = plate(link.middle, letters(code), u);
    return length(minus(link.to, link.from)) > box.width + 2 * 10 * u
      ? [{ key: link.key, code, at: link.middle, box }]
      : [];
  });
}
// Homes: a pennant for each railroad that may start in a city, in a row above it.
export function pennantsOf(map: LinkMap, u: number): { city: string; code: string; at: Point }[] {
  return map.cities.flatMap((city) =>
    city.homeOf.map((code, i) => ({
      city: city.id,
      code,
      at: plus(city.at, { x: (i - (city.homeOf.length - 1) / 2) * 11 * u, y: -cityHalf(map.look, city, u) - 9 * u }),
    })),
  );
}

export function linkNames(drawn: Drawn, measure: Measure): Label[] {
  const u = unitAt(drawn.detail);
  const wishes = drawn.map.cities.flatMap((city): LabelWish[] => {
    const rank = rankOf(drawn, city);
    if ((rank >= 3 && drawn.detail < 0.55) || (rank >= 2 && drawn.detail < 0.3)) return [];
    return [
      {
        id: city.id,
        text: city.name,
        at: city.at,
        reach: cityHalf(drawn.map.look, city, u) + 4 * u,
        size: (rank <= 2 ? 13 : 12) * u,
        rank,
        slab: rank <= 2,
        leads: drawn.detail > 0.4,
      },
    ];
  });
  return placeLabels(wishes, linkObstacles(drawn), drawn.map.sheet, measure);
}

function rankOf({ map, marks }: Drawn, city: CityPlace): number {
  if (marks.offered.has(city.key) || marks.changed.has(city.key)) return 0;
  return city.homeOf.length > 0 || map.look.isImportant?.(city, map) ? 1 : map.look.isSmall?.(city) ? 3 : 2;
}

export function linkObstacles(drawn: Drawn): Obstacles {
  const { map, owners } = drawn,
    u = unitAt(drawn.detail);
  return {
    strokes: map.links.map((link) => ({ a: link.from, b: link.to, halfWidth: (owners.has(link.key) ? 4.7 : 2.6) * u })),
    boxes: [
      ...map.cities.map((city) => square(city.at, cityHalf(map.look, city, u) + 3.6 * u)),
      ...platesOf(drawn).map((p) => p.box),
      ...(map.look.boxes?.(map, u) ?? []),
      ...pennantsOf(map, u).map((p) => square(p.at, 5.5 * u)),
    ],
  };
}
