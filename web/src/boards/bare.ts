// A board of which nothing is known here: no picture, no places. Its game is played by the question and the panels.
import { boardTexts as texts } from '../texts/boards';
import BareBoard from './BareBoard.svelte';
import type { BoardKind } from './kind';

export const bareBoard: BoardKind = {
  layOut: () => ({ sheet: { x: 0, y: 0, width: 400, height: 200 }, anchors: new Map() }),
  Picture: BareBoard,
  describe: (_, place) => ({ title: place.id, lines: [] }),
  inUse: texts.built,
  isInUse: () => () => false,
  isNamed: () => false,
};
