// Tables that are opened by a request, for tests in which opening one is not the subject.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Person } from './person';

type Move = { move: string } & { [field: string]: unknown };
type GameRecord = { seats: number; moves: Move[] } & { [field: string]: unknown };
export type Game =
  'kansas-pacific' | 'prairie-railroads' | 'prussian-rails' | 'rail-baron-southeast' | 'southern-pacific';

// Whole games that the engine's tests keep, one of each.
const records: { [game in Game]: string } = {
  'kansas-pacific': 'kansas_pacific/tests/records/gone_west_1_4_players.json',
  'prairie-railroads': 'prairie_railroads/tests/records/western_builds_4_players.json',
  'prussian-rails': 'prussian_rails/tests/records/all_connected_4_players.json',
  'rail-baron-southeast': 'rail_baron/tests/records/win_at_home_3_players.json',
  'southern-pacific': 'southern_pacific/tests/records/counter_offer_4_players.json',
};
export const games = Object.keys(records) as Game[];

export async function wholeRecord(game: Game): Promise<GameRecord> {
  return JSON.parse(await readFile(new URL(`../../games/${records[game]}`, import.meta.url), 'utf8')) as GameRecord;
}

// The game as it was before the first move of which `stops` is true.
export async function recordBefore(game: Game, stops: (move: Move, place: number) => boolean): Promise<GameRecord> {
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
export const againstTwo = (game: Game): object => ({ game, seats: [me, bot, bot], undo: 'free', listed: false });
