// Boards and positions for the tests, and everything that the boards make of them.
import type { GameTable } from '../../games/game';
import type { BoardFile } from '../../server/types';
import type { BoardSeat } from '../board';
import { boards, fixture, games, stages, tables, type Fixture } from '../gallery/fixtures';
import type { Seen } from '../kind';
import { marksOf, type Marks } from '../marks';
import { sceneOf, type Scene } from '../scene';

export type Position = Fixture &
  Scene & {
    name: string;
    stage: string;
    table: GameTable;
    board: BoardFile;
    marks: Marks;
    seats: BoardSeat[];
    seen: Seen;
  };

export const positions: Position[] = games.flatMap((game) =>
  stages.map((stage) => {
    const found = fixture(game, stage),
      table = tables[game]!,
      board = boards[game]!,
      scene = sceneOf(table, board);
    const seats = found.names.map((name, seat) => ({ seat, name, colour: '#123456', mine: seat === found.seat }));
    return {
      ...found,
      ...scene,
      name: `${game}, ${stage}`,
      stage,
      table,
      board,
      marks: marksOf(table, found.state, found.question.moves, [], []),
      seats,
      seen: { board, ground: scene.ground, state: found.state, seats },
    };
  }),
);

export function positionOf(game: string, stage: string): Position {
  const found = positions.find((position) => position.game === game && position.stage === stage);
  if (!found) throw new Error(`There is no position ${stage} of ${game}.`);
  return found;
}
