// What a place is, and what it is worth to whom, in a few short lines.
import { boardTexts as texts } from '../texts/boards';
import { placeKey, type BoardSeat, type Place } from './board';
import type {
  BoardFile,
  HexBoardFile,
  LinkBoardFile,
  NetworkBoardFile,
  NetworkState,
  Rider,
  ShareState,
} from './boardFile';
import { berlin } from './hexes';
import { linkOwners, railroadsAt } from './links';
import { ownersOf, payoff, riderOf, type Network } from './networks';
import { cityPays, placePays } from './printed';
import { sceneOf } from './scene';

export type Description = { title: string; lines: string[] };

export function describe(board: unknown, state: unknown, seats: BoardSeat[], place: Place): Description {
  const scene = sceneOf(board);
  if (scene.kind === 'network')
    return ofNetwork(board as NetworkBoardFile, scene.map, state as NetworkState, seats, place);
  if (scene.kind === 'hex') return ofHex(board as HexBoardFile, state as ShareState, place.id);
  if (place.kind === 'link') return ofLink(board as LinkBoardFile, state as ShareState, place);
  const here = railroadsAt(scene.map, board as LinkBoardFile, linkOwners(state as ShareState)).get(place.id) ?? [];
  return ofCity(board as LinkBoardFile, state as ShareState, place.id, here);
}

const namesOf = (board: BoardFile, codes: string[]): string[] =>
  codes.map((code) => board.railroads.find((r) => r.code === code)?.name ?? code);

function ofHex(board: HexBoardFile, state: ShareState, id: string): Description {
  const hex = board.hexes.find((h) => (id === berlin ? h.kind === 'berlin' : h.id === id));
  if (!hex) return { title: texts.hex(id), lines: [] };
  const kind = texts.kinds[hex.kind] ?? hex.kind;
  const lines = [hex.terrain && hex.kind !== 'berlin' ? `${kind}, ${texts.terrains[hex.terrain]}` : kind];
  const pays = placePays[hex.kind],
    income = hex.income ?? board.metropolises?.find((m) => m.hexes.includes(id))?.income;
  if (pays && pays[0] !== pays[1]) lines.push(texts.paysAloneOrShared(...pays));
  else if (pays ?? income) lines.push(texts.pays(pays?.[0] ?? income ?? 0));
  const here = Object.entries(state.railroads)
    .filter(([, r]) => r.track?.includes(id))
    .map(([code]) => code);
  if (here.length > 0) lines.push(texts.railroadsHere(namesOf(board, here)));
  const homes = board.railroads.filter((r) => r.home === id && !here.includes(r.code));
  if (homes.length > 0) lines.push(texts.homeOf(homes.map((r) => r.name)));
  if (hex.westernmost) lines.push(texts.westernmost);
  else if (hex.west_of_line) lines.push(texts.westOfLine);
  return { title: hex.name ?? texts.hex(id), lines };
}

function ofLink(board: LinkBoardFile, state: ShareState, place: Place): Description {
  const link = board.links.find((l) => placeKey({ kind: 'link', id: `${l.a}-${l.b}` }) === placeKey(place));
  const a = board.cities.find((c) => c.id === link?.a),
    b = board.cities.find((c) => c.id === link?.b);
  if (!link || !a || !b) return { title: place.id, lines: [] };
  const owner = linkOwners(state).get(placeKey(place));
  const lines = [owner === undefined ? texts.open : texts.owned(namesOf(board, [owner]).join(''))];
  if (a.income !== undefined && b.income !== undefined)
    lines.push(texts.ends(a.name, incomeOf(state, a), b.name, incomeOf(state, b)));
  if (link.one_way) lines.push(texts.oneWay(a.name, b.name));
  return { title: texts.link(a.name, b.name), lines };
}

const incomeOf = (state: ShareState, city: { id: string; income?: number }): number =>
  (city.income ?? 0) + (state.grown?.includes(city.id) ? 1 : 0);

