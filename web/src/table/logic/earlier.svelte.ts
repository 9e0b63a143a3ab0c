// The table as it was at an earlier position. Positions looked at are kept: going back and forth asks once.
import { ask } from '../../server/ask';
import type { View } from '../../server/types';

export class EarlierPosition {
  view = $state.raw<View | null>(null);
  #kept = new Map<number, View>();
  #wanted = -1;

  async look(table: string, number: number, token: string | null, seat: number | undefined): Promise<void> {
    this.#wanted = number;
    const query = new URLSearchParams();
    if (token) query.set('token', token);
    if (seat !== undefined) query.set('seat', String(seat));
    const kept = this.#kept.get(number) ?? (await ask<View>('GET', `/api/tables/${table}/at/${number}?${query}`));
    this.#kept.set(number, kept);
    if (this.#wanted === number) this.view = kept;
  }
}
