// Board files and states as far as they are drawn. The server has checked both: what is typed here is taken at its word.

export type GameId =
  'kansas-pacific' | 'prussian-rails' | 'southern-pacific' | 'prairie-railroads' | 'rail-baron-southeast';

export type RailroadOnFile = {
  code: string;
  abbr?: string;
  name: string;
  color: string;
  home?: string;
  homes?: string[];
  price?: number;
  public?: boolean;
  note?: string;
  lines?: string[][];
};

export type HexOnFile = {
  id: string;
  col: number;
  row: number;
  kind: string;
  name?: string;
  income?: number;
  terrain?: 'plain' | 'hill' | 'mountain';
  west_of_line?: true;
  westernmost?: true;
};
export type HexBoardFile = BoardFile & {
  hexes: HexOnFile[];
  metropolises?: { name: string; income: number; hexes: string[] }[];
};

export type CityOnFile = {
  id: string;
  name: string;
  state?: string;
  lat: number;
  lon: number;
  kind?: 'city' | 'town' | 'start';
  income?: number;
  region?: string;
};
export type LinkOnFile = { a: string; b: string; one_way?: boolean };
export type LinkBoardFile = BoardFile & {
  cities: CityOnFile[];
  links: LinkOnFile[];
  western_builds?: { city: string }[];
  growth_chart?: { roll: number; primary: string; secondary: string }[];
};

export type NetworkBoardFile = BoardFile & {
  regions: string[];
  cities: CityOnFile[];
  dots: CityOnFile[];
  payoffs: { city: string; dollars: number[] }[];
};

export type BoardFile = {
  game: GameId;
  id: string;
  name: string;
  note: string;
  status: string;
  railroads: RailroadOnFile[];
};

export type RailroadState = {
  treasury: number;
  income: number;
  track?: string[];
  links?: string[];
  western?: string | null;
  gone_west?: boolean;
};
export type ShareState = {
  railroads: { [code: string]: RailroadState };
  grown?: string[];
  operating?: string | null;
  expanding?: { railroad: string } | null;
  building?: { railroad: string } | null;
  auction?: { railroad: string } | null;
  talk?: { link: string } | null;
};

export type Rider = {
  home: string | null;
  at: string | null;
  destination: string | null;
  departure: string | null;
  alternate: string | null;
  engine: string;
  declared: boolean;
  ridden: string[];
  railroads: string[];
  out: boolean;
};
export type NetworkState = { players: Rider[]; turn: number | null; bank: string[]; third?: string[] };

export function railroadsOf(board: unknown): RailroadOnFile[] {
  return (board as BoardFile).railroads;
}

// The railroad for which something is built at this moment, if any.
export function buildingRailroad(state: ShareState): string | null {
  return state.expanding?.railroad ?? state.building?.railroad ?? state.operating ?? state.auction?.railroad ?? null;
}
