// The places of a board in groups: what can be chosen first, then what changed, what is in use, then the rest.
import type { Choice } from '../server/types';
import { boardTexts as texts } from '../texts/boards';
import { placeOf, type Place } from './board';
import type { Description, Seen } from './kind';
import type { Marks } from './marks';
import type { Scene } from './scene';

export type ListedPlace = Description & { key: string; place: Place; offers: Choice[] };
export type PlaceGroup = { title: string; isOpen: boolean; entries: ListedPlace[] };

// Each place is in the first group that it fits; open country without track is left out, and so are segments that nobody may ride now.
export function groupsOf({ kind, ground }: Scene, about: Omit<Seen, 'ground'>, marks: Marks): PlaceGroup[] {
  const seen = { ...about, ground };
  const isInUse = kind.isInUse(seen);
  const listed = new Set<string>();
  const group = (title: string, isOpen: boolean, fits: (key: string) => boolean): PlaceGroup => {
    const keys = [...ground.anchors.keys()].filter((key) => !listed.has(key) && fits(key));
    keys.forEach((key) => listed.add(key));
    const entries = keys.map((key): ListedPlace => {
      const place = placeOf(key);
      return { key, place, offers: marks.offered.get(key) ?? [], ...kind.describe(seen, place) };
    });
    return { title, isOpen, entries: entries.sort((a, b) => a.title.localeCompare(b.title)) };
  };
  return [
    group(texts.toChoose, true, (key) => marks.offered.has(key)),
    group(texts.planned, true, (key) => marks.planned.has(key)),
    group(texts.recent, true, (key) => marks.changed.has(key)),
    group(kind.inUse, false, isInUse),
    group(texts.others, false, (key) => kind.isNamed(ground, key)),
  ];
}
