// Hex boards: where everything stands on the plane.
import { placeKey } from '../board';
import type { BoardWithRailroads, ShareState } from '../boardFile';
import type { Ground } from '../kind';
import { around, aside, middle, plus, times, type Point, type Stroke } from '../plane';
import type { HexLook } from './look';

export type HexOnFile = {
  id: string;
  col: number;
  row: number;
  kind: string;
  name?: string;
  income?: number;
  terrain?: 'plain' | 'hill' | 'mountain';
};
export type HexBoardFile = BoardWithRailroads & { hexes: HexOnFile[] };

export const halfWidth = 30;
export const radius = (2 * halfWidth) / Math.sqrt(3);
const trackWidth = 9;
export const trackWidthAt = (detail: number): number => Math.max(trackWidth, 3.4 / detail); // never too thin to see

export type HexPlace = HexOnFile & {
  at: Point;
  cells: Point[]; // the middles of its hexes: several where they are one place
  isHome: string | null; // code of the railroad that starts here
};
export type HexMap = Ground & {
  board: HexBoardFile;
  look: HexLook;
  places: HexPlace[];
  byId: Map<string, HexPlace>;
  neighbours: Map<string, string[]>;
};

const corners: Point[] = [0, 1, 2, 3, 4, 5].map((i) => {
  const angle = (-90 + 60 * i) * (Math.PI / 180);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
});
// The six ways out, clockwise from the upper right; way w leaves by the edge between corners w and w + 1.
const ways: [number, number][] = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
];

const centreOf = (hex: HexOnFile): Point => ({ x: hex.col * halfWidth, y: hex.row * 1.5 * radius });
const corner = (way: number): Point => corners[way % 6] ?? { x: 0, y: 0 };
export const outline = (at: Point, size = 1): string =>
  corners.map((c) => `${(at.x + c.x * size).toFixed(1)},${(at.y + c.y * size).toFixed(1)}`).join(' ');

const cellOf = (col: number, row: number): string => `${col} ${row}`;

// The hex that lies that way of this one, if there is one on the board.
export function besides<Hex extends HexOnFile>(hexes: Hex[]): (hex: Hex, way: number) => Hex | undefined {
  const cells = new Map(hexes.map((h) => [cellOf(h.col, h.row), h]));
  return (h, way) => cells.get(cellOf(h.col + (ways[way]?.[0] ?? 0), h.row + (ways[way]?.[1] ?? 0)));
}
export const allWays = [0, 1, 2, 3, 4, 5];

// The edges of these hexes, on the ways given, that lie towards a hex (or none) of which `isEdge` holds.
export function edgesOf<Hex extends HexOnFile>(
  hexes: Hex[],
  of: (hex: Hex) => boolean,
  waysOut: number[],
  isEdge: (other: Hex | undefined) => boolean,
): [Point, Point][] {
  const beside = besides(hexes);
  return hexes
    .filter(of)
    .flatMap((h) =>
      waysOut
        .filter((way) => isEdge(beside(h, way)))
        .map((way): [Point, Point] => [plus(centreOf(h), corner(way)), plus(centreOf(h), corner(way + 1))]),
    );
}

export function hexMap(board: HexBoardFile, look: HexLook = {}): HexMap {
  const homes = new Map(board.railroads.map((r) => [r.home ?? '', r.code]));
  const beside = besides(board.hexes);
  const idOf = (h: HexOnFile) => (h.kind === look.joined?.kind ? look.joined.id : h.id);

  const places: HexPlace[] = [];
  const byId = new Map<string, HexPlace>();
  for (const hex of board.hexes) {
    const at = centreOf(hex),
      known = byId.get(idOf(hex));
    if (known) {
      known.cells.push(at);
      known.at = times(known.cells.reduce(plus), 1 / known.cells.length);
      continue;
    }
    const place: HexPlace = { ...hex, id: idOf(hex), at, cells: [at], isHome: homes.get(hex.id) ?? null };
    places.push(place);
    byId.set(place.id, place);
  }

  const neighbours = new Map<string, string[]>(places.map((p) => [p.id, []]));
  for (const hex of board.hexes)
    for (const way of allWays) {
      const other = beside(hex, way);
      if (other && idOf(other) !== idOf(hex)) neighbours.get(idOf(hex))?.push(idOf(other));
    }
  return {
    board,
    look,
    places,
    byId,
    neighbours,
    sheet: around(board.hexes.map(centreOf), radius + 34),
    anchors: new Map(places.map((p) => [placeKey({ kind: 'hex', id: p.id }), p.at])),
  };
}

export type Token = { code: string; at: Point };
export type HexTrack = { code: string; to: string; stroke: Stroke }; // to: the hex farther from where the track began
export type Rails = { tokens: Map<string, Token[]>; tracks: HexTrack[] };

