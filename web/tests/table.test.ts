// People at one table: in two browsers, at one screen, with a line that breaks, with clocks, chat and accounts.
import { expect, test, type Browser } from '@playwright/test';
import { lineOf } from './line';
import { Person, type Hand } from './person';
import { againstTwo, another, ask, me, open, sample, sitDown, tableOf } from './tables';

const hands: Hand[] = ['mouse', 'keyboard'];

async function inTwoBrowsers(
  browser: Browser,
  hostHand: Hand = 'mouse',
  guestHand: Hand = 'mouse',
): Promise<{ host: Person; guest: Person; leave: () => Promise<void> }> {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [host, guest] = await Promise.all([
    new Person(await contexts[0]!.newPage(), hostHand),
    new Person(await contexts[1]!.newPage(), guestHand),
  ]);
  return {
    host: host!,
    guest: guest!,
    leave: async () => void (await Promise.all(contexts.map((context) => context.close()))),
  };
}

// Host and guest at one table with a bot, without the ways in.
async function atOneTable(host: Person, guest: Person, more: object = {}): Promise<string> {
  const path = await tableOf(host.page, {
    ...againstTwo(),
    listed: true,
    ...more,
    seats: [me, open, { kind: 'bot', bot: 'brakeman' }],
  });
  await ask(guest.page, 'POST', '/api/guest');
  await ask(guest.page, 'POST', `/api${path.replace('table', 'tables')}/join`, { seat: 1 });
  await ask(host.page, 'POST', `/api${path.replace('table', 'tables')}/start`);
  await Promise.all(
    [host, guest].map(async (person) => {
      await person.page.goto(Person.address(path));
      await person.atTable();
    }),
  );
  return path;
}

test('two people in two browsers, one by mouse and one by keyboard, play a game to its end with a bot, and a third one watches', async ({
  browser,
}) => {
  const { host, guest, leave } = await inTwoBrowsers(browser, 'mouse', 'keyboard');
  const watching = await browser.newContext();
  const spectator = new Person(await watching.newPage(), 'keyboard');
  const path = await host.setUp(sample.name, ['me', 'open', 'bot:conductor']);
  await guest.page.goto(Person.address(path));
  await guest.use(guest.page.getByRole('button', { name: 'Take seat 2' }));
  await host.use(host.page.getByRole('button', { name: 'Start the game' }));
  await spectator.page.goto(Person.address(path));
  await expect(spectator.bar.getByText('You’re watching.')).toBeVisible();
  await spectator.open('Story');
  await Promise.all([host.playToEnd(), guest.playToEnd()]);
  await expect(spectator.bar.getByText('Game over')).toBeVisible();
  await Promise.all([leave(), watching.close()]);
});

test('three people at one screen play a game to its end, by keyboard', async ({ page }) => {
  const person = new Person(page, 'keyboard');
  await person.setUp(another.name, ['me', 'me', 'me']);
  await person.atTable();
  await person.playToEnd();
});

for (const hand of hands)
  test(`a line that breaks comes back by itself, and what was chosen meanwhile is played once, by ${hand}`, async ({
    page,
  }) => {
    const person = new Person(page, hand);
    const line = await lineOf(page);
    await sitDown(person, againstTwo());
    await person.decides();
    const before = await person.number();
    line.cut();
    await expect(person.bar.getByText('Connection lost.', { exact: false })).toBeVisible();
    await person.use(person.amount.locator('button.primary'));
    expect(await person.number()).toBe(before);
    line.mend();
    await person.movedOnFrom(before);
    await expect(person.bar.getByText('Connection lost.', { exact: false })).toBeHidden();
    await person.open('Story');
    const name = (await page.locator('header nav a').last().textContent()) ?? '';
    await expect(person.panel.getByRole('region', { name: 'The whole story' }).getByText(`${name} bids $`)).toHaveCount(
      1,
    );
  });

test('two tabs of one player show the same table', async ({ context }) => {
  const first = new Person(await context.newPage());
  await sitDown(first, againstTwo());
  await first.decides();
  const second = new Person(await context.newPage());
  await second.page.goto(first.page.url());
  await second.decides();
  const before = await first.number();
  await first.decide();
  await second.movedOnFrom(before);
  await second.decides();
  await second.decide();
  await first.decides();
  expect(await first.number()).toBe(await second.number());
});

for (const hand of hands)
  test(`a move can be taken back, by ${hand}`, async ({ page }) => {
    const person = new Person(page, hand);
    await sitDown(person, againstTwo());
    await person.decides();
    await person.use(person.button(/^Pass/));
    await person.use(person.button('Undo'));
    await person.open('Story');
    await expect(person.panel.getByText(/^Undone back to/).first()).toBeVisible();
    await person.decides();
    await expect(person.button(/^Pass/)).toBeVisible();
  });

