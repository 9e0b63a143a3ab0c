// What the guides of several games say alike.
import type { Advice } from './game';

export const bidding = (rule: string, why: string): Advice => ({
  title: 'An auction',
  text: `A share is up for auction. Raise the bid or pass: once you pass, you’re out of this auction. ${why}`,
  rule,
});

export const goal = (text: string, rule: string): Advice => ({ title: 'Your goal', text, rule });
