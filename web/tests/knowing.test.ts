import { expect, test } from '@playwright/test';
import { lineOf } from './line';
import { Person } from './person';

const tab = (person: Person, name: string) => person.page.locator('.tabs').getByRole('button', { name });

test('a game is looked back at by keys and slider, with a link to the moment, and played on from there', async ({ page, context }) => {
  const person = new Person(page);
  await person.playNow('Kansas Pacific');
  for (let n = 0; n < 3; ++n) if (await person.decides()) await person.decide();
  await person.decides();
  const last = await person.number();
  await tab(person, 'Story').click();
  await page.locator('.panel a').first().click();
  const moment = Number(new URL(page.url()).searchParams.get('at'));
  await expect(page.getByText(`Moment ${moment} of ${last}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`Moment ${moment + 1} of ${last}`)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(`Moment ${last} of ${last}`)).toBeVisible();
  await page.getByLabel('Moment of the game').fill('3');
  await expect(page.getByText(`Moment 3 of ${last}`)).toBeVisible();

  const other = new Person(await context.newPage());
  await other.page.goto(page.url());
  await expect(other.page.getByText(`Moment 3 of ${last}`)).toBeVisible();

  const table = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  expect(await person.decides()).toBe(true);
});

test('a greyed-out place says why, and its rule opens', async ({ page }) => {
  const person = new Person(page);
  await person.playNow('Kansas Pacific');
  expect(await person.decides()).toBe(true);
  await tab(person, 'List').click();
  await page.locator('.panel').getByRole('searchbox').fill('Wichita');
  await page.locator('.panel').getByRole('button', { name: /Wichita/ }).first().click();
  const why = person.bar.getByRole('alert');
  await expect(why).toBeVisible();
  const rule = why.getByRole('link');
  const id = ((await rule.textContent()) ?? '').replace('Rule ', '');
  await rule.click();
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator(`#${id}`)).toHaveClass(/here/);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(person.bar).toBeVisible();
});

test('a record is exported, and another table plays on from it', async ({ page }) => {
  const person = new Person(page);
  await person.playNow('Kansas Pacific');
  if (await person.decides()) await person.decide();
  await tab(person, 'Table').click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export the record' }).click();
  const path = await (await download).path();
  await person.goToFirstPage();
  await page.getByLabel('Play on from a record').setInputFiles(path);
  await person.atTable();
  expect(await person.decides()).toBe(true);
});

test('a file that is no record is refused with a sentence', async ({ page }) => {
  const person = new Person(page);
  await person.goToFirstPage();
  await page.getByLabel('Play on from a record').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"game":"kansas-pacific","seats":4}') });
  await expect(page.getByRole('alert')).toHaveText(/\.$/);
});

test('Baron gives a hint with what it thinks of the alternatives, and one tap follows it', async ({ page }) => {
  const person = new Person(page);
  await person.playNow('Kansas Pacific');
  expect(await person.decides()).toBe(true);
  await person.button('Hint').click();
  await expect(person.bar.getByText('Baron would play:')).toBeVisible();
  await expect(person.bar.locator('.hint li').first()).toHaveText(/wins \d+%/);
  const before = await person.number();
  await person.bar.locator('.hint button').click();
  await page.waitForFunction((number) => Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number) > number, before);
});

test('what a share is worth to each player is told when asked', async ({ page }) => {
  const person = new Person(page);
  await person.playNow('Kansas Pacific');
  expect(await person.decides()).toBe(true);
  await person.button('What is it worth?').click();
  await expect(person.bar.locator('.hint li')).toHaveCount(4);
});

for (const game of ['Kansas Pacific', 'Prairie Railroads', 'Prussian Rails', 'Rail Baron – Southeast', 'Southern Pacific']) {
  test(`${game} has a guided first game`, async ({ page }) => {
    const person = new Person(page);
    await person.goToFirstPage();
    await page.getByRole('button', { name: `Learn ${game}` }).click();
    const guide = page.getByRole('complementary', { name: 'Your guide' });
    for (let card = 1; card <= 3; ++card) {
      await expect(guide.getByText(`${card} of 3`)).toBeVisible();
      await guide.getByRole('button', { name: 'Next' }).click();
    }
    expect(await person.decides()).toBe(true);
    await expect(guide.getByRole('button', { name: 'Understood' })).toBeVisible();
    await guide.getByRole('button', { name: 'Understood' }).click();
    await expect(guide).toBeHidden();
  });
}

test('charts show cash, income and treasuries over the game', async ({ page }) => {
  const person = new Person(page);
  await person.playNow('Southern Pacific');
  for (let n = 0; n < 2; ++n) if (await person.decides()) await person.decide();
  await tab(person, 'Charts').click();
  for (const kind of ['Cash', 'Income of the railroads', 'Treasuries']) {
    await page.locator('.panel').getByRole('button', { name: kind }).click();
    await expect(page.getByRole('img', { name: new RegExp(`^${kind}:`) })).toBeVisible();
  }
});

test('a page of an older version says so when its line comes back', async ({ page }) => {
  const person = new Person(page);
  const line = await lineOf(page);
  await person.playNow('Kansas Pacific');
  await person.decides();
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), version: 'another' } });
  });
  await expect(page.getByText('A newer Roundhouse is running.')).toBeHidden();
  line.cut();
  line.mend();
  await expect(page.getByText('A newer Roundhouse is running.')).toBeVisible();
});

test('a build is planned with what follows from it, taken back before it is made, and then made', async ({ page }) => {
  const person = new Person(page);
  await person.playNow('Kansas Pacific');
  const places = person.bar.getByLabel(/^Tap a glowing place/);
  for (let decisions = 0; decisions < 60; ++decisions) {
    expect(await person.decides()).toBe(true);
    if ((await places.count()) > 0) break;
    await person.decide();
  }
  const before = await person.number();
  await places.selectOption({ index: 1 });
  await person.button('Plan it').click();
  const plan = person.bar.getByRole('region', { name: 'Planned' });
  await expect(plan.getByText(/builds in/)).toBeVisible();
  await expect(plan.getByRole('list', { name: 'What follows' })).toBeVisible();
  await person.button('One step back').click();
  await expect(plan).toBeHidden();
  expect(await person.number()).toBe(before);
  await places.selectOption({ index: 1 });
  await person.button('Plan it').click();
  await person.button('Do it').click();
  await page.waitForFunction((number) => Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number) > number, before);
});
