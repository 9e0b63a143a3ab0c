import { placeKey, type Place } from '../../boards/board';
import type { ShareState } from '../../boards/boardFile';
import { linkBoard } from '../../boards/links/kind';
import { linkOwners } from '../../boards/links/map';
import type { PriceTalk, SouthernPacificState, State } from '../../server/types';
import type { GameTable } from '../game';
import { look } from './cities';
import { guide } from './guide';

const talkIn = (state: State): PriceTalk | null => (state as SouthernPacificState).talk ?? null;

function isOthers(state: State, link: Place): boolean {
  const owner = linkOwners(state as ShareState).get(placeKey(link));
  return owner !== undefined && owner !== (state as ShareState).operating;
}

export default {
  id: 'southern-pacific',
  board: linkBoard(look),
  land: async () => (await import('./land.json')).default,
  legend: [
    { shape: 'ring', text: 'City; its ring shows the railroads there' },
    { shape: 'pennant', text: 'A railroad may start here' },
    { shape: 'open_link', text: 'Open link' },
    { shape: 'built_link', text: 'Built link, with its railroad' },
  ],
  meantBy: (place, state) => {
    if (place.kind !== 'link') return null;
    return isOthers(state, place) ? { move: 'buy', link: place.id, price: 0 } : { move: 'build', link: place.id };
  },
  guide,
  chance: { choose_first_bidder: 'Who bids first?' },
  moves: {
    buy: { amount: (amount) => `Offer ${amount}` },
    counter: { amount: (amount) => `Ask ${amount}` },
    dividend: { amount: (amount) => `Pay ${amount} per share` },
    offer: { group: 'Offer a share' },
  },
  // Whoever answers an offer with another price wants more than was offered.
  firstAmount: (move, state) => {
    const talk = talkIn(state);
    const offered = talk?.bid ?? talk?.price;
    return move.move === 'counter' && offered !== undefined ? offered + 1 : undefined;
  },
  railroadColumns: [{ field: 'cubes', name: 'Cubes' }],
  progress: ({ round, idle_rounds }) => [
    { name: 'Round', value: Number(round) },
    { name: 'Rounds without a move', value: Number(idle_rounds) },
  ],
} satisfies GameTable;
