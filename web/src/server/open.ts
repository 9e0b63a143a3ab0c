// Opening a table and going there.
import { ask, type AnswerTo } from './ask';
import { me } from './player.svelte';
import { router } from '../router.svelte';
import type { Game, Sitter, TableWish } from './types';

export type { Sitter };
// A record may be any file; the server reads it.
export type Wish = Omit<TableWish, 'record'> & { record?: unknown };

const usualBot = 'conductor';

export function usualBotOf(game: Game | undefined): string {
  return game?.bots.find((bot) => bot.id === usualBot)?.id ?? game?.bots[0]?.id ?? usualBot;
}

export function seatsAgainstBots(game: Game | undefined, seats: number, mine = 0): Sitter[] {
  const bot = usualBotOf(game);
  return Array.from({ length: seats }, (_, seat) => (seat === mine ? { kind: 'me' } : { kind: 'bot', bot }));
}

// For one player against bots.
export function usualSeats(game: Game): number {
  const [least, most] = game.seats;
  return Math.min(most, Math.max(least, 4));
}

export async function openTable(wish: Wish, guided = false): Promise<void> {
  await me.beSomebody();
  const { table, invitation } = await ask<AnswerTo<'POST', '/api/tables'>>('POST', '/api/tables', wish);
  sessionStorage.setItem(`roundhouse.invitation.${table.id}`, invitation);
  router.go(`/table/${table.id}${guided ? '?guide=1' : ''}`);
}
