// Names, colours and letters of seats and railroads at one table, for everything that is drawn beside the board.
import { railroadColours, type BoardSeat, type RailroadColours } from '../../boards/board';
import type { BoardFile, Table } from '../../server/types';

export type People = {
  seats: BoardSeat[];
  mine: number[];
  railroads: RailroadColours;
  name: (seat: number) => string;
};

export function peopleOf(table: Table, board: BoardFile | null): People {
  const seats = table.seats.map(({ seat, name, mine }) => ({ seat, name, mine, colour: `var(--seat-${seat})` }));
  return {
    seats,
    mine: seats.filter((seat) => seat.mine).map((seat) => seat.seat),
    railroads: railroadColours(board),
    name: (seat) => seats[seat]?.name ?? '',
  };
}
