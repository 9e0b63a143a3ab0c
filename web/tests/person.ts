// Somebody who plays by what the page offers, with mouse, touch or keyboard. By keyboard they travel with Tab to whatever they use: nothing is
// clicked, and nothing gets the focus but by keys.
import { expect, test, type Locator, type Page } from '@playwright/test';

export type Hand = 'mouse' | 'touch' | 'keyboard';
export type Tab = 'Board' | 'Players' | 'Railroads' | 'Story' | 'Charts' | 'Chat' | 'Table' | 'List';
type Offered = { way: boolean; places: number; amount: boolean; answers: number; list: boolean };
type Standing = { number: number; offered: Offered | null }; // nothing is offered when the game is over

const farthest = 20; // journeys by Tab before somebody gives up

export class Person {
  #turn = 0;

  constructor(
    readonly page: Page,
    readonly hand: Hand = 'mouse',
  ) {}

  static address(path: string): string {
    return `${process.env.CLIENT_URL ?? ''}${path}`;
  }

  async use(what: Locator): Promise<void> {
    if (this.hand === 'mouse') return what.click();
    if (this.hand === 'touch') return what.tap();
    await this.travelTo(what);
    await this.page.keyboard.press('Enter');
  }

  async fill(field: Locator, text: string): Promise<void> {
    if (this.hand !== 'keyboard') return field.fill(text);
    await this.travelTo(field);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  // The option at this place of the list, counted from the first that can be chosen.
  async pick(list: Locator, place: number): Promise<void> {
    await list.waitFor();
    const values = await list
      .locator('option:not(:disabled)')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    if (this.hand !== 'keyboard') return void (await list.selectOption(values[place]!));
    await this.travelTo(list);
    const chosen = values.indexOf(await list.inputValue());
    for (let n = chosen; n !== place; n += Math.sign(place - chosen))
      await this.page.keyboard.press(place > chosen ? 'ArrowDown' : 'ArrowUp');
    await expect(list).toHaveValue(values[place]!);
  }

  // With Tab, or with Shift and Tab where it lies behind. How far it is, is reckoned; where the focus is in the end, is looked at.
  async travelTo(what: Locator): Promise<void> {
    for (let journeys = 0; journeys < farthest; ++journeys) {
      const stops = await what.evaluate((wanted) => {
        if (!wanted.checkVisibility()) return null;
        const holder = document.activeElement ?? document.body;
        if (holder === wanted) return 0;
        const isBehind =
          holder !== document.body && (holder.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
        const lies = (stop: Element, from: Element): boolean =>
          (from.compareDocumentPosition(stop) &
            (isBehind ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)) !==
          0;
        const between = [
          ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
        ].filter(
          (stop) =>
            stop.tabIndex >= 0 &&
            !stop.matches(':disabled') &&
            stop.checkVisibility() &&
            stop !== wanted &&
            lies(stop, holder) &&
            lies(wanted, stop),
        );
        return (between.length + 1) * (isBehind ? -1 : 1);
      });
      if (stops === 0) return;
      if (stops === null) await what.waitFor();
      else
        await Promise.all(
          Array.from({ length: Math.abs(stops) }, () => this.page.keyboard.press(stops < 0 ? 'Shift+Tab' : 'Tab')),
        );
    }
    throw new Error(`No way by Tab to ${String(what)}`);
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Your decision' });
  }
  get table(): Locator {
    return this.page.locator('[data-number]');
  }
  get amount(): Locator {
    return this.bar.locator('form.amount');
  }
  get panel(): Locator {
    return this.page.locator('.panel');
  }
  button(name: string | RegExp): Locator {
    return this.bar.getByRole('button', { name });
  }
  async open(tab: Tab): Promise<void> {
    await this.use(this.page.locator('.tabs').getByRole('button', { name: tab }));
  }
  async number(): Promise<number> {
    return Number(await this.table.getAttribute('data-number'));
  }

  async goToFirstPage(): Promise<void> {
    await this.page.goto(Person.address('/'));
    await expect(this.page.getByRole('button', { name: /^Play .* now/ }).first()).toBeVisible();
  }

  async playNow(game: string): Promise<void> {
    await this.goToFirstPage();
    await this.use(this.page.getByRole('button', { name: `Play ${game} now` }));
    await this.atTable();
  }

  // A table with these seats and options, from the form on the first page. A seat is `me`, `open` or `bot:<id>`.
  async setUp(game: string, seats: string[], options: { [label: string]: string } = {}): Promise<string> {
    await this.goToFirstPage();
    await this.use(this.page.getByRole('button', { name: `Set up a table of ${game}` }));
    const form = this.page.getByRole('form', { name: `A table of ${game}` });
    await this.#take(form.getByLabel('Number of players'), String(seats.length));
    for (const [n, seat] of seats.entries()) await this.#take(form.getByLabel(`Seat ${n + 1}`, { exact: true }), seat);
    for (const [label, text] of Object.entries(options)) await this.fill(form.getByLabel(label), text);
    await this.use(form.getByRole('button', { name: 'Open the table' }));
    await this.page.waitForURL('**/table/*');
    return new URL(this.page.url()).pathname;
  }

  async #take(list: Locator, value: string): Promise<void> {
    await list.waitFor();
    const values = await list
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await this.pick(list, values.indexOf(value));
  }

  async atTable(): Promise<string> {
    await this.page.waitForURL('**/table/*');
    await expect(this.bar).toBeVisible();
    return new URL(this.page.url()).pathname.split('/')[2]!;
  }

  // Waits until this person decides or the game is over; true where they decide.
  async decides(): Promise<boolean> {
    const over = await this.page.waitForFunction(() => {
      const table = document.querySelector<HTMLElement>('[data-number]');
      return table?.dataset.over === 'true' ? 'over' : table?.dataset.decides === 'true' ? 'decides' : false;
    });
    return (await over.jsonValue()) === 'decides';
  }

  async movedOnFrom(number: number): Promise<void> {
    await this.page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number) > before,
      number,
    );
  }

  // One decision, by whatever the bar offers; then waits until the table has moved on.
  async decide(): Promise<void> {
    const standing = await this.#standing();
    await this.#decideAt(standing);
    await this.movedOnFrom(standing.number);
  }

  async #decideAt({ number, offered }: Standing): Promise<void> {
    ++this.#turn;
    await this.#choose(offered!);
    if (this.hand === 'keyboard') expect(await this.#focusIsInBarAfter(number)).toBe(true);
  }

  // What was chosen is gone; Tab must go on from the bar all the same.
  #focusIsInBarAfter(before: number): Promise<boolean> {
    return this.page.evaluate(async (before) => {
      while (!(Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number) > before))
        await new Promise(requestAnimationFrame);
      return document.querySelector('section.question')?.contains(document.activeElement) ?? false;
    }, before);
  }

  async #choose({ way, places, amount, answers, list }: Offered): Promise<void> {
    const { bar } = this;
    if (way) {
      await this.use(bar.locator('.ways').getByRole('button').first());
      return this.use(this.button(/^Confirm/));
    }
    if (places > 0) {
      await this.pick(bar.getByLabel(/^Tap a glowing place/), this.#turn % Math.min(3, places));
      await this.use(this.button('Add to plan'));
      return this.use(this.button(/^Confirm/));
    }
    // Bidding for everything would leave nobody with money: every third auction only.
    if (amount && (answers === 0 || this.#turn % 3 === 0))
      return this.use(this.amount.locator('button.primary').first());
    if (answers > 0) return this.use(bar.locator('button.answer').nth(this.#turn % 2 === 0 ? 0 : answers - 1));
    if (list) await this.pick(bar.getByRole('combobox').first(), 0);
    await this.use(this.button('Confirm'));
  }

  // Where the table stands when it has moved on from `before`, as soon as the bar offers something that can be used or the game is over. All in
  // one look: in a whole game the looks take longer than the page.
  #standing(before = -1): Promise<Standing> {
    return this.page.evaluate(async (before) => {
      const look = (): Standing | undefined => {
        const { number, over, decides } = document.querySelector<HTMLElement>('[data-number]')?.dataset ?? {};
        if (!(Number(number) > before)) return undefined;
        if (over === 'true') return { number: Number(number), offered: null };
        const bar = document.querySelector('section.question');
        const count = (what: string): number => bar?.querySelectorAll(what).length ?? 0;
        const offered = {
          way: count('.ways button') > 0,
          places: count('.placed option:not(:disabled)'),
          amount: count('form.amount button.primary:not(:disabled)') > 0,
          answers: count('button.answer:not(:disabled)'),
          list: count('select') > 0,
        };
        return decides === 'true' && count('.looking') === 0 && Object.values(offered).some(Boolean)
          ? { number: Number(number), offered }
          : undefined;
      };
      let standing = look();
      for (; !standing; standing = look()) await new Promise(requestAnimationFrame);
      return standing;
    }, before);
  }

  // One step of the test as a whole: Playwright looks through all steps of a test for the place of each further one.
  async playToEnd(most = 2000): Promise<void> {
    await test.step('plays to the end', async () => {
      let standing = await this.#standing();
      for (let decisions = 0; standing.offered && decisions < most; ++decisions) {
        await this.#decideAt(standing);
        standing = await this.#standing(standing.number);
      }
    });
    await expect(this.bar.getByText('Game over')).toBeVisible();
  }
}
