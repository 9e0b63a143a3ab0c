import { expect, test } from 'vitest';
import type { State } from '../../server/types';
import { pricedIn, purseAfter, withPrice } from './prices';

const state = { players: [{ cash: 20 }, { cash: null }], railroads: { NR: { treasury: 7 } } } as unknown as State;

test('a choice says what it costs, what it brings, or that it is free', () => {
  expect(pricedIn({ cost: 3, payer: 0 })).toBe('–$3');
  expect(pricedIn({ gain: 9000, payer: 0 })).toBe('+$9,000');
  expect(pricedIn({ cost: 0, payer: 'NR' })).toBe('free');
  expect(withPrice({ move: { move: 'build', hex: 'A1' }, text: 'Build in A1', price: { cost: 3, payer: 'NR' } })).toBe(
    'Build in A1: –$3',
  );
});

test('a range has no single price in a list', () => {
  const move = { move: 'bid', amount: { min: 3, max: 9, step: 1 } };
  expect(withPrice({ move, text: 'Bid $3 to $9', price: { cost: 1, payer: 0 } })).toBe('Bid $3 to $9');
});

test('a purse is told before and after as many units as are chosen, a hidden one not at all', () => {
  expect(purseAfter({ cost: 1, payer: 0 }, 6, state)).toEqual({ before: 20, after: 14 });
  expect(purseAfter({ cost: 4, payer: 'NR' }, 2, state)).toEqual({ before: 7, after: -1 });
  expect(purseAfter({ gain: 5, payer: 1 }, 1, state)).toBeUndefined();
});
