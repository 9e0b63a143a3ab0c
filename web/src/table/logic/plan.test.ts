import { expect, test } from 'vitest';
import type { Line } from '../../server/line.svelte';
import { Plan } from './plan.svelte';

// A server that answers each move when it is let, and shows the table when it is let.
class SlowLine {
  readonly asked: { verb: string; body: object }[] = [];
  readonly view = { number: 1, seat: 0 };
  #answers: (() => void)[] = [];
  #sight: () => void = () => undefined;

  ask(verb: string, body: object): Promise<object> {
    this.asked.push({ verb, body });
    return new Promise((resolve) =>
      this.#answers.push(() => resolve({ number: this.asked.length + 1, steps: [], view: {} })),
    );
  }
  seen(): Promise<void> {
    return new Promise((resolve) => (this.#sight = resolve));
  }
  async answer(): Promise<void> {
    this.#answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  async show(): Promise<void> {
    this.#sight();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test('what is tapped while moves are being made, or made and not yet seen, is not taken for an answer to a later question', async () => {
  const line = new SlowLine();
  const plan = new Plan(line as unknown as Line);
  const made = plan.play({ move: 'step', to: 'a' }, { move: 'step', to: 'b' });
  await plan.play({ move: 'pass' });
  await line.answer();
  await plan.add({ move: 'step', to: 'c' });
  expect(line.asked.map(({ verb }) => verb)).toEqual(['play', 'play']);
  await line.answer();
  expect(plan.busy).toBe(true);
  await line.show();
  await made;
  expect(plan.busy).toBe(false);
});

test('moves that are found one after the other are planned as one, and given up when something else is asked', async () => {
  const line = new SlowLine();
  const plan = new Plan(line as unknown as Line);
  const ways = ['a', 'b', 'c'];
  const ride = (): Promise<void> => {
    const left = [...ways];
    return plan.addEach(() => (left.length > 0 ? { move: 'step', to: left.shift()! } : undefined));
  };
  const planned = ride();
  for (const _ of ways) {
    expect(plan.moves).toEqual([]);
    await line.answer();
  }
  await planned;
  expect(plan.moves.map(({ to }) => to)).toEqual(ways);
  expect(line.asked.map(({ body }) => (body as { moves: object[] }).moves.length)).toEqual([1, 2, 3]);

  plan.clear();
  const given = ride();
  await line.answer();
  plan.clear();
  await line.answer();
  await given;
  expect(plan.moves).toEqual([]);
});