for (const hand of hands)
  test(`a sealed instruction given by ${hand} bids for its player, and the others do not see it`, async ({
    browser,
  }) => {
    const { host, guest, leave } = await inTwoBrowsers(browser, hand, hand);
    await atOneTable(host, guest);
    // Whoever does not bid now seals an instruction; the other one bids.
    await Promise.race([host.decides(), guest.decides()]);
    const hostBids = (await host.table.getAttribute('data-decides')) === 'true';
    const [bidder, sealer] = hostBids ? [host, guest] : [guest, host];
    await sealer.use(sealer.bar.locator('summary'));
    await sealer.fill(sealer.bar.getByLabel('Up to'), '3');
    await sealer.use(sealer.button('Seal it'));
    await expect(sealer.bar.getByText('Sealed: up to $3, then pass.')).toBeVisible();
    await expect(bidder.bar.getByText(/Sealed: up to/)).toHaveCount(0);
    await bidder.use(bidder.amount.locator('button.primary'));
    await sealer.open('Story');
    await expect(sealer.panel.getByText(/bids \$\d/).nth(1)).toBeVisible();
    await leave();
  });

test('what one says in one browser is read in the other, and notes are seen by their writer only', async ({
  browser,
}) => {
  const { host, guest, leave } = await inTwoBrowsers(browser, 'keyboard', 'mouse');
  await atOneTable(host, guest);
  await host.open('Chat');
  await guest.open('Chat');
  await host.fill(host.panel.getByLabel('Message'), 'Good luck to you.');
  await host.page.keyboard.press('Enter');
  await expect(guest.panel.getByText('Good luck to you.')).toBeVisible();
  await guest.fill(guest.panel.getByLabel('Message'), 'And to you!');
  await guest.use(guest.panel.getByRole('button', { name: 'Send' }));
  await expect(host.panel.getByText('And to you!')).toBeVisible();
  await host.fill(host.panel.getByLabel('Private notes'), 'Keep $10 for later.');
  await host.use(host.panel.getByRole('button', { name: 'Save' }));
  await expect(host.panel.getByText('Saved')).toBeVisible();
  for (const person of [host, guest]) {
    await person.page.reload();
    await person.open('Chat');
    await expect(person.panel.getByText('Good luck to you.')).toBeVisible();
  }
  await expect(host.panel.getByLabel('Private notes')).toHaveValue('Keep $10 for later.');
  await expect(guest.panel.getByLabel('Private notes')).toHaveValue('');
  await leave();
});

for (const hand of hands)
  test(`the clock is shown, and a seat whose time ran out is taken back by its button, by ${hand}`, async ({
    page,
  }) => {
    const person = new Person(page, hand);
    // Baron takes its time, so that the game is not over before somebody is back.
    const baron = { kind: 'bot', bot: 'baron' };
    await sitDown(person, {
      game: sample.id,
      seats: [me, baron, baron],
      clock: { kind: 'live', each_ms: 1000, increment_ms: 3_600_000 },
    });
    await person.use(person.button('I’m back'));
    await expect(person.button('I’m back')).toBeHidden();
    await expect(person.panel.getByText(/\b\d+:\d\d\b/).first()).toBeVisible();
    await person.open('Story');
    await expect(person.panel.getByText('Time ran out: a bot takes over.').first()).toBeVisible();
    await expect(person.panel.getByText(/ is back\.$/).first()).toBeVisible();
  });

for (const hand of hands)
  test(`whoever makes an account, signs out and signs in again still has their seats, by ${hand}`, async ({ page }) => {
    const person = new Person(page, hand);
    const path = await tableOf(page, againstTwo());
    const name = `Vince ${path.slice(-8)}`;
    await page.goto(Person.address('/you'));
    const account = page.locator('form', { has: page.getByRole('heading', { name: 'Create an account' }) });
    const enter = async (button: string): Promise<void> => {
      await person.fill(account.getByLabel('Name'), name);
      await person.fill(account.getByLabel('Password'), 'a long way to go');
      await person.use(account.getByRole('button', { name: button }));
      await expect(page.getByText(`You’re signed in as ${name}.`)).toBeVisible();
    };
    await enter('Create account');
    await person.use(page.getByRole('button', { name: 'Sign out' }));
    await expect(page.getByText('You haven’t joined a table yet.')).toBeVisible();
    await enter('Sign in');
    await person.use(page.getByRole('link', { name: 'Roundhouse, home' }));
    await person.use(page.getByRole('region', { name: 'My games' }).getByRole('link', { name: sample.name }));
    await person.atTable();
    await expect(person.panel.getByText('you', { exact: true })).toBeVisible();
  });

test('nothing sounds and nothing notifies until it is asked for', async ({ page, context }) => {
  const person = new Person(page, 'keyboard');
  await page.goto(Person.address('/you'));
  const bell = page.getByLabel('Ring a bell on my turn'),
    notification = page.getByLabel('Notify me on my turn');
  await expect(bell).not.toBeChecked();
  await expect(notification).not.toBeChecked();
  await context.grantPermissions(['notifications']);
  for (const box of [bell, notification]) {
    await person.travelTo(box);
    await page.keyboard.press('Space');
  }
  await page.reload();
  await expect(bell).toBeChecked();
  await expect(notification).toBeChecked();
});
