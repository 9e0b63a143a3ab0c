// A position and a board on which there is nothing, for tests that need a little of one.
import type { BoardFile, State } from '../../server/types';

export const emptyState = (more: object = {}): State => ({
  game: 'any',
  seats: 0,
  options: {},
  board: 'default',
  step: '',
  decider: null,
  players: [],
  auction: null,
  ...more,
});
export const emptyBoard = (more: object = {}): BoardFile => ({
  format: 1,
  game: 'any',
  id: 'default',
  name: 'Somewhere',
  status: '',
  note: '',
  ...more,
});
