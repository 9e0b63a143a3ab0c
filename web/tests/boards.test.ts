// The boards of all games in a real browser, on the gallery page: with the real faces, pointer, fingers and keys.
import { expect, test, type Page } from '@playwright/test';
import { barriers, withoutPicture } from './axe';
import { plays, sample } from './tables';

const games = plays.map(({ id }) => id);
const phone = { width: 360, height: 640 },
  desk = { width: 1280, height: 800 };

const address = (game: string, more = ''): string =>
  `${process.env.GALLERY_URL ?? ''}boards.html?game=${game}&stage=mid${more}`;
async function open(page: Page, game: string): Promise<void> {
  await page.goto(address(game));
  await page.locator('.map-board > svg').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
const span = async (page: Page): Promise<number> =>
  Number((await page.locator('.map-board > svg').getAttribute('viewBox'))?.split(' ')[2]);
const corner = async (page: Page): Promise<string> =>
  ((await page.locator('.map-board > svg').getAttribute('viewBox')) ?? '').split(' ').slice(0, 2).join(' ');

// Pairs of names whose letters lie on each other. The letters of a line take about three quarters of the height of its box.
const overlapping = (page: Page): Promise<{ count: number; pairs: string[] }> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<SVGTextElement>('.labels text')].map((text) => {
      const { x, y, width, height } = text.getBBox();
      return { said: text.textContent, size: Number(text.getAttribute('font-size')), x, middle: y + height / 2, width };
    });
    const touch = (a: (typeof boxes)[number], b: (typeof boxes)[number]): boolean =>
      a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.middle - b.middle) < 0.7 * Math.min(a.size, b.size);
    return {
      count: boxes.length,
      pairs: boxes.flatMap((a, i) =>
        boxes
          .slice(0, i)
          .filter((b) => touch(a, b))
          .map((b) => `${a.said} and ${b.said}`),
      ),
    };
  });

// Of the picture, axe judges all but contrast: names are drawn over ground of many colours, and are left to the tests of the colours.
async function barriersToBoard(page: Page): Promise<string[]> {
  const found = await barriers(page, '.map-board');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
    found.push(...(await withoutPicture(page, () => barriers(page, '.map-board'))));
  }
  return found;
}

for (const game of games)
  test.describe(game, () => {
    test.describe.configure({ mode: 'serial' });
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await (await browser.newContext({ viewport: desk })).newPage();
      await open(page, game);
    });
    test.afterAll(() => page.context().close());

    test(`a place can be chosen by keys alone: ${game}`, async () => {
      await page.keyboard.press('Tab');
      for (let presses = 0; presses < 12 && (await page.locator('.target:focus').count()) === 0; ++presses)
        await page.keyboard.press('Tab');
      await expect(page.locator('.card')).toBeVisible();
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
      const last = await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
      expect(last).not.toBe('');
      await page.keyboard.press('Enter');
      await expect(page.locator('output')).toContainText(last);
    });

    test(`names do not overlap in the letters as drawn, on a phone and on a desk: ${game}`, async () => {
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        await page.getByRole('button', { name: 'Whole board' }).click();
        for (const closer of [0, 2, 2]) {
          for (let i = 0; i < closer; ++i) await page.getByRole('button', { name: 'Zoom in' }).click();
          const { count, pairs } = await overlapping(page);
          expect(count).toBeGreaterThan(0);
          expect(pairs).toEqual([]);
        }
      }
      await page.getByRole('button', { name: 'Whole board' }).click();
    });

    test(`nothing bars anybody from the board, light or dark: ${game}`, async () => {
      await page.getByRole('button', { name: 'Legend' }).click();
      expect(await barriersToBoard(page)).toEqual([]);
    });

    test(`the board is a list too, in which every choice can be found and made: ${game}`, async () => {
      await page.goto(address(game, '&list'));
      const first = page.locator('.board-list details').first();
      await expect(first).toContainText('What you can choose now');
      const name = (await first.locator('button strong').first().textContent()) ?? '';
      await page.getByRole('searchbox').fill(name);
      await page.locator('.board-list').getByRole('button', { name }).first().press('Enter');
      await expect(page.locator('output')).not.toBeEmpty();
      expect(await barriers(page, '.board-list')).toEqual([]);
    });
  });

test('the wheel zooms, dragging moves, and the keys do both', async ({ page }) => {
  await page.setViewportSize(desk);
  await open(page, sample.id);
  const whole = await span(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => span(page)).toBeLessThan(whole * 0.8);
  const before = await corner(page);
  await page.mouse.down();
  await page.mouse.move(500, 330, { steps: 4 });
  await page.mouse.up();
  expect(await corner(page)).not.toBe(before);
  await expect(page.locator('output')).toBeEmpty();
  await page.locator('.map-board > svg').focus();
  await page.keyboard.press('0');
  await expect.poll(() => span(page)).toBeCloseTo(whole, 3);
  await page.keyboard.press('+');
  await expect.poll(() => span(page)).toBeLessThan(whole * 0.9);
  const there = await corner(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => corner(page)).not.toBe(there);
});

test('two fingers pinch the board closer', async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true });
  const page = await context.newPage();
  await open(page, sample.id);
  const before = await span(page),
    cdp = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 180 - apart, y: 300, id: 1 },
    { x: 180 + apart, y: 300, id: 2 },
  ];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (const apart of [50, 70, 90])
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => span(page)).toBeLessThan(before * 0.7);
  await context.close();
});

test('a tap on a place chooses it, with its moves where there are some and without where there are none', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await open(page, sample.id);
  await page.locator('.target').first().click();
  await expect(page.locator('output')).toContainText('build');
  await page.locator('.resting[data-place]').first().click();
  await expect(page.locator('output')).toHaveText(/: –$/);
});
