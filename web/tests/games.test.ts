import { expect, test } from '@playwright/test';
import { Person } from './person';
import { plays } from './tables';

for (const { name, hand, phone, bots = ['brakeman', 'conductor'], options } of plays)
  test.describe(name, () => {
    test.use({
      hasTouch: hand === 'touch',
      viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    });
    test(`${name} is played from the first page to its end against bots, by ${hand}${phone ? ' on a phone' : ''}`, async ({
      page,
    }) => {
      const person = new Person(page, hand);
      await person.setUp(name, ['me', ...bots.map((bot) => `bot:${bot}`)], options);
      await person.atTable();
      await person.playToEnd();
      await expect(person.button('Play again')).toBeVisible();
      await person.open('Players');
      await expect(person.panel.getByText('hidden'), 'at the end everyone’s cash is known').toHaveCount(0);
    });

    test(`${name} has a guided first game, by keyboard`, async ({ page }) => {
      const person = new Person(page, 'keyboard');
      await person.goToFirstPage();
      await person.use(page.getByRole('button', { name: `Learn ${name}` }));
      const guide = page.getByRole('complementary', { name: 'Your guide' });
      for (let card = 1; card <= 3; ++card) {
        await expect(guide.getByText(`${card} of 3`)).toBeVisible();
        await person.use(guide.getByRole('button', { name: 'Next' }));
      }
      expect(await person.decides()).toBe(true);
      await person.use(guide.getByRole('button', { name: 'Got it' }));
      await expect(guide).toBeHidden();
    });
  });
