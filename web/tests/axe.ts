// What holds of every page and state: by day and by night, on a wide screen and on a phone, axe finds nothing that keeps anybody out, and nothing has
// to be scrolled sideways.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 360 },
] as const;

// `part` is a selector: where given, axe looks at that part of the page only. The picture of the board is out of the page meanwhile, because axe
// reads all of a page before it looks at any of it; the tests of the boards look at that.
export async function expectOpenToAll(page: Page, where: string, part?: string): Promise<void> {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const wide = await wideParts(page);
    const found = await withoutPicture(page, () => barriers(page, part));
    expect([...found, ...wide].map((what) => `${where}, ${colorScheme}, ${width}: ${what}`)).toEqual([]);
  }
}

// What axe finds wrong with a part of the page. It is brought into the page once.
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, any }) => `${id}: ${html} (${any[0]?.message})`),
    );
  }, part);
}

export async function withoutPicture<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const taken = await page.evaluateHandle(() => {
    const picture = document.querySelector('.map-board > svg'),
      place = document.createComment('');
    picture?.replaceWith(place);
    return { picture, place };
  });
  const seen = await look();
  await taken.evaluate(({ picture, place }) => picture && place.replaceWith(picture));
  return seen;
}

// The page and the question have no width that is out of sight.
const wideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['html', 'section.question']
      .filter((part) => {
        const element = document.querySelector(part);
        return element !== null && element.scrollWidth > element.clientWidth;
      })
      .map((part) => `${part} is wider than what is seen of it`),
  );
