import { expect, it } from 'vitest';
import { emptyState } from '../../../boards/tests/empty';
import type { State } from '../../../server/types';
import { incomeOf } from '../cities';
import game from '../table';

const at = (step: string): State => emptyState({ step });

it('a tap on a city asks about growth while a city is to grow, and about a western build otherwise', () => {
  const city = { kind: 'city', id: 'pratt' } as const;
  expect(game.meantBy(city, at('discover_growth'))).toEqual({ move: 'grow', city: 'pratt' });
  expect(game.meantBy(city, at('construct_track'))).toEqual({ move: 'western', city: 'pratt' });
});

it('a city pays what the position says once it has grown, and what its board says before', () => {
  const state = { ...at(''), railroads: {}, grown_incomes: { pratt: 2 } };
  const city = (id: string) => ({ id, income: 1 }) as Parameters<typeof incomeOf>[0];
  expect(incomeOf(city('pratt'), state)).toBe(2);
  expect(incomeOf(city('ransom'), state)).toBe(1);
});
