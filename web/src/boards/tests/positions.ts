// Boards and positions for the tests, and everything that the boards make of them.
import { boards, fixture, games, stages, type Fixture } from '../gallery/fixtures';
import { trainAt, type BoardSeat } from '../board';
import { marksOf, type Marks } from '../marks';
import { sceneOf, type Scene } from '../scene';

export type Position = {
  name: string;
  game: string;
  board: unknown;
  scene: Scene;
  marks: Marks;
  seats: BoardSeat[];
} & Fixture;

export const positions: Position[] = games.flatMap((game) =>
  stages.map((stage) => {
    const found = fixture(game, stage),
      board = boards[game];
    const seats = found.names.map((name, seat) => ({ seat, name, colour: '#123456', mine: seat === found.seat }));
    return {
      name: `${game}, ${stage}`,
      board,
      scene: sceneOf(board),
      marks: marksOf(game, found.question.moves, [], [], trainAt(found.state)),
      seats,
      ...found,
    };
  }),
);
