// Trains, homes and destinations of the players, beside the places where they stand.
import type { BoardSeat } from '../../../boards/board';
import type { Box, Point } from '../../../boards/plane';
import type { RailBaronSoutheastState } from '../../../server/types';
import type { Network } from './network';

export type Piece = {
  id: string;
  kind: 'train' | 'home' | 'destination';
  at: Point;
  half: number;
  colour: string;
  letter: string;
  isTurn: boolean;
  box: Box;
};

// Those at one milepost stand in a row under it; `u` is a pixel of the design in units of the plane.
export function piecesOf(net: Network, state: RailBaronSoutheastState, seats: BoardSeat[], u: number): Piece[] {
  const standing: Omit<Piece, 'at' | 'box'>[] = [];
  const where: (string | null)[] = [];
  state.players.forEach((player, seat) => {
    const own = seats[seat];
    if (!own || player.out) return;
    const add = (kind: Piece['kind'], place: string | null, half: number) => {
      if (place === null) return;
      standing.push({
        id: `${kind} ${seat}`,
        kind,
        half: half * u,
        colour: own.colour,
        letter: String(seat + 1),
        isTurn: state.turn === seat,
      });
      where.push(place);
    };
    add('train', player.at, 9);
    add('destination', player.destination, 7.5);
    add('home', player.home, 7.5);
  });
  return standing.map((piece, i): Piece => {
    const place = where[i] ?? null,
      here = where.flatMap((w, j) => (w === place ? [j] : []));
    const milepost = net.byId.get(place ?? '')?.at ?? { x: 0, y: 0 };
    const at = { x: milepost.x + (here.indexOf(i) - (here.length - 1) / 2) * 19 * u, y: milepost.y + 15.5 * u };
    return {
      ...piece,
      at,
      box: { x: at.x - piece.half, y: at.y - piece.half, width: 2 * piece.half, height: 2 * piece.half },
    };
  });
}