export const isLarge = (place: HexPlace): boolean => place.cells.length > 1;

// Where the sign of a town or city stands: in the middle, or above the tokens. Null for open country.
export function signSpot(place: HexPlace, rails: Rails): Point | null {
  if (!place.name) return null;
  return rails.tokens.has(place.id) || isLarge(place) ? plus(place.at, { x: 0, y: -11 }) : place.at;
}

// Where the tokens of a place stand: side by side under the sign, in rows of three where there are many.
export function tokenSpots(place: HexPlace, count: number): Point[] {
  const foot = plus(place.at, { x: 0, y: place.name ? 11.5 : 0 });
  const columns = isLarge(place) ? 4 : count <= 2 ? count : 3,
    rows = Math.ceil(count / columns);
  const apart = columns > 2 && !isLarge(place) ? 17 : 22.6;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns),
      inRow = Math.min(columns, count - row * columns);
    return plus(foot, { x: ((i % columns) - (inRow - 1) / 2) * apart, y: (row - (rows - 1) / 2) * 16 });
  });
}
export const tokenSize = (count: number): number => (count === 1 ? 12 : count === 2 ? 11 : 8.4);

export type HexPlan = { code: string; hexes: string[] };

// A railroad's track is drawn as a tree that grows from its home, what is planned for it added at its ends; two railroads between the
// same hexes run side by side.
export function railsOf(map: HexMap, state: ShareState, codes: string[], plan: HexPlan | null = null): Rails {
  const built = (code: string): string[] => state.railroads[code]?.track ?? [];
  const planned = (code: string): string[] =>
    plan?.code === code ? plan.hexes.filter((hex) => !built(code).includes(hex)) : [];
  const there = new Map<string, string[]>();
  for (const code of codes)
    for (const id of [...built(code), ...planned(code)]) there.set(id, [...(there.get(id) ?? []), code]);
  const tokens = new Map<string, Token[]>();
  for (const [id, railroads] of there) {
    const place = map.byId.get(id);
    if (!place) continue;
    const spots = tokenSpots(place, railroads.length);
    tokens.set(
      id,
      railroads.map((code, i) => ({ code, at: spots[i] ?? place.at })),
    );
  }
  const joins = new Map<string, { code: string; to: string; a: Point; b: Point }[]>();
  for (const code of codes)
    for (const [a, b] of tree(map, built(code), planned(code), code)) {
      const from = tokens.get(a)?.find((t) => t.code === code),
        to = tokens.get(b)?.find((t) => t.code === code);
      if (!from || !to) continue;
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      joins.set(key, [
        ...(joins.get(key) ?? []),
        { code, to: b, a: a < b ? from.at : to.at, b: a < b ? to.at : from.at },
      ]);
    }
  const tracks = [...joins.values()].flatMap((lanes) =>
    lanes.map(({ code, to, a, b }, i): HexTrack => {
      const off = lanes.length === 1 ? { x: 0, y: 0 } : times(aside(a, b), apartBy(lanes, i));
      return { code, to, stroke: { a: plus(a, off), b: plus(b, off), halfWidth: trackWidth / 2 } };
    }),
  );
  return { tokens, tracks };
}

// Lanes whose ends stand apart already are left where they are.
function apartBy(lanes: { a: Point; b: Point }[], i: number): number {
  const middles = lanes.map((l) => middle(l.a, l.b));
  const clear = middles.every((p, j) =>
    middles.every((q, k) => j === k || Math.hypot(p.x - q.x, p.y - q.y) >= trackWidth),
  );
  return clear ? 0 : (i - (lanes.length - 1) / 2) * (trackWidth + 1);
}

function tree(map: HexMap, track: string[], planned: string[], code: string): [string, string][] {
  const own = new Set(track),
    seen = new Set<string>(),
    joins: [string, string][] = [];
  const starts = [...track].sort(
    (a, b) => Number(map.byId.get(b)?.isHome === code) - Number(map.byId.get(a)?.isHome === code),
  );
  for (const start of starts) {
    if (seen.has(start)) continue;
    seen.add(start);
    const queue = [start];
    for (let at = queue.shift(); at !== undefined; at = queue.shift())
      for (const next of map.neighbours.get(at) ?? [])
        if (own.has(next) && !seen.has(next)) {
          seen.add(next);
          joins.push([at, next]);
          queue.push(next);
        }
  }
  for (const hex of planned) {
    const beside = map.neighbours.get(hex)?.find((h) => seen.has(h));
    seen.add(hex);
    if (beside !== undefined) joins.push([beside, hex]);
  }
  return joins;
}
