// The guides of all games: their rules and steps are those that the game has.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameCard, GameTable } from './game';

const tables = import.meta.glob<GameTable>('./*/table.ts', { import: 'default', eager: true });
const cards = import.meta.glob<GameCard>('./*/card.ts', { import: 'default', eager: true });
const folders = Object.keys(tables).map((path) => path.split('/')[1]!);
const file = (folder: string, name: string): string =>
  readFileSync(new URL(`../../../games/${folder}/${name}`, import.meta.url), 'utf8');

test.each(folders)(
  'card and table of %s are of one game, which has a folder of the same name in the engine',
  (folder) => {
    expect(cards[`./${folder}/card.ts`]?.id).toBe(tables[`./${folder}/table.ts`]?.id);
    expect(existsSync(new URL(`../../../games/${folder}/rules.md`, import.meta.url))).toBe(true);
  },
);

test.each(folders)('the guide of %s names rules and questions that the game has', (folder) => {
  const guide = tables[`./${folder}/table.ts`]!.guide;
  if (!guide) return;
  const rules = file(folder, 'rules.md'),
    steps = file(folder, 'step_names.hpp');
  const unknownRules = [...guide.opening, ...Object.values(guide.steps)]
    .map((advice) => advice.rule)
    .filter((rule) => rule && !rules.includes(`**${rule}**`));
  expect(unknownRules).toEqual([]);
  expect(Object.keys(guide.steps).filter((step) => !steps.includes(`"${step}"`))).toEqual([]);
});

test.each(folders)('every question to chance in %s is one that the game has', (folder) => {
  const steps = file(folder, 'step_names.hpp');
  const asked = Object.keys(tables[`./${folder}/table.ts`]!.chance ?? {});
  expect(asked.filter((step) => !steps.includes(`"${step}"`))).toEqual([]);
});
