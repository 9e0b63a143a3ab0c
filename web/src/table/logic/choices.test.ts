import { expect, test } from 'vitest';
import { choicesOf, declines, offers, sorted, stepsOf, withAmount, withinRange } from './choices';

const bid = { move: { move: 'bid', amount: { min: 3, max: 40, step: 1 } }, text: 'Bid $3 to $40' };
const pass = { move: { move: 'pass' }, text: 'Pass' };
const build = { move: { move: 'build', hex: 'C47' }, text: 'Build in C47' };

test('choices are sorted into amounts, places and the rest', () => {
  const groups = sorted([bid, pass, build], (move) => 'hex' in move);
  expect(groups.amounts.map((choice) => choice.field)).toEqual(['amount']);
  expect(groups.placed).toEqual([build]);
  expect(groups.plain).toEqual([pass]);
});

test('an amount is put in the place of its range', () => {
  const [choice] = sorted([bid], () => false).amounts;
  expect(withAmount(choice!, 8)).toEqual({ move: 'bid', amount: 8 });
});

test('each choice of a question has the price that stands beside it', () => {
  const price = { cost: 1, payer: 0 };
  const question = { decider: 0, step: '', text: '', moves: [pass, bid], prices: [null, price] };
  expect(choicesOf(question).map((choice) => choice.price)).toEqual([null, price]);
  expect(choicesOf({ ...question, moves: null, prices: null })).toEqual([]);
});

test('a number that is not offered becomes the nearest that is', () => {
  const range = { min: 500, max: 2200, step: 500 };
  expect([0, 700, 760, 9999, Number.NaN].map((amount) => withinRange(range, amount))).toEqual([
    500, 500, 1000, 2000, 500,
  ]);
});

test('wide ranges have larger steps beside the small one', () => {
  expect(stepsOf({ min: 0, max: 3, step: 1 })).toEqual([1]);
  expect(stepsOf({ min: 0, max: 30, step: 1 })).toEqual([1, 5]);
  expect(stepsOf({ min: 0, max: 100, step: 1 })).toEqual([1, 5, 20]);
  expect(stepsOf({ min: 8750, max: 180_000, step: 1 })).toEqual([1000, 5000, 20_000]);
});

test('a move is among the choices when each field is, or lies within its range', () => {
  expect(offers([bid, build], { move: 'bid', amount: 40 })).toBe(true);
  expect(offers([bid, build], { move: 'bid', amount: 41 })).toBe(false);
  expect(offers([bid, build], { move: 'build', hex: 'C47' })).toBe(true);
  expect(offers([bid, build], { move: 'build', hex: 'C48' })).toBe(false);
  expect(offers([pass], { move: 'pass', amount: 1 })).toBe(false);
});

test('to pass, to be done, to skip and to say no are ways to decline', () => {
  expect(['pass', 'done', 'skip', 'decline', 'disagree', 'bid'].map((move) => declines({ move }))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});
