// The part of a board that no move changes: where its places are.
import { placeKey } from './board';
import type { BoardFile, HexBoardFile, LinkBoardFile, NetworkBoardFile } from './boardFile';
import { hexMap, type HexMap } from './hexes';
import { linkMap, type LinkMap } from './links';
import { network, type Network } from './networks';
import { middle, type Box, type Point } from './plane';

type Ground = { sheet: Box; anchors: Map<string, Point> }; // anchors: the middle of every place, by its key
export type Scene = Ground &
  ({ kind: 'hex'; map: HexMap } | { kind: 'link'; map: LinkMap } | { kind: 'network'; map: Network });

const scenes = new WeakMap<object, Scene>();

// Made once for each board.
export function sceneOf(board: unknown): Scene {
  const file = board as BoardFile,
    known = scenes.get(file);
  if (known) return known;
  const scene = laidOut(file);
  scenes.set(file, scene);
  return scene;
}

function laidOut(board: BoardFile): Scene {
  const { game } = board;
  if (game === 'kansas-pacific' || game === 'prussian-rails') {
    const map = hexMap(board as HexBoardFile);
    return {
      kind: 'hex',
      map,
      sheet: map.sheet,
      anchors: new Map(map.places.map((p) => [placeKey({ kind: 'hex', id: p.id }), p.at])),
    };
  }
  if (game === 'rail-baron-southeast') {
    const map = network(board as NetworkBoardFile);
    const anchors = new Map([
      ...map.mileposts.map((m): [string, Point] => [m.key, m.at]),
      ...map.segments.map((s): [string, Point] => [s.key, middle(s.from, s.to)]),
    ]);
    return { kind: 'network', map, sheet: map.sheet, anchors };
  }
  const map = linkMap(board as LinkBoardFile);
  const anchors = new Map([
    ...map.cities.map((c): [string, Point] => [c.key, c.at]),
    ...map.links.map((l): [string, Point] => [l.key, l.middle]),
  ]);
  return { kind: 'link', map, sheet: map.sheet, anchors };
}
