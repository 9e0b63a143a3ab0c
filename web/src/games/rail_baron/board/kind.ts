// The board of this game as the client's boards know one: how it is laid out, drawn and described.
import { placeOf, type Place } from '../../../boards/board';
import type { BoardKind, Description, Seen } from '../../../boards/kind';
import type { RailBaronPlayer } from '../../../server/types';
import { money } from '../../../words';
import { texts } from '../texts';
import { network, ownersOf, payoff, riderOf, type Network, type NetworkBoardFile, networkState } from './network';
import NetworkBoard from './NetworkBoard.svelte';

export const networkBoard: BoardKind = {
  layOut: (board) => network(board as NetworkBoardFile),
  Picture: NetworkBoard,
  describe: (seen, place) => (place.kind === 'segment' ? ofSegment(seen, place) : ofMilepost(seen, place.id)),
  inUse: texts.whereThePlayersAre,
  isInUse: ({ state }) => {
    const places = new Set(networkState(state).players.flatMap((p) => [p.at, p.destination, p.home]));
    return (key) => places.has(placeOf(key).id);
  },
  isNamed: (_, key) => placeOf(key).kind !== 'segment',
  hasColoursByRailroad: true,
};

const said = (people: string[], say: (names: string[]) => string): string[] => (people.length > 0 ? [say(people)] : []);
const who = ({ seats, state }: Seen, is: (rider: RailBaronPlayer) => boolean): string[] =>
  seats.flatMap(({ seat, name }) => {
    const rider = networkState(state).players[seat];
    return rider && is(rider) ? [name] : [];
  });

function ofSegment(seen: Seen, { id }: Place): Description {
  const net = seen.ground as Network;
  const [code = '', ends = ''] = id.split(':');
  const railroad = net.railroads.get(code),
    owner = ownersOf(net, networkState(seen.state)).get(code) ?? 'bank';
  const [a = '', b = ''] = ends.split('-').map((end) => net.byId.get(end)?.name ?? end);
  return {
    title: railroad?.name ?? code,
    lines: [
      texts.segment(a, b),
      typeof owner === 'number' ? texts.owned(seen.seats[owner]?.name ?? '') : texts.owners[owner],
      ...(railroad ? [texts.price(money(railroad.price))] : []),
      ...said(
        who(seen, (rider) => rider.ridden.includes(id)),
        texts.riddenBy,
      ),
    ],
  };
}

function ofMilepost(seen: Seen, id: string): Description {
  const net = seen.ground as Network,
    state = networkState(seen.state);
  const milepost = net.byId.get(id);
  if (!milepost) return { title: id, lines: [] };
  const here = new Set(net.segments.filter((s) => s.a === id || s.b === id).map((s) => s.railroad));
  const from = state.players[riderOf(state, seen.seats)]?.departure;
  const pays = milepost.isCity && from ? payoff(net.board, from, id) : null;
  return {
    title: milepost.name.includes(',') ? milepost.name : `${milepost.name}, ${milepost.state ?? ''}`,
    lines: [
      milepost.region ?? '',
      texts.servedBy([...here].map((code) => net.railroads.get(code)?.abbr ?? code)),
      ...(pays === null ? [] : [texts.payoffFrom(money(pays), net.byId.get(from ?? '')?.name ?? '')]),
      ...said(
        who(seen, (rider) => rider.at === id),
        texts.trains,
      ),
      ...said(
        who(seen, (rider) => rider.destination === id),
        texts.destinations,
      ),
      ...said(
        who(seen, (rider) => rider.home === id),
        texts.homes,
      ),
    ],
  };
}
