import { describe, expect, it } from 'vitest';
import { positionOf } from '../../../boards/tests/positions';
import { networkState, payoff, ownersOf, riderOf, type Network } from '../board/network';
import game from '../table';

const { ground, kind, seen } = positionOf(game.id, 'mid');
const net = ground as Network,
  { board } = net;

describe('The network', () => {
  it('has all mileposts and segments, parallel ones in lanes of their own', () => {
    expect(net.mileposts).toHaveLength(board.cities.length + board.dots.length);
    const lanes = net.segments.map((s) => `${s.a} ${s.b} ${s.lane}`);
    expect(new Set(lanes).size).toBe(net.segments.length);
    expect(net.segments.some((s) => s.lane !== 0)).toBe(true);
  });
  it('knows the payoff between two cities in either order, and none to the same city', () => {
    expect(payoff(board, 'RIC', 'WAS')).toBe(3000);
    expect(payoff(board, 'WAS', 'RIC')).toBe(3000);
    expect(payoff(board, 'WAS', 'MIA')).toBe(31000);
    expect(payoff(board, 'MIA', 'MIA')).toBeNull();
    expect(payoff(board, 'MIA', 'nowhere')).toBeNull();
  });
  it('looks at the trip of the one whose turn it is where that is mine, and at mine otherwise', () => {
    const seats = (mine: number[]) =>
      [0, 1, 2].map((seat) => ({ seat, name: '', colour: '', mine: mine.includes(seat) }));
    const state = { turn: 2 };
    expect([[0, 2], [1], []].map((mine) => riderOf(state, seats(mine)))).toEqual([2, 1, 2]);
  });
  it('gives every railroad to its seat, the bank or the public', () => {
    const state = networkState(positionOf(game.id, 'late').state),
      owners = ownersOf(net, state);
    state.players.forEach((p, seat) => p.railroads.forEach((code) => expect(owners.get(code)).toBe(seat)));
    for (const railroad of board.railroads) if (railroad.public) expect(owners.get(railroad.code)).toBe('public');
  });
  it('tells the payoff from where my trip began', () => {
    const { lines } = kind.describe(seen, { kind: 'city', id: 'MIA' });
    expect(lines.some((line) => /^Pays \$[\d,]+ from \w+/.test(line))).toBe(true);
  });
});
