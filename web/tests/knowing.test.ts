// What a table tells: earlier positions, reasons, hints, records, charts, and what a plan would lead to.
import { expect, test } from '@playwright/test';
import { lineOf } from './line';
import { Person, type Hand } from './person';
import { againstTwo, another, me, recordBefore, sample, sitDown, tableOf, wholeRecord } from './tables';

const hands: Hand[] = ['mouse', 'keyboard'];
const midway = 60; // moves

for (const hand of hands)
  test(`a game is looked back at by keys and slider, with a link to the position, and played on from there, by ${hand}`, async ({
    page,
    context,
  }) => {
    const person = new Person(page, hand);
    const path = await sitDown(person, {
      record: await recordBefore(sample, (_, place) => place === midway),
    });
    const last = await person.number();
    await person.open('Story');
    await person.use(person.panel.getByRole('link').first());
    const position = Number(new URL(page.url()).searchParams.get('at'));
    await expect(page.getByText(`Position ${position} of ${last}`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Position ${position + 1} of ${last}`)).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText(`Position ${last} of ${last}`)).toBeVisible();
    const slider = page.getByLabel('Position in the game');
    if (hand === 'mouse') await slider.fill('3');
    else {
      await person.travelTo(slider);
      await page.keyboard.press('Home');
      for (let n = 0; n < 3; ++n) await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByText(`Position 3 of ${last}`)).toBeVisible();

    const other = new Person(await context.newPage());
    await other.page.goto(page.url());
    await expect(other.page.getByText(`Position 3 of ${last}`)).toBeVisible();

    await person.use(page.getByRole('button', { name: 'Play on from here' }));
    await expect(page).not.toHaveURL(new RegExp(path));
    expect(await person.decides()).toBe(true);
  });

test('a greyed-out place on the board says why when it is tapped, and its rule opens', async ({ page }) => {
  const person = new Person(page);
  await sitDown(person, { record: await recordBefore(sample, ({ move }) => move === 'build') });
  await page.locator('.resting[data-place]').first().click();
  const why = person.bar.getByRole('alert');
  const id = ((await why.getByRole('link').textContent()) ?? '').replace('Rule ', '');
  await why.getByRole('link').click();
  await expect(page.locator(`#${id}`)).toHaveClass(/here/);
});

test('a greyed-out place in the list says why, its rule opens, and the way leads back to the table, by keyboard', async ({
  page,
}) => {
  const person = new Person(page, 'keyboard');
  await sitDown(person, againstTwo());
  expect(await person.decides()).toBe(true);
  await person.open('List');
  await person.fill(person.panel.getByRole('searchbox'), sample.place!);
  await person.use(person.panel.getByRole('button', { name: sample.place }).first());
  const rule = person.bar.getByRole('alert').getByRole('link');
  const id = ((await rule.textContent()) ?? '').replace('Rule ', '');
  await person.use(rule);
  await expect(page.locator(`#${id}`)).toHaveClass(/here/);
  await person.use(page.getByRole('link', { name: 'Back to the table' }));
  await expect(person.bar).toBeVisible();
});

for (const hand of hands)
  test(`a record is exported, and another table plays on from it, by ${hand}`, async ({ page }) => {
    const person = new Person(page, hand);
    await sitDown(person, againstTwo());
    if (await person.decides()) await person.decide();
    await person.open('Table');
    const download = page.waitForEvent('download');
    await person.use(page.getByRole('link', { name: 'Export record' }));
    const path = await (await download).path();
    await person.use(page.getByRole('link', { name: 'Roundhouse, home' }));
    const chooser = page.waitForEvent('filechooser');
    await person.use(page.getByLabel('Play on from a record'));
    await (await chooser).setFiles(path);
    await person.atTable();
    expect(await person.decides()).toBe(true);
  });

test('a file that is no record is refused with a sentence, which stays when the tables are looked at again', async ({
  page,
}) => {
  const person = new Person(page);
  await page.clock.install();
  await person.goToFirstPage();
  for (const text of [`{"game":"${sample.id}","seats":4}`, '{}', 'null', 'no JSON at all']) {
    await page
      .getByLabel('Play on from a record')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert')).toHaveText(/\.$/);
  }
  const looked = page.waitForResponse(/\/api\/tables\?show=running/);
  await page.clock.runFor(10_000);
  await looked;
  await expect(page.getByRole('alert')).toHaveText(/\.$/);
});

for (const hand of hands)
  test(`Baron gives a hint with what it thinks of the alternatives, and it is followed by ${hand}`, async ({
    page,
  }) => {
    const person = new Person(page, hand);
    await sitDown(person, { ...againstTwo(), seats: [me, me, me] }); // nobody has bid: there is more than to pass
    expect(await person.decides()).toBe(true);
    await person.use(person.button('Hint'));
    await expect(person.bar.getByText('Suggested:')).toBeVisible();
    await expect(person.bar.locator('.hint li').first()).toHaveText(/\d+% to win/);
    await expect(person.bar.locator('.hint button')).toBeInViewport();
    const before = await person.number();
    await person.use(person.bar.locator('.hint button'));
    await person.movedOnFrom(before);
  });

test('what a share is worth to each player is told when asked', async ({ page }) => {
  const person = new Person(page);
  await sitDown(person, againstTwo());
  expect(await person.decides()).toBe(true);
  await person.use(person.button('What is it worth?'));
  await expect(person.bar.locator('.hint li')).toHaveCount(3);
});

test('charts show worth, cash, income and treasuries over the game', async ({ page }) => {
  const person = new Person(page);
  await sitDown(person, { record: await wholeRecord(sample) });
  await person.open('Charts');
  for (const kind of ['Worth', 'Cash', 'Railroad income', 'Treasuries']) {
    await person.use(person.panel.getByRole('button', { name: kind }));
    await expect(page.getByRole('img', { name: new RegExp(`^${kind}:`) })).toBeVisible();
  }
});

test('a game that is over can be opened again from the first page', async ({ page }) => {
  const person = new Person(page, 'keyboard');
  const path = await tableOf(page, { record: await wholeRecord(another) });
  await person.goToFirstPage();
  await person.use(
    page.getByRole('region', { name: 'Finished games' }).getByRole('link', { name: `${another.name} Won by` }),
  );
  await expect(page).toHaveURL(new RegExp(path));
  await expect(person.bar.getByText('Game over')).toBeVisible();
});

test('a page of an older version says so when its line comes back', async ({ page }) => {
  const person = new Person(page);
  const line = await lineOf(page);
  await sitDown(person, againstTwo());
  await person.decides();
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), version: 'another' } });
  });
  await expect(page.getByText('Roundhouse has been updated.')).toBeHidden();
  line.cut();
  line.mend();
  await expect(page.getByText('Roundhouse has been updated.')).toBeVisible();
});
