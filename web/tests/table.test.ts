import { expect, test } from '@playwright/test';
import { lineOf } from './line';
import { Person } from './person';

// A table of Kansas Pacific with these seats, set up on the first page.
async function setUp(person: Person, seats: string[]): Promise<string> {
  await person.goToFirstPage();
  await person.page.getByRole('button', { name: 'Set up a table of Kansas Pacific' }).click();
  const form = person.page.getByRole('form', { name: /A table of Kansas Pacific/ });
  await form.getByLabel('Players').selectOption(String(seats.length));
  for (const [n, seat] of seats.entries()) await form.getByLabel(`Seat ${n + 1}`, { exact: true }).selectOption(seat);
  await form.getByRole('button', { name: 'Open the table' }).click();
  await person.page.waitForURL('**/table/*');
  return new URL(person.page.url()).pathname;
}

test('two people in two browsers play a game to its end with the computer, and a third one watches', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  const [host, guest, spectator] = await Promise.all(contexts.map(async (context) => new Person(await context.newPage())));
  const path = await setUp(host!, ['me', 'open', 'bot:conductor']);
  await guest!.page.goto(Person.address(path));
  await guest!.page.getByRole('button', { name: 'Take seat 2' }).click();
  const start = host!.page.getByRole('button', { name: 'Start the game' });
  await expect(start.or(host!.table).first()).toBeVisible();
  if (await start.isVisible()) await start.click();
  await spectator!.page.goto(Person.address(path));
  await expect(spectator!.bar.getByText('You are watching.')).toBeVisible();
  await Promise.all([host!.playToEnd(), guest!.playToEnd()]);
  await expect(spectator!.bar.getByText('The game is over')).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

test('three people at one screen play a game to its end', async ({ page }) => {
  const person = new Person(page, 'keyboard');
  await setUp(person, ['me', 'me', 'me']);
  await person.atTable();
  await person.playToEnd();
});

test('a line that breaks comes back by itself, and the click made meanwhile is played once', async ({ page }) => {
  const person = new Person(page);
  const line = await lineOf(page);
  await person.playNow('Kansas Pacific');
  await person.decides();
  const before = await person.number();
  line.cut();
  await expect(person.bar.getByText('The line to the server is down', { exact: false })).toBeVisible();
  await person.amount.locator('button.primary').click();
  expect(await person.number()).toBe(before);
  line.mend();
  await page.waitForFunction((number) => Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number) > number, before);
  await expect(person.bar.getByText('The line to the server is down', { exact: false })).toBeHidden();
  await page.locator('.tabs').getByRole('button', { name: 'Story' }).click();
  const name = (await page.locator('nav a').last().textContent()) ?? '';
  await expect(page.locator('.panel').getByText(`${name} bids $`)).toHaveCount(1);
});

test('two tabs of one player show the same table', async ({ context }) => {
  const first = new Person(await context.newPage());
  await first.playNow('Kansas Pacific');
  await first.decides();
  const second = new Person(await context.newPage());
  await second.page.goto(first.page.url());
  await second.decides();
  const before = await first.number();
  await first.decide();
  await second.page.waitForFunction((number) => Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number) > number, before);
  await second.decides();
  await second.decide();
  await first.decides();
  expect(await first.number()).toBe(await second.number());
});

test('a move can be taken back', async ({ page }) => {
  const person = new Person(page);
  await person.playNow('Kansas Pacific');
  await person.decides();
  await person.button(/^Pass/).click();
  await person.button('Take back').click();
  await page.locator('.tabs').getByRole('button', { name: 'Story' }).click();
  await expect(page.locator('.panel').getByText(/^Taken back to/).first()).toBeVisible();
  await person.decides();
  await expect(person.button(/^Pass/)).toBeVisible();
});

test('a sealed instruction bids for a player, and the others do not see it', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [host, guest] = await Promise.all(contexts.map(async (context) => new Person(await context.newPage())));
  const path = await setUp(host!, ['me', 'open', 'bot:brakeman']);
  await guest!.page.goto(Person.address(path));
  await guest!.page.getByRole('button', { name: 'Take seat 2' }).click();
  const start = host!.page.getByRole('button', { name: 'Start the game' });
  await expect(start.or(host!.table).first()).toBeVisible();
  if (await start.isVisible()) await start.click();
  // Whoever does not bid now seals an instruction; the other one bids.
  await Promise.race([host!.decides(), guest!.decides()]);
  const hostBids = (await host!.table.getAttribute('data-decides')) === 'true';
  const [bidder, sealer] = hostBids ? [host!, guest!] : [guest!, host!];
  await sealer.bar.getByText('Sealed instruction').click();
  await sealer.bar.getByLabel('Up to').fill('3');
  await sealer.button('Seal it').click();
  await expect(sealer.bar.getByText('Sealed: up to $3, then pass.')).toBeVisible();
  await expect(bidder.bar.getByText(/Sealed: up to/)).toHaveCount(0);
  await bidder.amount.locator('button.primary').click();
  await sealer.page.locator('.tabs').getByRole('button', { name: 'Story' }).click();
  await expect(sealer.page.locator('.panel').getByText(/bids \$\d/).nth(1)).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});
