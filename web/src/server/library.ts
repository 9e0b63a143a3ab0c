// What doesn't change while the page is open: games, their rules and their boards. Each is fetched once.
import { ask, type AnswerTo } from './ask';
import type { BoardFile, Game, Rules } from './types';

const fetched = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let promise = fetched.get(path) as Promise<T> | undefined;
  if (!promise) {
    promise = ask<T>('GET', path);
    fetched.set(path, promise);
    promise.catch(() => fetched.delete(path));
  }
  return promise;
}

export const games = async (): Promise<Game[]> => (await once<AnswerTo<'GET', '/api/games'>>('/api/games')).games;
export const rulesOf = (game: string): Promise<Rules> => once(`/api/games/${game}/rules`);
export const boardOf = (game: string, board: string): Promise<BoardFile> => once(`/api/games/${game}/boards/${board}`);
