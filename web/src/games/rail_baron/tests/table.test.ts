import { describe, expect, it } from 'vitest';
import type { State } from '../../../server/types';
import game from '../table';

const state = { turn: 1, bank: ['BO'], players: [{ at: 'PAR' }, { at: 'WAS' }] } as unknown as State;

describe('The places of a step', () => {
  const step = { move: 'step', railroad: 'BO', to: 'Hancock_MD' };
  it('are the milepost and, from where the train stands, the segment', () => {
    expect(game.placesOf(step)).toEqual([{ kind: 'city', id: 'Hancock_MD' }]);
    expect(game.placesOf(step, state)).toContainEqual({ kind: 'segment', id: 'BO:Hancock_MD-WAS' });
  });
});

describe('A tap on a place that is not offered', () => {
  it('asks about riding to the far end of a segment', () => {
    expect(game.meantBy({ kind: 'segment', id: 'BO:Gaithersburg_MD-WAS' }, state, [])).toEqual({
      move: 'step',
      railroad: 'BO',
      to: 'Gaithersburg_MD',
    });
  });
  it('asks about riding to a milepost by a railroad that can be ridden now, or else by any', () => {
    const miami = { kind: 'city', id: 'MIA' } as const;
    expect(game.meantBy(miami, state, [])).toEqual({ move: 'step', railroad: 'BO', to: 'MIA' });
    const offered = [{ move: { move: 'step', railroad: 'CO', to: 'STA' }, text: '' }];
    expect(game.meantBy(miami, state, offered)).toEqual({ move: 'step', railroad: 'CO', to: 'MIA' });
  });
});
