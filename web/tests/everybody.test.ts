import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { Person } from './person';

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).slice(0, 3).join(' ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test(`axe finds nothing on first page, set-up, rules and account (${colorScheme}, ${width})`, async ({ page }) => {
        const person = new Person(page);
        await person.goToFirstPage();
        await page.getByRole('button', { name: 'Set up a table of Rail Baron' }).click();
        await expect(page.getByRole('form')).toBeVisible();
        await expectNoViolation(page);
        await page.goto(Person.address('/rules/kansas-pacific'));
        await expect(page.locator('#KP-1')).toBeVisible();
        await expectNoViolation(page);
        await page.goto(Person.address('/you'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolation(page);
      });

      test(`axe finds nothing at a table, in any tab (${colorScheme}, ${width})`, async ({ page }) => {
        const person = new Person(page);
        await person.playNow('Southern Pacific');
        await person.decides();
        await expectNoViolation(page);
        for (const name of ['Players', 'Railroads', 'Story', 'Charts', 'Chat', 'Table', 'List']) {
          await page.locator('.tabs').getByRole('button', { name }).click();
          await expectNoViolation(page);
        }
      });

      test(`no page scrolls sideways (${colorScheme}, ${width})`, async ({ page }) => {
        const person = new Person(page);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await person.goToFirstPage();
        expect(await overflow()).toBeLessThanOrEqual(0);
        await person.playNow('Kansas Pacific');
        await person.decides();
        expect(await overflow()).toBeLessThanOrEqual(0);
      });
    });
  }
}

test('a game is begun from the first page by Tab and Enter alone', async ({ page }) => {
  const person = new Person(page, 'keyboard');
  await person.goToFirstPage();
  await expect(page.getByRole('button', { name: 'Play Kansas Pacific now' })).toBeVisible();
  for (let presses = 0; presses < 20; ++presses) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Play Kansas Pacific now'))) break;
  }
  await page.keyboard.press('Enter');
  await person.atTable();
  expect(await person.decides()).toBe(true);
});

test('the first page loads below 100 KB, compressed, with its fonts', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Tables and games are data: only the client's own files count.
  let bytes = 0;
  const data = new Set<string>();
  session.on('Network.requestWillBeSent', (event) => new URL(event.request.url).pathname.startsWith('/api/') && data.add(event.requestId));
  session.on('Network.loadingFinished', (event) => (bytes += data.has(event.requestId) ? 0 : event.encodedDataLength));
  await page.goto(Person.address('/'), { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(100_000);
});

test('an address without a page and a table that is not there have their own words', async ({ page }) => {
  await page.goto(Person.address('/nowhere'));
  await expect(page.getByRole('heading', { name: 'There is nothing at this address.' })).toBeVisible();
  await page.goto(Person.address('/table/zzzzzzzz'));
  await expect(page.getByRole('heading', { name: /There is no such table/ })).toBeVisible();
});
