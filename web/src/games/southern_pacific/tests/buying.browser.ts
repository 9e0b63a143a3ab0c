import { expect, test } from '@playwright/test';
import { Person, type Hand } from '../../../../tests/person';
import { playOf, recordBefore, sitDown } from '../../../../tests/tables';

const play = playOf('southern_pacific');
const hands: Hand[] = ['mouse', 'keyboard'];

for (const hand of hands)
  test(`a link of another railroad is bought by choosing it on the ${hand === 'mouse' ? 'board' : 'list'} and naming the price there and then, by ${hand}`, async ({
    page,
  }) => {
    const person = new Person(page, hand);
    await sitDown(person, { record: await recordBefore(play, ({ move }) => move === 'buy') });
    if (hand === 'mouse')
      await page
        .locator('.map-board .target')
        .and(page.getByLabel(/^Offer .* for /))
        .first()
        .click({ force: true });
    else {
      await person.open('List');
      await person.use(person.panel.getByRole('button', { name: /Offer .* for / }).first());
    }
    await expect(person.bar.getByRole('slider')).toBeFocused();
    const before = await person.number();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await person.movedOnFrom(before);
  });
