// The story of a table as this browser knows it: entries in the order of their numbers, without those taken back.
import type { Entry } from './types';

export class Story {
  #entries: Entry[] = [];
  #number = 0;

  // The number to ask from when the line comes back.
  get since(): number {
    return this.#number;
  }

  add(view: { number: number; entries: Entry[] }): Entry[] {
    for (const entry of view.entries) {
      if (entry.number <= (this.#entries.at(-1)?.number ?? 0)) continue;
      const to = entry.kind === 'undo' ? entry.to : Infinity;
      this.#entries = [...this.#entries.filter((known) => known.number <= to), entry];
    }
    this.#number = view.number;
    return this.#entries;
  }
}

// What came after the last decision of these seats; everything if they haven't decided yet.
export function sinceLastTurn(entries: Entry[], seats: number[]): Entry[] {
  const last = entries.findLastIndex(
    (entry) => entry.kind === 'move' && typeof entry.decider === 'number' && seats.includes(entry.decider),
  );
  return entries.slice(last + 1);
}

// What a story says of an entry: without details, of which another event tells as well.
export const sentencesOf = (entry: Entry): string[] =>
  entry.events.filter((event) => !event.detail).map((event) => event.text);

export type Turn = { heading: string; entries: Entry[] };

// Entries in groups, one for each turn, round or railroad's operation.
export function byTurn(entries: Entry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    if (turns.length === 0) turns.push({ heading: '', entries: [] });
    turns.at(-1)!.entries.push(entry);
    const began = entry.events.findLast((event) => event.kind === 'turn_began');
    if (began) turns.push({ heading: began.text, entries: [] });
  }
  return turns.filter((turn) => turn.entries.length > 0);
}
