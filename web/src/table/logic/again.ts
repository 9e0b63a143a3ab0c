// A new table of the same game with the same people.
import { games } from '../../server/library';
import { openTable, usualBotOf, type Sitter } from '../../server/open';
import type { Table } from '../../server/types';

export async function playAgain(table: Table): Promise<void> {
  const game = (await games()).find((one) => one.id === table.game);
  const seats = table.seats.map((seat): Sitter => {
    if (seat.mine) return { kind: 'me', name: seat.name };
    return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot ?? usualBotOf(game) } : { kind: 'open' };
  });
  const { options, hints, undo, listed } = table;
  await openTable({ game: table.game, seats, options, hints, undo, listed });
}
