// The moves that the server offers, sorted by how a person chooses among them.
import type { Choice, Named, Price, Question, Range } from '../../server/types';

export type Priced = Choice & { price?: Price | null };
export type AmountChoice = Priced & { field: string; range: Range };
export type Sorted = {
  amounts: AmountChoice[]; // with a range to choose from
  placed: Priced[]; // that name a place on the board
  plain: Priced[]; // the rest, one button each
};

function rangeOf(move: Named): [string, Range] | undefined {
  for (const [field, value] of Object.entries(move)) {
    if (typeof value === 'object' && value !== null && 'min' in value && 'max' in value) return [field, value as Range];
  }
  return undefined;
}

// The choices of a question, each with its price where the server says one.
export const choicesOf = ({ moves, prices }: Question): Priced[] =>
  (moves ?? []).map((choice, n) => ({ ...choice, price: prices?.[n] ?? null }));

// `isPlaced` tells whether a move names a place; the board knows.
export function sorted(choices: Priced[], isPlaced: (move: Named) => boolean): Sorted {
  const groups: Sorted = { amounts: [], placed: [], plain: [] };
  for (const choice of choices) {
    const range = rangeOf(choice.move);
    if (range) groups.amounts.push({ ...choice, field: range[0], range: range[1] });
    else if (isPlaced(choice.move)) groups.placed.push(choice);
    else groups.plain.push(choice);
  }
  return groups;
}

const declining = new Set(['pass', 'done', 'skip', 'decline', 'disagree']);
export const declines = (move: Named): boolean => declining.has(String(move.move));

export function withAmount(choice: AmountChoice, amount: number): Named {
  return { ...choice.move, [choice.field]: amount };
}

// The nearest amount that is offered.
export function withinRange({ min, max, step }: Range, amount: number): number {
  if (!Number.isFinite(amount)) return min;
  const steps = Math.round((Math.min(max, Math.max(min, amount)) - min) / step);
  return Math.min(max, min + steps * step);
}

// Sizes of the buttons beside an amount: the step, or a round hundredth of a very wide range, and two larger ones where there is room.
export function stepsOf({ min, max, step }: Range): number[] {
  const hundredth = 10 ** Math.floor(Math.log10(Math.max(1, (max - min) / step / 100)));
  const small = step * hundredth;
  return [small, small * 5, small * 20].filter((size) => size === small || size * 2 <= max - min);
}

// The question's choice that this move would be, ranges included.
export function offers(choices: Choice[], move: Named): boolean {
  return choices.some(({ move: offered }) => {
    const fields = Object.keys(offered);
    if (fields.length !== Object.keys(move).length) return false;
    return fields.every((field) => {
      const value = offered[field],
        wanted = move[field];
      if (typeof value === 'object' && value !== null && 'min' in value) {
        const range = value as Range;
        return typeof wanted === 'number' && wanted >= range.min && wanted <= range.max;
      }
      return JSON.stringify(value) === JSON.stringify(wanted);
    });
  });
}
