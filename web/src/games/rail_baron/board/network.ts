// The network of railroads: mileposts, segments side by side, and who owns what.
import { placeKey, type BoardSeat } from '../../../boards/board';
import type { CityOnFile, RailroadOnFile } from '../../../boards/boardFile';
import { Projection, sheetAround } from '../../../boards/geography';
import type { Ground } from '../../../boards/kind';
import { aside, length, middle, minus, plus, times, type Point } from '../../../boards/plane';
import type { BoardFile, RailBaronSoutheastState, State } from '../../../server/types';

export type NetworkRailroad = RailroadOnFile & { price: number; public?: boolean; lines?: string[][] };
export type NetworkBoardFile = BoardFile & {
  railroads: NetworkRailroad[];
  regions: string[];
  cities: CityOnFile[];
  dots: CityOnFile[];
  payoffs: { city: string; dollars: number[] }[];
};
export const networkState = (state: State): RailBaronSoutheastState => state as RailBaronSoutheastState;

export type Milepost = CityOnFile & { key: string; at: Point; isCity: boolean };
export type SegmentPlace = {
  id: string;
  key: string;
  railroad: string;
  a: string;
  b: string;
  from: Point;
  to: Point;
  lane: number;
};
export type Network = Ground & {
  board: NetworkBoardFile;
  projection: Projection;
  mileposts: Milepost[];
  byId: Map<string, Milepost>;
  segments: SegmentPlace[];
  railroads: Map<string, NetworkRailroad>;
  nameSpots: Map<string, Point[]>; // where a railroad's initials may stand, the best first
};

export function network(board: NetworkBoardFile): Network {
  const projection = new Projection([...board.cities, ...board.dots]);
  const milepost =
    (isCity: boolean) =>
    (c: CityOnFile): Milepost => ({ ...c, key: placeKey({ kind: 'city', id: c.id }), at: projection.of(c), isCity });
  const mileposts = [...board.cities.map(milepost(true)), ...board.dots.map(milepost(false))];
  const byId = new Map(mileposts.map((m) => [m.id, m]));
  const segments = segmentsOf(board, byId);
  const nameSpots = new Map<string, Point[]>();
  for (const railroad of board.railroads)
    nameSpots.set(
      railroad.code,
      segments
        .filter((s) => s.railroad === railroad.code)
        .sort((s, t) => length(minus(t.from, t.to)) - length(minus(s.from, s.to)))
        .slice(0, 4)
        .map((s) => middle(s.from, s.to)),
    );
  return {
    board,
    projection,
    mileposts,
    byId,
    segments,
    railroads: new Map(board.railroads.map((r) => [r.code, r])),
    nameSpots,
    sheet: sheetAround(mileposts.map((m) => m.at)),
    anchors: new Map([
      ...mileposts.map((m): [string, Point] => [m.key, m.at]),
      ...segments.map((s): [string, Point] => [s.key, middle(s.from, s.to)]),
    ]),
  };
}

function segmentsOf(board: NetworkBoardFile, byId: Map<string, Milepost>): SegmentPlace[] {
  const segments = new Map<string, SegmentPlace>();
  const beside = new Map<string, SegmentPlace[]>();
  for (const { code, lines = [] } of board.railroads)
    for (const line of lines)
      for (let i = 0; i + 1 < line.length; ++i) {
        const [a = '', b = ''] = [line[i], line[i + 1]].sort();
        const from = byId.get(a)?.at,
          to = byId.get(b)?.at,
          id = `${code}:${a}-${b}`;
        if (!from || !to || segments.has(id)) continue;
        const segment = { id, key: placeKey({ kind: 'segment', id }), railroad: code, a, b, from, to, lane: 0 };
        segments.set(id, segment);
        beside.set(`${a} ${b}`, [...(beside.get(`${a} ${b}`) ?? []), segment]);
      }
  for (const parallel of beside.values()) parallel.forEach((s, i) => (s.lane = i - (parallel.length - 1) / 2));
  return [...segments.values()];
}

// A segment moved aside, so that parallel ones run beside each other `apart` units from line to line.
export function laid({ from, to, lane }: SegmentPlace, apart: number): { a: Point; b: Point } {
  const off = times(aside(from, to), lane * apart);
  return { a: plus(from, off), b: plus(to, off) };
}

export type Owner = number | 'bank' | 'public' | 'third';

export function ownersOf(net: Network, state: RailBaronSoutheastState): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const [code, railroad] of net.railroads) owners.set(code, railroad.public ? 'public' : 'bank');
  for (const code of state.third) owners.set(code, 'third');
  state.players.forEach((player, seat) => player.railroads.forEach((code) => owners.set(code, seat)));
  return owners;
}

// Whose trip is looked at: the one in whose turn it is where that is mine, else mine, else whose turn it is.
export function riderOf(state: Pick<RailBaronSoutheastState, 'turn'>, seats: BoardSeat[]): number {
  const mine = seats.filter((s) => s.mine).map((s) => s.seat),
    turn = state.turn ?? 0;
  return mine.includes(turn) ? turn : (mine[0] ?? turn);
}

// From the chart, which is entered as its lower half: what a ride between two cities pays.
export function payoff(board: NetworkBoardFile, a: string, b: string): number | null {
  const order = board.cities.map((c) => c.id);
  const [low = 0, high = 0] = [order.indexOf(a), order.indexOf(b)].sort((x, y) => x - y);
  if (low < 0 || low === high) return null;
  return board.payoffs.find((line) => line.city === order[high])?.dollars[low] ?? null;
}
