// What a move changes in money, read off two views: one before, one after. No rule is known here, only which numbers differ.
import type { State } from '../../server/types';

export type Difference = {
  of: 'cash' | 'income' | 'treasury';
  seat?: number;
  railroad?: string;
  before: number;
  after: number;
};

export function differences(before: State, after: State): Difference[] {
  const found: Difference[] = [];
  const add = (difference: Omit<Difference, 'before' | 'after'>, from: unknown, to: unknown) => {
    if (typeof from === 'number' && typeof to === 'number' && from !== to)
      found.push({ ...difference, before: from, after: to });
  };
  for (const [code, railroad] of Object.entries(after.railroads ?? {})) {
    const earlier = before.railroads?.[code];
    add({ of: 'income', railroad: code }, earlier?.income, railroad.income);
    add({ of: 'treasury', railroad: code }, earlier?.treasury, railroad.treasury);
  }
  after.players.forEach((player, seat) => {
    add({ of: 'income', seat }, before.players[seat]?.income, player.income);
    add({ of: 'cash', seat }, before.players[seat]?.cash, player.cash);
  });
  return found;
}
