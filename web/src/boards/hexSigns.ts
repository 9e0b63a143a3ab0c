// The signs of towns and cities on hex boards.
import type { HexBoardFile } from './boardFile';
import type { HexPlace } from './hexes';
import { placePays } from './printed';

export type Sign = { shape: 'round' | 'square'; half: number; look: 'light' | 'dark' | 'great' };

// Signs are drawn larger where the hexes are small, so that their figures can be read.
export const signScale = (detail: number): number => (detail < 0.6 ? 1.25 : 1);

export function signOf(place: HexPlace): Sign {
  switch (place.kind) {
    case 'small_town':
      return { shape: 'round', half: 7.4, look: 'light' };
    case 'large_town':
      return { shape: 'round', half: 8.4, look: 'dark' };
    case 'small_city':
      return { shape: 'square', half: 7.6, look: 'light' };
    case 'large_city':
      return { shape: 'square', half: 8.4, look: 'dark' };
    case 'metropolis':
    case 'berlin':
      return { shape: 'square', half: 9.4, look: 'great' };
    default:
      return (place.income ?? 0) > 1
        ? { shape: 'square', half: 8.4, look: 'dark' }
        : { shape: 'round', half: 7.4, look: 'light' };
  }
}

// How important its name is, 0 the most: metropolises, homes, cities by what they pay, towns.
export function rankOf(place: HexPlace): number {
  if (place.kind === 'metropolis' || place.kind === 'berlin') return 0;
  if (place.isHome) return 1;
  if (place.kind === 'large_city' || (place.income ?? 0) > 1) return 2;
  if (place.kind === 'small_city' || place.kind === 'city') return 3;
  return place.kind === 'large_town' ? 4 : 5;
}

// What the place pays each railroad in it; without any, the first one to come. Null where there is nothing to pay.
export function incomeAt(board: HexBoardFile, place: HexPlace, railroads: number): number | null {
  const pays = placePays[place.kind];
  if (pays) return railroads < 2 ? pays[0] : pays[1];
  return place.income ?? board.metropolises?.find((m) => m.hexes.includes(place.id))?.income ?? null;
}
