import { describe, expect, it } from 'vitest';
import type { ShareState } from '../boardFile';
import { hexMap, railsOf, type HexBoardFile, type HexMap } from '../hex/map';
import { linkOwners, railroadsAt, type LinkMap } from '../links/map';
import { bareBoard } from '../bare';
import { sceneOf } from '../scene';
import { emptyBoard, emptyState } from './empty';
import { positions } from './positions';

const isHexes = (ground: object): ground is HexMap => 'neighbours' in ground;
const isLinks = (ground: object): ground is LinkMap => 'links' in ground;

describe('Hex boards', () => {
  for (const { ground, state, name } of positions)
    if (isHexes(ground))
      it(`join all track of a railroad that hangs together, and give each railroad its token: ${name}`, () => {
        const position = state as ShareState,
          codes = ground.board.railroads.map((r) => r.code);
        const rails = railsOf(ground, position, codes);
        for (const code of codes) {
          const track = position.railroads[code]?.track ?? [];
          expect(rails.tracks.filter((t) => t.code === code)).toHaveLength(track.length - 1);
          for (const id of track) expect(rails.tokens.get(id)?.filter((t) => t.code === code)).toHaveLength(1);
        }
      });
});

describe('Link boards', () => {
  for (const { ground, state, name } of positions)
    if (isLinks(ground))
      it(`give every built link its owner, and every city the railroads that end there: ${name}`, () => {
        const position = state as ShareState,
          owners = linkOwners(position);
        const built = Object.values(position.railroads).flatMap((r) => r.links ?? []);
        expect(owners.size).toBe(built.length);
        const at = railroadsAt(ground, owners);
        for (const link of ground.links) {
          const owner = owners.get(link.key);
          if (owner === undefined) continue;
          expect(at.get(link.a)).toContain(owner);
          expect(at.get(link.b)).toContain(owner);
        }
      });
});

describe('A game without a folder of its own', () => {
  const hex = { id: 'A1', col: 1, row: 0, kind: 'open_country', name: 'Arden' };
  it('gets a plain picture of its hexes or links', () => {
    const file = emptyBoard({ railroads: [], hexes: [hex] }) as HexBoardFile;
    const { kind, ground } = sceneOf({ id: 'new-game' }, file);
    expect([...ground.anchors.keys()]).toEqual(['hex A1']);
    expect(ground.sheet).toEqual(hexMap(file).sheet);
    const state = emptyState({ railroads: {} });
    expect(kind.describe({ board: file, ground, state, seats: [] }, { kind: 'hex', id: 'A1' })).toEqual({
      title: 'Arden',
      lines: ['open country'],
    });
  });
  it('has no picture where its board is made of something else', () => {
    expect(sceneOf({ id: 'new-game' }, emptyBoard()).kind).toBe(bareBoard);
  });
});
