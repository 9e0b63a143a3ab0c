import { expect, test } from 'vitest';
import { differences } from './consequences';
import type { State } from '../../server/types';

const state = (income: number, treasury: number, cash: (number | null)[]): State => ({
  game: 'any',
  seats: cash.length,
  options: {},
  board: 'default',
  step: '',
  decider: 0,
  auction: null,
  players: cash.map((amount) => ({ cash: amount })),
  railroads: { NR: { income, treasury, unsold: 0 } },
});

test('only what a move changes is told, railroads before players', () => {
  expect(differences(state(3, 20, [10, 12]), state(5, 20, [10, 15]))).toEqual([
    { of: 'income', railroad: 'NR', before: 3, after: 5 },
    { of: 'cash', seat: 1, before: 12, after: 15 },
  ]);
});

test('nothing is told of a purse that is hidden', () => {
  expect(differences(state(3, 20, [null]), state(3, 20, [15]))).toEqual([]);
});
