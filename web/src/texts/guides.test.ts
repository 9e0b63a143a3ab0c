import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guides } from './guides';

const folders: { [game: string]: string } = {
  'kansas-pacific': 'kansas_pacific',
  'prairie-railroads': 'prairie_railroads',
  'prussian-rails': 'prussian_rails',
  'rail-baron-southeast': 'rail_baron',
  'southern-pacific': 'southern_pacific',
};
const file = (game: string, name: string): string =>
  readFileSync(new URL(`../../../games/${folders[game]}/${name}`, import.meta.url), 'utf8');

test('all five games have a guide', () => {
  expect(Object.keys(guides).sort()).toEqual(Object.keys(folders).sort());
});

test.each(Object.keys(folders))('the guide of %s names rules and questions that the game has', (game) => {
  const rules = file(game, 'rules.md'),
    steps = file(game, 'step_names.hpp');
  const guide = guides[game]!;
  const unknownRules = [...guide.opening, ...Object.values(guide.steps)]
    .map((advice) => advice.rule)
    .filter((rule) => rule && !rules.includes(`**${rule}**`));
  const unknownSteps = Object.keys(guide.steps).filter((step) => !steps.includes(`"${step}"`));
  expect(unknownRules).toEqual([]);
  expect(unknownSteps).toEqual([]);
});
