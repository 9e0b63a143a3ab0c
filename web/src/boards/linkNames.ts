// The names on a board of cities and links, and the sizes of what they keep clear of.
import { placeLabels, type Label, type LabelWish, type Measure, type Obstacles } from './labels';
import type { CityPlace, LinkMap } from './links';
import type { Marks } from './marks';
import { length, minus, plus, square, type Box, type Point } from './plane';

export type LinkLook = {
  map: LinkMap;
  owners: Map<string, string>;
  marks: Marks;
  detail: number;
  letters: (code: string) => string;
};

// A pixel of the design in units of the plane. Symbols grow slower than the map.
export const unitAt = (detail: number): number => Math.min(1.7, Math.max(0.62, (detail / 0.7) ** 0.4)) / detail;
export const cityHalf = (city: CityPlace, u: number): number => (city.kind === 'town' ? 6.6 : 7.8) * u;

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
}: LinkLook): { key: string; code: string; at: Point; box: Box }[] {
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
export const westernBox = (city: CityPlace, u: number): Box => ({
  x: city.at.x - 44 * u,
  y: city.at.y - 8 * u,
  width: 30 * u,
  height: 16 * u,
});

// Homes: a pennant for each railroad that may start in a city, in a row above it.
export function pennantsOf(map: LinkMap, u: number): { city: string; code: string; at: Point }[] {
  return map.cities.flatMap((city) =>
    city.homeOf.map((code, i) => ({
      city: city.id,
      code,
      at: plus(city.at, { x: (i - (city.homeOf.length - 1) / 2) * 11 * u, y: -cityHalf(city, u) - 9 * u }),
    })),
  );
}

export function linkNames(look: LinkLook, measure: Measure): Label[] {
  const u = unitAt(look.detail);
  const wishes = look.map.cities.flatMap((city): LabelWish[] => {
    const rank = rankOf(city, look.marks);
    if ((rank >= 3 && look.detail < 0.55) || (rank >= 2 && look.detail < 0.3)) return [];
    return [
      {
        id: city.id,
        text: city.name,
        at: city.at,
        reach: cityHalf(city, u) + 4 * u,
        size: (rank <= 2 ? 13 : 12) * u,
        rank,
        slab: rank <= 2,
        leads: look.detail > 0.4,
      },
    ];
  });
  return placeLabels(wishes, linkObstacles(look), look.map.sheet, measure);
}

function rankOf(city: CityPlace, marks: Marks): number {
  if (marks.offered.has(city.key) || marks.changed.has(city.key)) return 0;
  return city.homeOf.length > 0 || city.isWestern ? 1 : city.kind === 'town' ? 3 : 2;
}

export function linkObstacles(look: LinkLook): Obstacles {
  const { map, owners } = look,
    u = unitAt(look.detail);
  return {
    strokes: map.links.map((link) => ({ a: link.from, b: link.to, halfWidth: (owners.has(link.key) ? 4.7 : 2.6) * u })),
    boxes: [
      ...map.cities.map((city) => square(city.at, cityHalf(city, u) + 3.6 * u)),
      ...platesOf(look).map((p) => p.box),
      ...map.cities.filter((city) => city.isWestern).map((city) => westernBox(city, u)),
      ...pennantsOf(map, u).map((p) => square(p.at, 5.5 * u)),
    ],
  };
}
