// What is to be seen at places beside the position itself: offers, plans, what changed.
import type { GameTable } from '../games/game';
import type { Choice, State } from '../server/types';
import { placeKey, placesOf, type Place } from './board';

export type Marks = {
  offered: Map<string, Choice[]>;
  planned: Map<string, number>; // place to its number in the plan, from 1
  changed: Set<string>;
  isAsked: boolean; // whether any place can be chosen now
};

export function marksOf(game: GameTable, state: State, moves: Choice[], planned: Place[], changed: Place[]): Marks {
  const offered = new Map<string, Choice[]>();
  for (const offer of moves)
    for (const place of placesOf(game, offer.move, state)) {
      const key = placeKey(place),
        there = offered.get(key);
      if (there) there.push(offer);
      else offered.set(key, [offer]);
    }
  return {
    offered,
    planned: new Map(planned.map((place, i) => [placeKey(place), i + 1])),
    changed: new Set(changed.map(placeKey)),
    isAsked: offered.size > 0,
  };
}

// Most places are not: who draws what marks them goes through these only.
export const isMarked = (marks: Marks, key: string): boolean =>
  marks.offered.has(key) || marks.planned.has(key) || marks.changed.has(key);

// The classes of a place for the style sheet.
export function classesOf(marks: Marks, key: string): string {
  return `${marks.offered.has(key) ? 'offered' : marks.isAsked ? 'resting' : ''} ${marks.planned.has(key) ? 'planned' : ''} ${marks.changed.has(key) ? 'changed' : ''}`;
}
