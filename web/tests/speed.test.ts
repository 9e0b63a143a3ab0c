// How long one waits. The figures are printed; what fails is only what is ten times slower than promised, on any machine.
import { expect, test, type Page } from '@playwright/test';
import { Person } from './person';
import { longestRecord, me, sample, sitDown } from './tables';

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
const tell = (what: string, ms: number, promised: number): void =>
  console.log(`${what}: ${Math.round(ms)} ms in the median (promised: ${promised} ms)`);

// From the click to the first frame that shows another state of the table.
const timeOfAnswer = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const table = document.querySelector<HTMLElement>('[data-number]')!,
      before = table.dataset.number;
    const buttons = document.querySelectorAll<HTMLElement>('section.question button.answer');
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (table.dataset.number === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      });
      observer.observe(table, { attributes: true });
    });
    const began = performance.now();
    buttons[buttons.length - 1]!.click();
    await changed;
    return performance.now() - began;
  });

test('a tap gets its answer', async ({ page }) => {
  const person = new Person(page);
  await sitDown(person, { game: sample.id, seats: [me, me, me] });
  const times: number[] = [];
  for (let taps = 0; taps < 20 && (await person.decides()); ++taps) times.push(await timeOfAnswer(page));
  tell('A tap to its answer', median(times), 100);
  expect(median(times)).toBeLessThan(1000);
});

test('a game of 500 actions opens', async ({ page }) => {
  const person = new Person(page);
  const path = await sitDown(person, { record: await longestRecord() });
  const times: number[] = [];
  for (let openings = 0; openings < 5; ++openings) {
    await person.goToFirstPage();
    const began = Date.now();
    await page.goto(Person.address(path));
    await page.locator('.map-board > svg').waitFor();
    times.push(Date.now() - began);
  }
  expect(await person.number()).toBeGreaterThan(500);
  tell('A game of 500 actions to its board', median(times), 1000);
  expect(median(times)).toBeLessThan(10_000);
});
