import { hexBoard } from '../../boards/hex/kind';
import type { GameTable } from '../game';
import { guide } from './guide';
import { look } from './hexes';
import { legend } from './legend';

export default {
  id: 'kansas-pacific',
  board: hexBoard(look),
  legend,
  guide,
  chance: { choose_first_bidder: 'Who bids first?' },
  railroadColumns: [
    { field: 'locomotives', name: 'Locomotives' },
    { field: 'latest_dividend', name: 'Last dividend', isMoney: true },
    { field: 'has_land_grant', name: 'Land grant' },
    { field: 'gone_west', name: 'Gone west' },
  ],
  progress: ({ land_grants, wall_streets }) => [
    { name: 'Wall Street', value: `${Number(wall_streets)} of 8` },
    { name: 'Land grants left', value: Number(land_grants) },
  ],
} satisfies GameTable;
