// What moves cost and bring, in words. The figures are the server's.
import type { Price, State } from '../../server/types';
import type { Priced } from './choices';
import { texts } from '../../texts';
import { change, money } from '../../words';

export const moneyMoved = (price: Price, amount = 1): number => ('gain' in price ? price.gain : -price.cost) * amount;

// "–$3", "+$9,000", "free".
export const pricedIn = (price: Price, amount = 1): string => {
  const moved = moneyMoved(price, amount);
  return moved === 0 ? texts.ask.free : change(moved);
};

// A choice as a line of a list: "Build in Topeka (C47): –$3".
export const withPrice = ({ move, text, price }: Priced): string => {
  const isRange = Object.values(move).some((value) => typeof value === 'object' && value !== null && 'min' in value);
  return price && !isRange ? `${text}: ${pricedIn(price)}` : text;
};

// The purse that a price concerns, before and after `amount` units of it; undefined where it is hidden.
export function purseAfter(price: Price, amount: number, state: State): { before: number; after: number } | undefined {
  const before =
    typeof price.payer === 'string' ? state.railroads?.[price.payer]?.treasury : state.players[price.payer]?.cash;
  return typeof before === 'number' ? { before, after: before + moneyMoved(price, amount) } : undefined;
}

export const purseInWords = ({ before, after }: { before: number; after: number }): string =>
  texts.ask.beforeAfter(money(before), money(after));
