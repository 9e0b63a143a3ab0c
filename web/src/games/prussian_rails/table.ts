import { hexBoard } from '../../boards/hex/kind';
import type { GameTable } from '../game';
import { guide } from './guide';
import { look } from './hexes';

export default {
  id: 'prussian-rails',
  board: hexBoard(look),
  legend: [
    { shape: 'round_light', text: 'City, with its income' },
    { shape: 'square_dark', text: 'City with a higher income' },
    { shape: 'square_great', text: 'Metropolis' },
    { shape: 'arrow', text: 'Approach to Berlin' },
    { shape: 'hill', text: 'Hills' },
    { shape: 'mountain', text: 'Mountains' },
    { shape: 'hex_frame', text: 'Home, in its railroad’s colour' },
  ],
  guide,
  chance: { choose_first_bidder: 'Who bids first?', draw_disk: 'Whose disk was drawn from the cup?' },
  moves: { capitalize: { group: 'Capitalize' }, expand: { group: 'Expand' }, auction: { group: 'Auction a share' } },
  railroadColumns: [{ field: 'cubes', name: 'Cubes' }],
  progress: ({ idle_rounds }) => [{ name: 'Rounds without a move', value: Number(idle_rounds) }],
} satisfies GameTable;
