// The board of a game laid out: where its places are, made once for each board.
import type { GameTable } from '../games/game';
import type { BoardFile } from '../server/types';
import { bareBoard } from './bare';
import { hexBoard } from './hex/kind';
import type { BoardKind, Ground } from './kind';
import { linkBoard } from './links/kind';

export type Scene = { kind: BoardKind; ground: Ground };

const scenes = new WeakMap<BoardFile, Scene>();

export function sceneOf(game: GameTable, board: BoardFile): Scene {
  const known = scenes.get(board);
  if (known) return known;
  const kind = game.board ?? plainKindOf(board);
  const scene = { kind, ground: kind.layOut(board) };
  scenes.set(board, scene);
  return scene;
}

// For a game without a drawing of its own: by what its boards are made of.
function plainKindOf(board: BoardFile): BoardKind {
  if ('hexes' in board) return hexBoard({});
  return 'cities' in board && 'links' in board ? linkBoard({}) : bareBoard;
}
