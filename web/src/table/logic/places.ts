// The names of a board's places.
import type { BoardFile } from '../../server/types';

type Named = { id?: unknown; name?: unknown };

export function placeNames(board: BoardFile): (id: string) => string {
  const lists = ['cities', 'dots', 'hexes'].map((field) => (board as unknown as { [field: string]: unknown })[field]);
  const names = new Map<string, string>();
  for (const place of lists.flatMap((list) => (Array.isArray(list) ? (list as Named[]) : [])))
    if (typeof place.id === 'string' && typeof place.name === 'string') names.set(place.id, place.name);
  return (id) => names.get(id) ?? id.replaceAll('_', ' ');
}
