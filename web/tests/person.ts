// Somebody who plays by what the page offers, with mouse, touch or keyboard.
import { expect, type Locator, type Page } from '@playwright/test';

export type Hand = 'mouse' | 'touch' | 'keyboard';

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
    if (this.hand === 'mouse') await what.click();
    else if (this.hand === 'touch') await what.tap();
    else {
      await what.focus();
      await this.page.keyboard.press('Enter');
    }
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'What is to be decided' });
  }
  get table(): Locator {
    return this.page.locator('[data-number]');
  }
  get amount(): Locator {
    return this.bar.locator('form.amount');
  }
  button(name: string | RegExp): Locator {
    return this.bar.getByRole('button', { name });
  }
  async number(): Promise<number> {
    return Number(await this.table.getAttribute('data-number'));
  }

  async goToFirstPage(): Promise<void> {
    await this.page.goto(Person.address('/'));
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async playNow(game: string): Promise<void> {
    await this.goToFirstPage();
    await this.use(this.page.getByRole('button', { name: `Play ${game} now` }));
    await this.atTable();
  }

  async atTable(): Promise<string> {
    await this.page.waitForURL('**/table/*');
    await expect(this.bar).toBeVisible();
    return new URL(this.page.url()).pathname.split('/')[2]!;
  }

  // Waits until this person decides or the game is over; true where they decide.
  async decides(): Promise<boolean> {
    await this.page.waitForFunction(() => {
      const table = document.querySelector<HTMLElement>('[data-number]');
      return table?.dataset.decides === 'true' || table?.dataset.over === 'true';
    });
    return (await this.table.getAttribute('data-over')) !== 'true';
  }

  // One decision, by whatever the bar offers; then waits until the table has moved on.
  async decide(): Promise<void> {
    const before = await this.number();
    ++this.#turn;
    await this.#choose();
    await this.page.waitForFunction((number) => Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number) > number, before);
  }

  async #choose(): Promise<void> {
    const way = this.bar.getByRole('button', { name: /^(Shortest|Cheapest)/ });
    const list = this.bar.getByRole('combobox');
    const answers = this.bar.locator('button.answer');
    await expect(way.or(list).or(answers).or(this.amount).first()).toBeVisible();
    if ((await way.count()) > 0) {
      await this.use(way.first());
      return this.#confirm();
    }
    const placed = this.bar.getByLabel(/^Tap a glowing place/);
    if ((await placed.count()) > 0) {
      await placed.selectOption({ index: 1 + (this.#turn % Math.max(1, (await placed.locator('option').count()) - 1)) });
      await this.use(this.button('Plan it'));
      return this.#confirm();
    }
    // Bidding for everything would leave nobody with money: every third auction only.
    const amount = this.amount.locator('button.primary').first();
    if ((await amount.count()) > 0 && ((await answers.count()) === 0 || this.#turn % 3 === 0)) return this.use(amount);
    if ((await answers.count()) > 0) return this.use(answers.nth(this.#turn % 2 === 0 ? 0 : (await answers.count()) - 1));
    await list.first().selectOption({ index: 1 });
    await this.use(this.button('Do it'));
  }

  async #confirm(): Promise<void> {
    await this.use(this.button(/^Do (it|all)/));
  }

  async playToEnd(most = 2000): Promise<void> {
    for (let decisions = 0; decisions < most; ++decisions) {
      if (!(await this.decides())) break;
      await this.decide();
    }
    await expect(this.bar.getByText('The game is over')).toBeVisible();
  }
}
