// The names on the network: cities first, a city without room by its letters in a sign of its own, railroads by their
// initials, other mileposts with zoom.
import { placeLabels, type Label, type LabelWish, type Measure, type Obstacles } from '../../../boards/labels';
import type { Marks } from '../../../boards/marks';
import { square, type Box, type Point } from '../../../boards/plane';
import type { RailBaronSoutheastState } from '../../../server/types';
import type { Milepost, Network, SegmentPlace } from './network';
import type { Piece } from './pieces';

export type LineLook = { colour: string; width: number; dashes: string; over: string; isOwned: boolean };
export type DrawnSegment = { segment: SegmentPlace; a: Point; b: Point; look: LineLook };
export type NetworkLook = {
  net: Network;
  drawn: DrawnSegment[];
  pieces: Piece[];
  position: RailBaronSoutheastState;
  marks: Marks;
  detail: number;
  byRailroad: boolean;
};
export type NetworkNames = { places: Label[]; signs: Milepost[]; railroads: { label: Label; code: string }[] };

// A pixel of the design in units of the plane. Symbols grow slower than the map.
export const unitAt = (detail: number): number => Math.min(1.9, Math.max(0.6, (detail / 0.7) ** 0.4)) / detail;
export const signBox = (at: Point, u: number): Box => ({
  x: at.x - 14 * u,
  y: at.y - 6.6 * u,
  width: 28 * u,
  height: 13.2 * u,
});
const ofRailroad = 'railroad ';

export function networkNames(look: NetworkLook, measure: Measure): NetworkNames {
  const u = unitAt(look.detail),
    wishes = [...mileposts(look, u), ...railroads(look, u)];
  const obstacles = networkObstacles(look),
    { sheet } = look.net;
  const cities = wishes.filter((w) => look.net.byId.get(w.id)?.isCity); // they choose first, so the others need not be asked
  const named = new Set(placeLabels(cities, obstacles, sheet, measure).map((l) => l.id));
  const signs = look.detail < 0.4 ? [] : look.net.mileposts.filter((m) => m.isCity && !named.has(m.id));
  const signed = new Set(signs.map((m) => m.id)),
    boxes = [...obstacles.boxes, ...signs.map((m) => signBox(m.at, u))];
  const labels = placeLabels(
    wishes.filter((w) => !signed.has(w.id)),
    { ...obstacles, boxes },
    sheet,
    measure,
  );
  return {
    places: labels.filter((l) => !l.id.startsWith(ofRailroad)),
    signs,
    railroads: labels
      .filter((l) => l.id.startsWith(ofRailroad))
      .map((label) => ({ label, code: label.id.split(' ')[1] ?? '' })),
  };
}

export function networkObstacles({ net, drawn, pieces, detail }: NetworkLook): Obstacles {
  const u = unitAt(detail);
  return {
    strokes: drawn.map(({ a, b, look }) => ({ a, b, halfWidth: (look.width / 2 + 0.9) * u })),
    boxes: [...net.mileposts.map((m) => square(m.at, (m.isCity ? 5.6 : 2.6) * u)), ...pieces.map((p) => p.box)],
  };
}

function mileposts({ net, position, marks, detail }: NetworkLook, u: number): LabelWish[] {
  const matters = new Set(position.players.flatMap((p) => [p.at, p.destination, p.home]));
  return net.mileposts.flatMap((m): LabelWish[] => {
    const isWanted = marks.offered.has(m.key) || matters.has(m.id);
    if (!m.isCity && !(detail > 2.1 || (isWanted && detail > 0.5))) return [];
    const rank = m.isCity ? (isWanted ? 0 : 1) : isWanted ? 2 : 5;
    const text = m.isCity ? m.name.replace(/, .*/, '') : m.name;
    return [
      {
        id: m.id,
        text,
        at: m.at,
        reach: (m.isCity ? 6 : 3.2) * u,
        size: (m.isCity ? (isWanted ? 14 : 13) : 11) * u,
        rank,
        slab: m.isCity,
        leads: m.isCity && detail > 0.9,
      },
    ];
  });
}

function railroads({ net, drawn, detail, byRailroad }: NetworkLook, u: number): LabelWish[] {
  if (detail <= 0.6 && !byRailroad) return [];
  const owned = new Set(drawn.filter((d) => d.look.isOwned).map((d) => d.segment.railroad));
  return [...net.nameSpots].flatMap(([code, spots]) =>
    spots
      .filter((_, i) => i === 0 || detail >= 1.3 * i)
      .map((at, i): LabelWish => ({
        id: `${ofRailroad}${code} ${i}`,
        text: net.railroads.get(code)?.abbr ?? code,
        at,
        reach: 3.4 * u,
        size: 10 * u,
        rank: owned.has(code) ? 3 : 4,
        slab: false,
      })),
  );
}