function ofCity(board: LinkBoardFile, state: ShareState, id: string, here: string[]): Description {
  const city = board.cities.find((c) => c.id === id);
  if (!city) return { title: id, lines: [] };
  const lines: string[] = [];
  if (city.kind)
    lines.push(
      `${texts.kinds[city.kind] ?? city.kind}. ${city.kind === 'start' ? texts.paysNothing : texts.pays(incomeOf(state, city))}`,
    );
  if (here.length > 0) lines.push(texts.railroadsHere(namesOf(board, here)));
  if (!city.kind)
    lines.push(
      here.length > 0
        ? texts.paysEach(cityPays[Math.min(here.length, cityPays.length) - 1] ?? 0)
        : texts.wouldPay(cityPays[0] ?? 0),
    );
  const homes = board.railroads.filter((r) => r.home === id || r.homes?.includes(id));
  if (homes.length > 0) lines.push(texts.homeOf(homes.map((r) => r.abbr ?? r.code)));
  if (state.grown?.includes(id)) lines.push(texts.grown);
  else {
    const rolls = (board.growth_chart ?? []).flatMap((g) =>
      g.primary === id ? [String(g.roll)] : g.secondary === id ? [texts.second(g.roll)] : [],
    );
    if (rolls.length > 0) lines.push(texts.growsOn(rolls));
  }
  if (board.western_builds?.some((w) => w.city === id)) {
    const owner = Object.entries(state.railroads).find(([, r]) => r.western === id)?.[0];
    lines.push(texts.westernBuild(owner === undefined ? null : namesOf(board, [owner]).join('')));
  }
  return { title: city.name, lines };
}

function ofNetwork(
  board: NetworkBoardFile,
  net: Network,
  state: NetworkState,
  seats: BoardSeat[],
  place: Place,
): Description {
  const who = (is: (rider: Rider) => boolean): string[] =>
    seats.flatMap(({ seat, name }) => {
      const rider = state.players[seat];
      return rider && is(rider) ? [name] : [];
    });
  const said = (people: string[], say: (names: string[]) => string): string[] =>
    people.length > 0 ? [say(people)] : [];
  if (place.kind === 'segment') {
    const [code = '', ends = ''] = place.id.split(':'),
      railroad = net.railroads.get(code),
      owner = ownersOf(net, state).get(code) ?? 'bank';
    const [a = '', b = ''] = ends.split('-').map((id) => net.byId.get(id)?.name ?? id);
    const lines = [
      texts.link(a, b),
      typeof owner === 'number' ? texts.owned(seats[owner]?.name ?? '') : texts.owners[owner],
    ];
    if (railroad?.price !== undefined) lines.push(texts.price(railroad.price));
    return {
      title: railroad?.name ?? code,
      lines: [
        ...lines,
        ...said(
          who((r) => r.ridden.includes(place.id)),
          texts.riddenBy,
        ),
      ],
    };
  }
  const milepost = net.byId.get(place.id);
  if (!milepost) return { title: place.id, lines: [] };
  const railroads = [
    ...new Set(net.segments.filter((s) => s.a === place.id || s.b === place.id).map((s) => s.railroad)),
  ];
  const lines = [milepost.region ?? '', texts.servedBy(railroads.map((code) => net.railroads.get(code)?.abbr ?? code))];
  const me = state.players[riderOf(state, seats)];
  const pays = milepost.isCity && me?.departure ? payoff(board, me.departure, place.id) : null;
  if (pays !== null) lines.push(texts.payoffFrom(pays, net.byId.get(me?.departure ?? '')?.name ?? ''));
  return {
    title: milepost.name.includes(',') ? milepost.name : `${milepost.name}, ${milepost.state ?? ''}`,
    lines: [
      ...lines,
      ...said(
        who((r) => r.at === place.id),
        texts.trains,
      ),
      ...said(
        who((r) => r.destination === place.id),
        texts.destinations,
      ),
      ...said(
        who((r) => r.home === place.id),
        texts.homes,
      ),
    ],
  };
}
