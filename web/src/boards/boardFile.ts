// Board files and positions as far as several games draw them. The server has checked both: what is typed here is taken at its word.
import type { BoardFile, RailroadState, State } from '../server/types';

export type RailroadOnFile = {
  code: string;
  abbr?: string;
  name: string;
  color: string;
  home?: string;
  homes?: string[];
};
export type BoardWithRailroads = BoardFile & { railroads: RailroadOnFile[] };

// A town, a city or a milepost where it really is.
export type CityOnFile = {
  id: string;
  name: string;
  state?: string;
  lat: number;
  lon: number;
  kind?: string;
  income?: number;
  region?: string;
};

// A position of a share game.
export type RailroadOnBoard = RailroadState & { track?: string[]; links?: string[] };
export type ShareState = State & {
  railroads: { [code: string]: RailroadOnBoard };
  operating?: string | null;
  expanding?: { railroad: string } | null;
  building?: { railroad: string } | null;
};

// The railroad for which something is built now, if any.
export function buildingRailroad(state: ShareState): string | null {
  return state.expanding?.railroad ?? state.building?.railroad ?? state.operating ?? state.auction?.railroad ?? null;
}
