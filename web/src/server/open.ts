// Opening a table and going there.
import { ask } from './ask';
import { me } from './player.svelte';
import { router } from '../router.svelte';
import type { Clock, Game, OpenedTable, OptionValue } from './types';

export type Sitter = { kind: 'me'; name?: string } | { kind: 'bot'; bot: string } | { kind: 'open' };
export type TableWish = {
  game: string;
  seats: Sitter[];
  board?: string;
  options?: { [name: string]: OptionValue };
  listed?: boolean;
  clock?: Clock | null;
  dice?: 'server' | 'hand';
  hints?: boolean;
  undo?: 'consent' | 'free';
  record?: unknown;
  from?: { table: string; number: number };
};

const usualBot = 'conductor';

export function usualBotOf(game: Game | undefined): string {
  return game?.bots.find((bot) => bot.id === usualBot)?.id ?? game?.bots[0]?.id ?? usualBot;
}

export function seatsAgainstBots(game: Game | undefined, seats: number, mine = 0): Sitter[] {
  const bot = usualBotOf(game);
  return Array.from({ length: seats }, (_, seat) => (seat === mine ? { kind: 'me' } : { kind: 'bot', bot }));
}

// A game for one against the computer has as many seats as the middle of what it allows.
export function usualSeats(game: Game): number {
  const [least, most] = game.seats;
  return Math.min(most, Math.max(least, 4));
}

export async function openTable(wish: TableWish, guided = false): Promise<void> {
  await me.beSomebody();
  const { table, invitation } = await ask<OpenedTable>('POST', '/api/tables', wish);
  if (invitation) sessionStorage.setItem(`roundhouse.invitation.${table.id}`, invitation);
  router.go(`/table/${table.id}${guided ? '?guide=1' : ''}`);
}
