// Positions from games that simple players played by the referee, and the boards on which they were played.
import type { Named, OfferedMove } from '../board';

export type Fixture = {
  game: string;
  names: string[];
  seat: number;
  state: unknown;
  question: { step: string; moves: OfferedMove[] };
  events: Named[];
};

export const stages = ['early', 'mid', 'late'];
const files = import.meta.glob<Fixture>('../tests/fixtures/*.json', { import: 'default', eager: true });
const boardFiles = import.meta.glob<{ game: string }>('../../../../games/*/boards/default.json', {
  import: 'default',
  eager: true,
});

export const boards: { [game: string]: unknown } = Object.fromEntries(
  Object.values(boardFiles).map((board) => [board.game, board]),
);
export const games = Object.keys(boards);

export function fixture(game: string, stage: string): Fixture {
  const found = files[`../tests/fixtures/${game}.${stage}.json`];
  if (!found) throw new Error(`There is no position ${stage} of ${game}.`);
  return found;
}
