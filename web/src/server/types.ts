// What the server says, as docs/api.md and docs/protocol.md have it.

// A move, an event or an outcome of chance: `move` or `kind`, and its own fields.
export type Named = { [field: string]: unknown };
export type Range = { min: number; max: number; step: number };
export type Choice = { move: Named; text: string };

export type Player = { id: string; name: string; guest: boolean };
export type Bot = { id: string; name: string; blurb: string };
export type OptionValue = boolean | number;
export type Game = {
  id: string;
  name: string;
  seats: [number, number];
  options: { [name: string]: OptionValue };
  boards: string[];
  bots: Bot[];
};

export type Rule = { id: string; text: string; ruling: boolean };
export type Rules = { title: string; chapters: { title: string; text: string; rules: Rule[] }[] };
export type BoardFile = { id: string; name: string; status: string; note: string; known?: string[] };

export type Seat = {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  player: string | null;
  bot: string | null;
  mine: boolean;
  here: boolean;
  stand_in: boolean;
};
export type Clock =
  | null
  | { kind: 'live'; each_ms: number; increment_ms: number }
  | { kind: 'async'; start_ms: number; increment_ms: number; most_ms: number };
export type Table = {
  id: string;
  game: string;
  board: string;
  options: { [name: string]: OptionValue };
  status: 'waiting' | 'playing' | 'over';
  listed: boolean;
  created_at: number;
  moved_at: number;
  seats: Seat[];
  clock: Clock;
  dice: 'server' | 'hand';
  hints: boolean;
  undo: 'consent' | 'free';
  commitment: string | null;
  number: number;
  decider: Decider;
  winners: number[] | null;
  scores: (number | null)[] | null;
  host: string;
  from: null | { table: string; number: number };
};
export type OpenedTable = { table: Table; invitation?: string; spectator?: string };

export type Decider = number | 'chance' | null;
export type Question = {
  decider: Decider;
  step: string;
  text: string;
  moves: Choice[] | null;
  weights?: number[];
  winners?: number[];
  scores?: (number | null)[];
};
export type Auction = {
  railroad: string;
  purpose: string;
  opener: number;
  seller: number | null;
  minimum: number;
  bidder: number;
  high: number | null;
  leader: number | null;
  in: number[];
  once_around: boolean;
};
export type PlayerState = { cash: number | null; shares?: { [code: string]: number } } & Named;
export type RailroadState = { income?: number; treasury?: number; unsold?: number; president?: number | null } & Named;
export type State = {
  game: string;
  seats: number;
  step: string;
  players: PlayerState[];
  auction: Auction | null;
  railroads?: { [code: string]: RailroadState };
} & Named;

export type GameEvent = { kind: string; text: string } & Named;
export type Entry = {
  number: number;
  kind: 'move' | 'undo' | 'stand_in' | 'return';
  decider: Decider;
  by: string;
  at: number;
  move: Named | null;
  events: GameEvent[];
  to?: number;
};
export type Instruction = { seat: number; auction: string; up_to?: number; then?: 'pass' | 'ask'; pass?: boolean };
export type View = {
  number: number;
  seat: number | null;
  state: State;
  question: Question;
  entries: Entry[];
  clocks: { left_ms: number; running: boolean }[] | null;
  undo_to: number | null;
  undo_asked: null | { by: number; to: number; agreed: number[] };
  instructions: Instruction[];
  thinking: number | null;
};
export type ChatLine = { at: number; name: string; seat: number | null; text: string };

export type PreviewStep = { move: Named; events?: GameEvent[]; rule?: string; error?: string };
// `view` is the position after the steps; `question` what would be asked then, where the server tells it.
export type Preview = { steps: PreviewStep[]; view: State; question?: Question };
export type Thought = { move: Named; text?: string } & Named;
export type Hint = { move: Named; alternatives?: Thought[] } & Named;
// What the share under the hammer would add to a seat's cash at the end.
export type Worth = { seat: number; worth: number };
export type Route = {
  mileposts: number;
  turns: number;
  fees_this_turn: [number | 'bank', number][];
  fees_in_all: number | [number | 'bank', number][];
  steps: { railroad: string; to: string }[];
};
export type HistoryPoint = {
  number: number;
  players: { cash: number | null; worth: number | null }[];
  railroads: { [code: string]: { income: number | null; treasury: number | null } };
};
