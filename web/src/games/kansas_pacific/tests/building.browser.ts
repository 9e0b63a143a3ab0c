import { expect, test } from '@playwright/test';
import { Person, type Hand } from '../../../../tests/person';
import { playOf, recordBefore, sitDown } from '../../../../tests/tables';

const play = playOf('kansas_pacific');
const hands: Hand[] = ['mouse', 'keyboard'];

for (const hand of hands)
  test(`a build of several steps is planned on the board with what follows from it, taken back before it is made, and then made, by ${hand}`, async ({
    page,
  }) => {
    const person = new Person(page, hand);
    await sitDown(person, {
      record: await recordBefore(play, ({ move }, place) => move === 'build' && place > 50),
    });
    const before = await person.number();
    const plan = person.bar.getByRole('region', { name: 'Planned' });
    const first = page.locator('.map-board .target').first();
    if (hand === 'mouse') await first.click();
    else await person.use(page.locator('.map-board .target[tabindex="0"]'));
    await expect(plan.getByText(/builds in/)).toHaveCount(1);
    await expect(plan.getByRole('list', { name: 'Consequences' })).toBeVisible();

    // What glows now is what could be built next to the plan, not what could be built instead of it.
    if (hand === 'mouse') await first.click();
    else await person.use(page.locator('.map-board .target[tabindex="0"]'));
    await expect(plan.getByText(/builds in/)).toHaveCount(2);
    await person.use(person.button('Undo last step'));
    await expect(plan.getByText(/builds in/)).toHaveCount(1);
    expect(await person.number()).toBe(before);
    await person.use(person.button('Confirm'));
    await person.movedOnFrom(before);
  });
