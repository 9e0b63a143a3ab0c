// Tables that are opened by a request, for tests in which opening one is not the subject.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Person, type Hand } from './person';

type Move = { move: string } & { [field: string]: unknown };
type GameRecord = { seats: number; moves: Move[] } & { [field: string]: unknown };

// How a game is played in these tests: tests/play.json of its folder. `record` is a whole game that the engine's tests keep.
export type Play = {
  folder: string;
  id: string;
  name: string;
  record: string;
  hand: Hand;
  phone: boolean;
  bots?: string[];
  options?: { [label: string]: string };
  place?: string; // somewhere on its board
  sample?: true; // the game for tests that would do with any
};
const folders = new URL('../src/games/', import.meta.url);
export const plays: Play[] = readdirSync(folders)
  .filter((folder) => existsSync(new URL(`${folder}/tests/play.json`, folders)))
  .map((folder) => ({
    folder,
    ...(JSON.parse(readFileSync(new URL(`${folder}/tests/play.json`, folders), 'utf8')) as Omit<Play, 'folder'>),
  }));
export const sample = plays.find((play) => play.sample)!;
export const another = plays.find((play) => play !== sample)!;
export const playOf = (folder: string): Play => plays.find((play) => play.folder === folder)!;

export async function wholeRecord({ folder, record }: Play): Promise<GameRecord> {
  const path = new URL(`../../games/${folder}/tests/records/${record}`, import.meta.url);
  return JSON.parse(await readFile(path, 'utf8')) as GameRecord;
}

export async function longestRecord(): Promise<GameRecord> {
  const records = await Promise.all(plays.map(wholeRecord));
  return records.reduce((a, b) => (b.moves.length > a.moves.length ? b : a));
}

// The game as it was before the first move of which `stops` is true.
export async function recordBefore(game: Play, stops: (move: Move, place: number) => boolean): Promise<GameRecord> {
  const { winners: _winners, scores: _scores, ...record } = await wholeRecord(game);
  return { ...record, moves: record.moves.slice(0, record.moves.findIndex(stops)) } as GameRecord;
}

export async function ask<T>(page: Page, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const answer = await page.request.fetch(Person.address(path), {
    method,
    headers: { Origin: new URL(Person.address('/')).origin, 'Content-Type': 'application/json' },
    ...(method === 'GET' ? {} : { data: body ?? {} }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

// Opens a table in the name of this person, who becomes a guest where they are nobody yet; its path.
export async function tableOf(page: Page, wish: object): Promise<string> {
  const { player } = await ask<{ player: object | null }>(page, 'GET', '/api/me');
  if (player === null) await ask(page, 'POST', '/api/guest');
  const { table } = await ask<{ table: { id: string } }>(page, 'POST', '/api/tables', wish);
  return `/table/${table.id}`;
}

export async function sitDown(person: Person, wish: object): Promise<string> {
  const path = await tableOf(person.page, wish);
  await person.page.goto(Person.address(path));
  await person.table
    .or(person.page.getByRole('heading', { name: 'Waiting for players' }))
    .first()
    .waitFor();
  return path;
}

const bot = { kind: 'bot', bot: 'brakeman' };
export const me = { kind: 'me' };
export const open = { kind: 'open' };
export const againstTwo = ({ id }: Play = sample): object => ({
  game: id,
  seats: [me, bot, bot],
  undo: 'free',
  listed: false,
});
