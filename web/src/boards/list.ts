// The places of a board in groups: what can be chosen first, then what changed, what is built or where the players are, then the rest.
import { boardTexts as texts } from '../texts/boards';
import { placeKey, placeOf, type BoardSeat, type OfferedMove, type Place } from './board';
import type { NetworkState, ShareState } from './boardFile';
import { describe, type Description } from './describe';
import type { Marks } from './marks';
import { sceneOf, type Scene } from './scene';

export type ListedPlace = Description & { key: string; place: Place; offers: OfferedMove[] };
export type PlaceGroup = { title: string; isOpen: boolean; entries: ListedPlace[] };

// Each place is in the first group that it fits; open country without track is left out, and so are segments that nobody may ride now.
export function groupsOf(board: unknown, state: unknown, marks: Marks, seats: BoardSeat[]): PlaceGroup[] {
  const scene = sceneOf(board);
  const busy = placesInUse(scene, state);
  const listed = new Set<string>();
  const group = (title: string, isOpen: boolean, fits: (key: string) => boolean): PlaceGroup => {
    const keys = [...scene.anchors.keys()].filter((key) => !listed.has(key) && fits(key));
    keys.forEach((key) => listed.add(key));
    const entries = keys.map((key): ListedPlace => {
      const place = placeOf(key);
      return { key, place, offers: marks.offered.get(key) ?? [], ...describe(board, state, seats, place) };
    });
    return { title, isOpen, entries: entries.sort((a, b) => a.title.localeCompare(b.title)) };
  };
  const inUse = scene.kind === 'hex' ? texts.withTrack : scene.kind === 'link' ? texts.built : texts.players;
  return [
    group(texts.toChoose, true, (key) => marks.offered.has(key)),
    group(texts.planned, true, (key) => marks.planned.has(key)),
    group(texts.recent, true, (key) => marks.changed.has(key)),
    group(inUse, false, (key) => busy.has(key)),
    group(texts.others, false, (key) => isNamed(scene, key)),
  ];
}

function placesInUse(scene: Scene, state: unknown): Set<string> {
  if (scene.kind === 'network')
    return new Set(
      (state as NetworkState).players.flatMap((p) => [p.at, p.destination, p.home]).map((id) => `city ${id}`),
    );
  const places = Object.values((state as ShareState).railroads).flatMap((r): Place[] => [
    ...(r.track ?? []).map((id): Place => ({ kind: 'hex', id })),
    ...(r.links ?? []).map((id): Place => ({ kind: 'link', id })),
  ]);
  return new Set(places.map(placeKey));
}

function isNamed(scene: Scene, key: string): boolean {
  if (scene.kind === 'hex') return scene.map.byId.get(placeOf(key).id)?.name !== undefined;
  return !key.startsWith('segment ');
}
