// Boards of cities and links.
import { boardTexts as texts } from '../../texts/boards';
import { namesOf, placeKey, type Place } from '../board';
import type { ShareState } from '../boardFile';
import type { BoardKind, Description, Seen } from '../kind';
import LinkBoard from './LinkBoard.svelte';
import type { LinkLook } from './look';
import { linkMap, linkOwners, railroadsAt, type LinkBoardFile, type LinkMap } from './map';

export const linkBoard = (look: LinkLook): BoardKind => ({
  layOut: (board) => linkMap(board as LinkBoardFile, look),
  Picture: LinkBoard,
  describe: (seen, place) => (place.kind === 'link' ? ofLink(seen, place) : ofCity(seen, place.id)),
  inUse: texts.built,
  isInUse: ({ state }) => {
    const owners = linkOwners(state as ShareState);
    return (key) => owners.has(key);
  },
  isNamed: () => true,
});

function ofLink(seen: Seen, place: Place): Description {
  const map = seen.ground as LinkMap,
    state = seen.state as ShareState;
  const key = placeKey(place);
  const link = map.links.find((l) => l.key === key);
  const a = map.byId.get(link?.a ?? ''),
    b = map.byId.get(link?.b ?? '');
  if (!link || !a || !b) return { title: place.id, lines: [] };
  const owner = linkOwners(state).get(key);
  const [paysA, paysB] = [a, b].map((city) => map.look.income?.(city, state));
  return {
    title: texts.link(a.name, b.name),
    lines: [
      owner === undefined ? texts.open : texts.owned(namesOf(map.board, [owner]).join('')),
      ...(paysA !== undefined && paysB !== undefined ? [texts.ends(a.name, paysA, b.name, paysB)] : []),
      ...(link.isOneWay ? [texts.oneWay(a.name, b.name)] : []),
    ],
  };
}

function ofCity(seen: Seen, id: string): Description {
  const map = seen.ground as LinkMap,
    state = seen.state as ShareState;
  const city = map.byId.get(id);
  if (!city) return { title: id, lines: [] };
  const here = railroadsAt(map, linkOwners(state)).get(id) ?? [];
  const lines = [
    ...(here.length > 0 ? [texts.railroadsHere(namesOf(map.board, here))] : []),
    ...(map.look.says?.({ map, state, city, here }) ?? []),
    ...(city.homeOf.length > 0 ? [texts.homeOf(namesOf(map.board, city.homeOf))] : []),
  ];
  return { title: city.name, lines: lines.length > 0 ? lines : [texts.noRailroadHere] };
}
