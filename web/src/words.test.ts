import { expect, test } from 'vitest';
import { ago, change, money, timeLeft } from './words';

test('money always has the same form', () => {
  expect([12, 14500, -3, 0].map(money)).toEqual(['$12', '$14,500', '–$3', '$0']);
  expect(money(null)).toBe('hidden');
  expect([5, -5].map(change)).toEqual(['+$5', '–$5']);
});

test('clocks show minutes and seconds, then hours, then days', () => {
  expect([0, 61_000, 3_700_000, 90_000_000].map(timeLeft)).toEqual(['00:00', '01:01', '1:01:40', '1 d 1 h']);
});

test('the past is told in round figures', () => {
  const minute = 60_000;
  expect([0, 5 * minute, 180 * minute, 4320 * minute].map((past) => ago(0, past))).toEqual([
    'just now',
    '5 min ago',
    '3 h ago',
    '3 days ago',
  ]);
});
