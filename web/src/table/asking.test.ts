import { expect, test } from 'vitest';
import { asked } from './asking';
import type { Auction, Question, State } from '../server/types';
import { asks } from '../texts/asks';
import { guides } from '../texts/guides';

const people = {
  name: (seat: number) => ['Ann', 'Vince'][seat] ?? '',
  railroads: { SF: { name: 'Santa Fe', colour: '', ink: '', letters: 'SF' } },
} as never;
const state = (more: object): State => ({
  game: '',
  seats: 2,
  options: {},
  board: 'default',
  step: '',
  decider: null,
  players: [],
  auction: null,
  ...more,
});
const question = (step: string, moves: Question['moves'] = []): Question => ({
  decider: 1,
  step,
  text: 'As the server says.',
  moves,
});
const auction = { railroad: 'SF' } as Auction;

test('a bid is asked for with its railroad and its least amount', () => {
  const bid = { move: { move: 'bid', amount: { min: 8, max: 40, step: 1 } }, text: '' };
  expect(asked(question('share_auction', [bid]), state({ auction }), people)).toBe(
    'Vince: bid for Santa Fe, $8 or more, or pass.',
  );
});

test('a build is asked for with the railroad that builds', () => {
  expect(asked(question('build_track'), state({ operating: 'SF' }), people)).toBe(
    'Vince: choose where Santa Fe builds.',
  );
  expect(asked(question('build_track'), state({ expanding: { railroad: 'SF' } }), people)).toBe(
    'Vince: choose where Santa Fe builds.',
  );
});

test('an offer for a link is told with its railroad, its price and its ends', () => {
  const talk = { link: 'fort_worth-dallas', buyer: 'SF', seller: 'SF', price: 7 };
  expect(asked(question('seller_answers'), state({ talk }), people)).toBe(
    'Vince: Santa Fe offers $7 for Fort Worth–Dallas; accept, decline, or name your price.',
  );
  expect(asked(question('buyer_answers'), state({ talk }), people)).toBe(
    'Vince: Santa Fe asks $7 for Fort Worth–Dallas; accept or decline.',
  );
});

test('what the catalogue does not know is asked in the words of the server', () => {
  expect(asked(question('something_new'), state({}), people)).toBe('As the server says.');
  expect(asked(question('share_auction'), state({ auction }), people)).toBe('As the server says.');
});

test('every step that a guide explains is asked in a sentence of the catalogue', () => {
  const steps = Object.values(guides)
    .flatMap((guide) => Object.keys(guide.steps))
    .filter((step) => !step.endsWith('_auction'));
  expect(steps.filter((step) => step !== 'seller_answers' && !(step in asks))).toEqual([]);
});
