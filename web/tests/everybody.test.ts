// Every page and every state of a table is for everybody; and the way in is short, light and forgiving.
import { expect, test } from '@playwright/test';
import { expectOpenToAll } from './axe';
import { lineOf } from './line';
import { Person, type Tab } from './person';
import {
  againstTwo,
  another,
  ask,
  me,
  open,
  plays,
  recordBefore,
  sample,
  sitDown,
  tableOf,
  wholeRecord,
} from './tables';

const midway = 120; // moves

test('first page, set-up, rules, account and an address without a page are open to all', async ({ page }) => {
  const person = new Person(page);
  await tableOf(page, { record: await wholeRecord(another) });
  await tableOf(page, { ...againstTwo(), listed: true, seats: [me, open, open] });
  await person.goToFirstPage();
  await person.use(page.getByRole('button', { name: `Set up a table of ${sample.name}` }));
  await expect(page.getByRole('form')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Finished games' })).toBeVisible();
  await expectOpenToAll(page, 'first page');
  await page.goto(Person.address('/rules'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectOpenToAll(page, 'all rules');
  await page.goto(Person.address(`/rules/${sample.id}`));
  await expect(page.locator('dl [id]').first()).toBeVisible();
  await expectOpenToAll(page, 'rules');
  await page.goto(Person.address('/you'));
  await expect(page.getByText('You’re playing as a guest.')).toBeVisible();
  await expectOpenToAll(page, 'account');
  await page.goto(Person.address('/nowhere'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectOpenToAll(page, 'nowhere');
});

for (const play of plays)
  test(`the table of ${play.name} is open to all`, async ({ page }) => {
    const person = new Person(page);
    await sitDown(person, { record: await recordBefore(play, (_, place) => place === midway) });
    await expectOpenToAll(page, 'table');
    await person.open('Railroads');
    await expectOpenToAll(page, 'railroads', '.panel');
  });

test('every tab of a table is open to all', async ({ page }) => {
  const person = new Person(page);
  await sitDown(person, { record: await recordBefore(another, (_, place) => place === midway) });
  for (const tab of ['Story', 'Charts', 'Chat', 'Table', 'List'] as Tab[]) {
    await person.open(tab);
    if (tab === 'Charts') await expect(page.getByRole('img')).toBeVisible();
    await expectOpenToAll(page, tab, '.panel');
  }
});

test('a plan, a hint, a guide, a reason and a broken line are open to all', async ({ page }) => {
  const person = new Person(page);
  const line = await lineOf(page);
  await sitDown(person, { record: await recordBefore(sample, ({ move }) => move === 'build') });
  await page.locator('.resting[data-place]').first().click();
  await expect(person.bar.getByRole('alert')).toBeVisible();
  await expectOpenToAll(page, 'reason', 'section.question');
  await person.use(person.button('Hint'));
  await expect(person.bar.getByText('Suggested:')).toBeVisible();
  await expectOpenToAll(page, 'hint', 'section.question');
  await person.open('Board');
  await page.locator('.map-board .target').first().click();
  await expect(person.bar.getByRole('region', { name: 'Planned' })).toBeVisible();
  await expectOpenToAll(page, 'plan', 'section.question');
  await page.goto(`${page.url()}?guide=1`);
  await expect(page.getByRole('complementary', { name: 'Your guide' })).toBeVisible();
  await expectOpenToAll(page, 'guide', 'section.question');
  line.cut();
  await expect(person.bar.getByText('Connection lost.', { exact: false })).toBeVisible();
  await expectOpenToAll(page, 'broken line', 'section.question');
});

test('a table that waits, an auction with an instruction, a spectator, an earlier position and the end are open to all', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const other = new Person(await context.newPage()),
    person = new Person(page);
  const path = await sitDown(person, { ...againstTwo(), listed: true, seats: [me, open, open] });
  await expectOpenToAll(page, 'waiting');
  const table = `/api${path.replace('table', 'tables')}`;
  await ask(other.page, 'POST', '/api/guest');
  await ask(other.page, 'POST', `${table}/join`, { seat: 1 });
  const third = await browser.newContext();
  const watching = await third.newPage();
  await watching.goto(Person.address(path));
  await expect(watching.getByRole('button', { name: 'Take seat 3' })).toBeVisible();
  await expectOpenToAll(watching, 'waiting, seen by a guest');
  await watching.getByRole('button', { name: 'Take seat 3' }).click();
  await person.use(page.getByRole('button', { name: 'Start the game' }));
  await expect(person.bar).toBeVisible();
  if ((await person.table.getAttribute('data-decides')) === 'true')
    await person.use(person.amount.locator('button.primary'));
  await person.use(person.bar.locator('summary'));
  await expectOpenToAll(page, 'instruction', 'section.question');
  await other.page.goto(
    Person.address(await tableOf(page, { record: await recordBefore(another, (_, place) => place === midway) })),
  );
  await expect(other.bar.getByText('You’re watching.')).toBeVisible();
  await expectOpenToAll(other.page, 'spectator');
  await sitDown(person, { record: await wholeRecord(another) });
  await expect(person.bar.getByText('Game over')).toBeVisible();
  await expectOpenToAll(page, 'the end');
  await person.use(person.button('Look back'));
  await expect(page.getByText(/^Position 0 of/)).toBeVisible();
  await expectOpenToAll(page, 'earlier position', 'section.question');
  await Promise.all([context.close(), third.close()]);
});

test('the first page loads below 100 KB, compressed, with its fonts', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Tables and games are data: only the client's own files count.
  let bytes = 0;
  const data = new Set<string>();
  session.on(
    'Network.requestWillBeSent',
    (event) => new URL(event.request.url).pathname.startsWith('/api/') && data.add(event.requestId),
  );
  session.on('Network.loadingFinished', (event) => (bytes += data.has(event.requestId) ? 0 : event.encodedDataLength));
  await page.goto(Person.address('/'));
  await expect(page.getByRole('button', { name: `Play ${sample.name} now` })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(100_000);
});

test('a table that is not there has its own words', async ({ page }) => {
  await page.goto(Person.address('/table/zzzzzzzz'));
  await expect(page.getByRole('heading', { name: /No such table/ })).toBeVisible();
});

test('the first game is one button away, by mouse and by keyboard', async ({ page }) => {
  for (const hand of ['mouse', 'keyboard'] as const) {
    const person = new Person(page, hand);
    await person.playNow(sample.name);
    expect(await person.decides()).toBe(true);
    await page.goto('about:blank');
  }
});
