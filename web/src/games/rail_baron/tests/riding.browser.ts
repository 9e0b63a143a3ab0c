import { expect, test } from '@playwright/test';
import { Person } from '../../../../tests/person';
import { playOf } from '../../../../tests/tables';

const play = playOf('rail_baron');

test('a game is played to its end by the routes that are offered, by keyboard', async ({ page }) => {
  const person = new Person(page, 'keyboard');
  await person.setUp(play.name, ['me', 'bot:brakeman'], play.options);
  await person.atTable();
  await person.playToEnd();
});

test('lines are coloured by owner, and by railroad on demand', async ({ page }) => {
  await page.goto(`${process.env.GALLERY_URL ?? ''}boards.html?game=${play.id}&stage=mid`);
  await page.locator('.map-board > svg').waitFor();
  const colours = () =>
    page.evaluate(
      () => new Set([...document.querySelectorAll('.segments .line')].map((l) => l.getAttribute('stroke'))).size,
    );
  expect(await colours()).toBeLessThan(8);
  await page.getByRole('button', { name: 'Colour by railroad' }).click();
  expect(await colours()).toBeGreaterThan(30);
});
