import { expect, test } from 'vitest';
import { byTurn, sentencesOf, sinceLastTurn, Story } from './story';
import type { Entry } from './types';

const entry = (number: number, more: object = {}): Entry => ({
  number,
  kind: 'move',
  decider: 0,
  by: 'Ann',
  at: number,
  move: { move: 'pass' },
  events: [],
  ...more,
});
const numbers = (entries: Entry[]) => entries.map((one) => one.number);

test('views add to the story what is new, once', () => {
  const story = new Story();
  story.add({ number: 2, entries: [entry(1), entry(2)] });
  expect(numbers(story.add({ number: 3, entries: [entry(2), entry(3)] }))).toEqual([1, 2, 3]);
  expect(story.since).toBe(3);
});

test('what was taken back leaves the story, and the taking back stays in it', () => {
  const story = new Story();
  story.add({ number: 4, entries: [1, 2, 3, 4].map((n) => entry(n)) });
  const told = story.add({ number: 6, entries: [entry(5, { kind: 'undo', to: 2 }), entry(6)] });
  expect(numbers(told)).toEqual([1, 2, 5, 6]);
});

test('a number without entries still moves the place to ask from', () => {
  const story = new Story();
  story.add({ number: 7, entries: [] });
  expect(story.since).toBe(7);
});

test('since my last turn is all that followed my last decision', () => {
  const entries = [entry(1, { decider: 0 }), entry(2, { decider: 1 }), entry(3, { decider: 'chance' })];
  expect(numbers(sinceLastTurn(entries, [0]))).toEqual([2, 3]);
  expect(numbers(sinceLastTurn(entries, [2]))).toEqual([1, 2, 3]);
});

test('a turn begins after the entry that tells of its beginning', () => {
  const began = { kind: 'turn_began', text: 'Ann begins.' };
  const turns = byTurn([entry(1), entry(2, { events: [began] }), entry(3)]);
  expect(turns.map((turn) => [turn.heading, numbers(turn.entries)])).toEqual([
    ['', [1, 2]],
    ['Ann begins.', [3]],
  ]);
});

test('the story leaves out details, of which another event tells as well', () => {
  const events = [
    { kind: 'rolled', text: 'Ann rolls 7.', detail: true },
    { kind: 'rode', text: 'Ann rides from Savannah to Macon.' },
  ];
  expect(sentencesOf(entry(1, { events }))).toEqual(['Ann rides from Savannah to Macon.']);
});
