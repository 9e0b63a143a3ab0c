// Boards of hexes: towns and cities in open country, track from hex to hex.
import { boardTexts as texts } from '../../texts/boards';
import { namesOf, placeKey, placeOf } from '../board';
import type { ShareState } from '../boardFile';
import type { BoardKind, Description, Ground, Seen } from '../kind';
import HexBoard from './HexBoard.svelte';
import { incomeAt, type HexLook } from './look';
import { hexMap, type HexBoardFile, type HexMap } from './map';

export const hexBoard = (look: HexLook): BoardKind => ({
  layOut: (board) => hexMap(board as HexBoardFile, look),
  Picture: HexBoard,
  describe: (seen, place) => describe(seen, place.id),
  inUse: texts.withTrack,
  isInUse: ({ state }) => {
    const track = Object.values((state as ShareState).railroads).flatMap((r) => r.track ?? []);
    const keys = new Set(track.map((id) => placeKey({ kind: 'hex', id })));
    return (key) => keys.has(key);
  },
  isNamed: (ground: Ground, key) => (ground as HexMap).byId.get(placeOf(key).id)?.name !== undefined,
});

function describe(seen: Seen, id: string): Description {
  const board = seen.board as HexBoardFile,
    map = seen.ground as HexMap,
    state = seen.state as ShareState;
  const place = map.byId.get(id);
  if (!place) return { title: texts.hex(id), lines: [] };
  const about = { map, state, place };
  const kind = map.look.kinds?.[place.kind] ?? place.kind.replaceAll('_', ' ');
  const here = Object.entries(state.railroads)
    .filter(([, r]) => r.track?.includes(id))
    .map(([code]) => code);
  const homes = board.railroads.filter((r) => r.home === id && !here.includes(r.code));
  const pays = incomeAt(about, here.length);
  return {
    title: place.name ?? texts.hex(id),
    lines: [
      place.terrain && place.cells.length === 1 ? `${kind}, ${texts.terrains[place.terrain]}` : kind,
      ...(map.look.says ? [] : pays ? [texts.pays(pays)] : []),
      ...(map.look.says?.(about) ?? []),
      ...(here.length > 0 ? [texts.railroadsHere(namesOf(board, here))] : []),
      ...(homes.length > 0 ? [texts.homeOf(homes.map((r) => r.name))] : []),
    ],
  };
}
