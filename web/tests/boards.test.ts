// The five boards in a real browser, on the gallery page: with the real faces, pointer, fingers and keys.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

const games = ['kansas-pacific', 'prussian-rails', 'southern-pacific', 'prairie-railroads', 'rail-baron-southeast'];
const phone = { width: 360, height: 640 }, desk = { width: 1280, height: 800 };

let server: ViteDevServer;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  server = await createServer({ server: { port: 0 }, logLevel: 'error' });
  await server.listen();
});
test.afterAll(() => server.close());

async function open(page: Page, game: string, more = ''): Promise<void> {
  await page.goto(`${server.resolvedUrls?.local[0]}boards.html?game=${game}&stage=mid${more}`);
  await page.locator('.map-board > svg').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
const span = async (page: Page): Promise<number> => Number((await page.locator('.map-board > svg').getAttribute('viewBox'))?.split(' ')[2]);
const corner = async (page: Page): Promise<string> => ((await page.locator('.map-board > svg').getAttribute('viewBox')) ?? '').split(' ').slice(0, 2).join(' ');

// Pairs of names whose letters lie on each other. The letters of a line take about three quarters of the height of its box.
const overlapping = (page: Page): Promise<{ count: number; pairs: string[] }> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<SVGTextElement>('.labels text')].map((text) => {
      const { x, y, width, height } = text.getBBox();
      return { said: text.textContent, size: Number(text.getAttribute('font-size')), x, middle: y + height / 2, width };
    });
    const touch = (a: (typeof boxes)[number], b: (typeof boxes)[number]): boolean =>
      a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.middle - b.middle) < 0.7 * Math.min(a.size, b.size);
    return { count: boxes.length, pairs: boxes.flatMap((a, i) => boxes.slice(0, i).filter((b) => touch(a, b)).map((b) => `${a.said} and ${b.said}`)) };
  });

for (const game of games)
  test(`names do not overlap in the letters as drawn, on a phone and on a desk: ${game}`, async ({ page }) => {
    await open(page, game);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'Whole board' }).click();
      for (const closer of [0, 2, 2]) {
        for (let i = 0; i < closer; ++i) await page.getByRole('button', { name: 'Closer' }).click();
        const { count, pairs } = await overlapping(page);
        expect(count).toBeGreaterThan(0);
        expect(pairs).toEqual([]);
      }
    }
  });

for (const game of games)
  test(`nothing bars anybody from the board, light or dark: ${game}`, async ({ page }) => {
    await open(page, game);
    await page.getByRole('button', { name: 'What the signs mean' }).click();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
      const { violations } = await new AxeBuilder({ page }).include('.map-board').analyze();
      expect(violations.map((v) => `${theme}, ${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
    }
  });

for (const game of games)
  test(`a place can be chosen by keys alone: ${game}`, async ({ page }) => {
    await open(page, game);
    await page.locator('.map-board > svg').focus();
    await page.keyboard.press('Tab');
    const first = await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
    expect(first).not.toBe('');
    await expect(page.locator('.card')).toBeVisible();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    const last = await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
    await page.keyboard.press('Enter');
    await expect(page.locator('output')).toContainText(last);
  });

for (const game of games)
  test(`the board is a list too, in which every choice can be found and made: ${game}`, async ({ page }) => {
    await page.goto(`${server.resolvedUrls?.local[0]}boards.html?game=${game}&stage=mid&list`);
    const first = page.locator('.board-list details').first();
    await expect(first).toContainText('What you may choose now');
    const name = (await first.locator('button strong').first().textContent()) ?? '';
    await page.getByRole('searchbox').fill(name);
    await page.locator('.board-list').getByRole('button', { name }).first().press('Enter');
    await expect(page.locator('output')).not.toBeEmpty();
    const { violations } = await new AxeBuilder({ page }).include('.board-list').analyze();
    expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });

test('the wheel zooms, dragging moves, and the keys do both', async ({ page }) => {
  await page.setViewportSize(desk);
  await open(page, 'southern-pacific');
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
  await open(page, 'prussian-rails');
  const before = await span(page), cdp = await context.newCDPSession(page);
  const fingers = (apart: number) => [{ x: 180 - apart, y: 300, id: 1 }, { x: 180 + apart, y: 300, id: 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (const apart of [50, 70, 90]) await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => span(page)).toBeLessThan(before * 0.7);
  await context.close();
});

test('a tap on a place chooses it, with its moves where there are some and without where there are none', async ({ page }) => {
  await page.setViewportSize(desk);
  await open(page, 'kansas-pacific');
  await page.locator('.target').first().click();
  await expect(page.locator('output')).toContainText('build');
  await page.locator('polygon[data-place="hex A1"]').click();
  await expect(page.locator('output')).toHaveText('hex A1: –');
});

test('Rail Baron is coloured by owner, and by railroad on demand', async ({ page }) => {
  await open(page, 'rail-baron-southeast');
  const colours = () => page.evaluate(() => new Set([...document.querySelectorAll('.segments .line')].map((l) => l.getAttribute('stroke'))).size);
  expect(await colours()).toBeLessThan(8);
  await page.getByRole('button', { name: 'Colour by railroad' }).click();
  expect(await colours()).toBeGreaterThan(30);
});
