// Positions from games that simple bots played by the referee, and the boards on which they were played.
import type { GameTable } from '../../games/game';
import type { BoardFile, Choice, Named, State } from '../../server/types';

export type Fixture = {
  game: string;
  names: string[];
  seat: number;
  state: State;
  question: { step: string; moves: Choice[] };
  events: Named[];
};

export const stages = ['early', 'mid', 'late'];
const files = import.meta.glob<Fixture>('../../games/*/tests/positions/*.json', { import: 'default', eager: true });
const boardFiles = import.meta.glob<BoardFile & { game: string }>('../../../../games/*/boards/default.json', {
  import: 'default',
  eager: true,
});
const tableFiles = import.meta.glob<GameTable>('../../games/*/table.ts', { import: 'default', eager: true });

export const boards: { [game: string]: BoardFile } = Object.fromEntries(
  Object.values(boardFiles).map((board) => [board.game, board]),
);
export const tables: { [game: string]: GameTable } = Object.fromEntries(
  Object.values(tableFiles).map((table) => [table.id, table]),
);
// The games of which positions are kept.
export const games = [...new Set(Object.values(files).map((fixture) => fixture.game))];

export function fixture(game: string, stage: string): Fixture {
  const found = Object.entries(files).find(
    ([path, fixture]) => fixture.game === game && path.endsWith(`/${stage}.json`),
  );
  if (!found) throw new Error(`There is no position ${stage} of ${game}.`);
  return found[1];
}
