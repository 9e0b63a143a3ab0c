// What the tables beside the board take from a board file: names of places and prices of railroads.
import type { BoardFile } from '../server/types';

type Printed = { id?: unknown; code?: unknown; name?: unknown; price?: unknown };
const listOf = (board: BoardFile, field: string): Printed[] => {
  const list = (board as unknown as { [field: string]: unknown })[field];
  return Array.isArray(list) ? (list as Printed[]) : [];
};

export function placeNames(board: BoardFile): (id: string) => string {
  const names = new Map<string, string>();
  for (const place of [...listOf(board, 'cities'), ...listOf(board, 'mileposts')])
    if (typeof place.id === 'string' && typeof place.name === 'string') names.set(place.id, place.name);
  return (id) => names.get(id) ?? id.replaceAll('_', ' ');
}

export function pricesOf(board: BoardFile): { [code: string]: number } {
  const prices: { [code: string]: number } = {};
  for (const railroad of listOf(board, 'railroads'))
    if (typeof railroad.code === 'string' && typeof railroad.price === 'number') prices[railroad.code] = railroad.price;
  return prices;
}
