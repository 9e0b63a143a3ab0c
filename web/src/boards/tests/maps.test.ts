import { describe, expect, it } from 'vitest';
import type { HexBoardFile, NetworkBoardFile, NetworkState, ShareState } from '../boardFile';
import { boards } from '../gallery/fixtures';
import { berlin, hexMap, railsOf } from '../hexes';
import { linkOwners, railroadsAt } from '../links';
import { network, ownersOf, payoff, riderOf } from '../networks';
import type { LinkBoardFile } from '../boardFile';
import { positions } from './positions';

const prussia = hexMap(boards['prussian-rails'] as HexBoardFile);
const kansas = hexMap(boards['kansas-pacific'] as HexBoardFile);

describe('Hex boards', () => {
  it('make one place of the cells of Berlin, with all nine approaches around it', () => {
    expect(prussia.byId.get(berlin)?.cells).toHaveLength(3);
    const around = new Set(prussia.neighbours.get(berlin));
    expect(prussia.places.filter((p) => p.kind === 'approach').map((p) => around.has(p.id))).toEqual(
      Array(9).fill(true),
    );
    expect(around.size).toBe(9);
  });
  it('draw the land grant line between hexes on both of its sides, from the north to the south', () => {
    const ys = kansas.landGrantLine.flat().map((p) => p.y),
      all = kansas.places.map((p) => p.at.y);
    expect(Math.min(...ys)).toBeLessThan(Math.min(...all));
    expect(Math.max(...ys)).toBeGreaterThan(Math.max(...all));
    expect(kansas.westernEdge.length).toBeGreaterThan(15);
  });
  for (const position of positions.filter((p) => p.scene.kind === 'hex'))
    it(`join all track of a railroad that hangs together, and give each railroad its token: ${position.name}`, () => {
      const board = position.board as HexBoardFile,
        state = position.state as ShareState,
        map = hexMap(board);
      const rails = railsOf(
        map,
        state,
        board.railroads.map((r) => r.code),
      );
      for (const { code } of board.railroads) {
        const track = state.railroads[code]?.track ?? [];
        expect(rails.tracks.filter((t) => t.code === code)).toHaveLength(track.length - 1);
        for (const id of track) expect(rails.tokens.get(id)?.filter((t) => t.code === code)).toHaveLength(1);
      }
    });
});

describe('A plan', () => {
  it('adds its hexes to the track of its railroad and leaves the built track as it is', () => {
    const position = positions.find((p) => p.name === 'kansas-pacific, mid');
    const board = position?.board as HexBoardFile,
      state = position?.state as ShareState,
      codes = board.railroads.map((r) => r.code);
    const code = state.operating ?? '',
      hexes = (position?.question.moves ?? [])
        .flatMap((m) => (typeof m.move.hex === 'string' ? [m.move.hex] : []))
        .slice(0, 2);
    const joins = (plan: { code: string; hexes: string[] } | null) =>
      railsOf(kansas, state, codes, plan)
        .tracks.filter((t) => t.code === code)
        .map((t) => t.to);
    expect(hexes).toHaveLength(2);
    expect(joins({ code, hexes }).sort()).toEqual([...joins(null), ...hexes].sort());
  });
});

describe('Link boards', () => {
  for (const position of positions.filter((p) => p.scene.kind === 'link'))
    it(`give every built link its owner, and every city the railroads that end there: ${position.name}`, () => {
      if (position.scene.kind !== 'link') return;
      const state = position.state as ShareState,
        owners = linkOwners(state),
        map = position.scene.map;
      const built = Object.values(state.railroads).flatMap((r) => r.links ?? []);
      expect(owners.size).toBe(built.length);
      const at = railroadsAt(map, position.board as LinkBoardFile, owners);
      for (const link of map.links) {
        const owner = owners.get(link.key);
        if (owner === undefined) continue;
        expect(at.get(link.a)).toContain(owner);
        expect(at.get(link.b)).toContain(owner);
      }
    });
});

describe('The network of Rail Baron', () => {
  const board = boards['rail-baron-southeast'] as NetworkBoardFile,
    net = network(board);
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
    const state = { players: [], bank: [], turn: 2 };
    expect([[0, 2], [1], []].map((mine) => riderOf(state, seats(mine)))).toEqual([2, 1, 2]);
  });
  it('gives every railroad to its seat, the bank or the public', () => {
    const state = positions.find((p) => p.name === 'rail-baron-southeast, late')?.state as NetworkState,
      owners = ownersOf(net, state);
    state.players.forEach((p, seat) => p.railroads.forEach((code) => expect(owners.get(code)).toBe(seat)));
    for (const railroad of board.railroads) if (railroad.public) expect(owners.get(railroad.code)).toBe('public');
  });
});
