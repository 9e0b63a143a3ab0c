import { expect, test } from '@playwright/test';
import { Person, type Hand } from './person';

const games: { name: string; hand: Hand; phone: boolean }[] = [
  { name: 'Kansas Pacific', hand: 'mouse', phone: false },
  { name: 'Prairie Railroads', hand: 'keyboard', phone: false },
  { name: 'Prussian Rails', hand: 'touch', phone: true },
  { name: 'Southern Pacific', hand: 'keyboard', phone: true },
];

for (const { name, hand, phone } of games) {
  test.describe(name, () => {
    test.use({
      hasTouch: hand === 'touch',
      viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    });
    test(`${name} is played from the first page to its end against the computer, by ${hand}${phone ? ' on a phone' : ''}`, async ({
      page,
    }) => {
      const person = new Person(page, hand);
      await person.setUp(name, ['me', 'bot:brakeman', 'bot:conductor']);
      await person.atTable();
      await person.playToEnd();
      await expect(person.button('Play again')).toBeVisible();
    });
  });
}

for (const hand of ['mouse', 'keyboard'] as Hand[])
  test(`Rail Baron – Southeast is played from the first page to its end, by the ways that are offered, by ${hand}`, async ({
    page,
  }) => {
    const person = new Person(page, hand);
    await person.setUp('Rail Baron – Southeast', ['me', 'bot:brakeman'], { 'Most turns': '16' });
    await person.atTable();
    await person.playToEnd();
    await person.open('Players');
    await expect(person.panel.getByText('hidden'), 'at the end all purses are known').toHaveCount(0);
  });
