// Boards of cities and links: where everything stands on the plane.
import { placeKey } from '../board';
import type { BoardWithRailroads, CityOnFile, ShareState } from '../boardFile';
import { Projection, sheetAround } from '../geography';
import type { Ground } from '../kind';
import { middle, type Point } from '../plane';
import type { LinkLook } from './look';

export type LinkOnFile = { a: string; b: string; one_way?: boolean };
export type LinkBoardFile = BoardWithRailroads & { cities: CityOnFile[]; links: LinkOnFile[] };

export type LinkPlace = {
  id: string;
  key: string;
  a: string;
  b: string;
  from: Point;
  to: Point;
  middle: Point;
  isOneWay: boolean;
};
export type CityPlace = CityOnFile & { key: string; at: Point; homeOf: string[] };
export type LinkMap = Ground & {
  board: LinkBoardFile;
  look: LinkLook;
  projection: Projection;
  cities: CityPlace[];
  byId: Map<string, CityPlace>;
  links: LinkPlace[];
};

export function linkMap(board: LinkBoardFile, look: LinkLook = {}): LinkMap {
  const projection = new Projection(board.cities);
  const cities = board.cities.map((city): CityPlace => ({
    ...city,
    key: placeKey({ kind: 'city', id: city.id }),
    at: projection.of(city),
    homeOf: board.railroads.filter((r) => r.home === city.id || r.homes?.includes(city.id)).map((r) => r.code),
  }));
  const byId = new Map(cities.map((c) => [c.id, c]));
  const links = board.links.map(({ a, b, one_way }): LinkPlace => {
    const from = byId.get(a)?.at ?? { x: 0, y: 0 },
      to = byId.get(b)?.at ?? { x: 0, y: 0 };
    const id = `${a}-${b}`;
    const key = placeKey({ kind: 'link', id });
    return { id, key, a, b, from, to, middle: middle(from, to), isOneWay: one_way === true };
  });
  return {
    board,
    look,
    projection,
    cities,
    byId,
    links,
    sheet: sheetAround(cities.map((c) => c.at)),
    anchors: new Map([
      ...cities.map((c): [string, Point] => [c.key, c.at]),
      ...links.map((l): [string, Point] => [l.key, l.middle]),
    ]),
  };
}

// Who owns each link, by its key.
export function linkOwners(state: ShareState): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [code, railroad] of Object.entries(state.railroads))
    for (const id of railroad.links ?? []) owners.set(placeKey({ kind: 'link', id }), code);
  return owners;
}

// The railroads at each city: by the links that end there, and by a home that is theirs alone.
export function railroadsAt(map: LinkMap, owners: Map<string, string>): Map<string, string[]> {
  const there = new Map<string, Set<string>>(map.cities.map((c) => [c.id, new Set<string>()]));
  for (const railroad of map.board.railroads) if (railroad.home) there.get(railroad.home)?.add(railroad.code);
  for (const link of map.links) {
    const owner = owners.get(link.key);
    if (owner === undefined) continue;
    there.get(link.a)?.add(owner);
    there.get(link.b)?.add(owner);
  }
  return new Map([...there].map(([id, codes]) => [id, [...codes]]));
}
