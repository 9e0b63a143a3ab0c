import { expect, test } from '@playwright/test';
import { Person, type Hand } from '../../../../tests/person';
import { againstTwo, me, playOf, sitDown } from '../../../../tests/tables';

const play = playOf('prussian_rails');
const hands: Hand[] = ['mouse', 'keyboard'];

for (const hand of hands)
  test(`dice are entered by hand, by ${hand}`, async ({ page }) => {
    const person = new Person(page, hand);
    await sitDown(person, { ...againstTwo(play), dice: 'hand', seats: [me, me, me] });
    await person.decides();
    await expect(person.bar.getByText('Who bids first?')).toBeVisible();
    const before = await person.number();
    await person.use(person.bar.locator('button.answer').nth(1));
    await person.movedOnFrom(before);
    await person.decides();
    await expect(person.bar.getByText(/: Your bid for the /)).toBeVisible();
  });
