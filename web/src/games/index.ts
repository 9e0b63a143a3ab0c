// The games that have a folder here, found by their place.
import type { GameCard, GameTable } from './game';

const cards = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'default' });
const tables = import.meta.glob<GameTable>('./*/table.ts', { import: 'default' });

export const cardOf = (id: string): GameCard => Object.values(cards).find((card) => card.id === id) ?? { id };

// "round_limit" where a game's folder has no better name for it: "Round limit".
export const optionName = (option: string): string =>
  option.charAt(0).toUpperCase() + option.slice(1).replaceAll('_', ' ');

// Loaded when first needed: a folder's card tells whose table it is.
export async function tableOf(id: string): Promise<GameTable> {
  const folder = Object.keys(cards).find((path) => cards[path]?.id === id);
  return (await tables[folder?.replace('card.ts', 'table.ts') ?? '']?.()) ?? { id };
}
