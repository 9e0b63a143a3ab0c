// What the client knows of one game beyond what the server says of it. A game's folder, web/src/games/<game>/, has
//
//   card.ts    exports a `GameCard` by default: what the first page shows. Loaded with the first page: keep it small.
//   table.ts   exports a `GameTable` by default: all that a table needs. Loaded with the table.
//
// and whatever these two import. Nothing outside the folder names the game: both files are found by their place (games/index.ts). Every
// field but `id` may be left out, and so may the folder: such a game is played by the words of the server, on a plain picture of its board
// where that is made of hexes or of links, and by lists where it is not.
import type { Component } from 'svelte';
import type { Naming, Place } from '../boards/board';
import type { BoardKind } from '../boards/kind';
import type { Land } from '../boards/geography';
import type { LegendEntry } from '../boards/legend';
import type { Line } from '../server/line.svelte';
import type { BoardFile, Choice, Named, PlayerState, State, View } from '../server/types';
import type { People } from '../table/logic/people';
import type { Plan } from '../table/logic/plan.svelte';

export type GameCard = {
  id: string; // as the server lists it
  blurb?: string; // one sentence that makes one want to play
  emblem?: Emblem;
  options?: { [option: string]: string }; // what the set-up calls them
};

// A strip of map, 440 by 96. Each line is a railroad: points `x,y` with blanks between them.
export type Emblem = { lines: string[]; hexes?: true; stop?: number; width?: number };

export type Advice = { title: string; text: string; rule?: string };
export type Guide = { opening: Advice[]; steps: { [step: string]: Advice } };

// A column beside those that every game has.
export type RailroadColumn = { field: string; name: string; isMoney?: true };
export type PlayerColumn = { name: string; Cell: Component<PlayerCellProps> };
export type PlayerCellProps = { player: PlayerState; people: People; nameOf: (place: string) => string };
// How far the game is: "Wall Street: 3 of 8".
export type Fact = { name: string; value: string | number };

export type MoveWords = {
  group?: string; // heading of several such moves
  amount?: (amount: string) => string; // the button of a move with an amount
};

// What a decision card is given: a card stands between the question and its choices, for as long as nothing is planned.
export type CardProps = { view: View; board: BoardFile; line: Line; plan: Plan; people: People };
export type RailroadsProps = { board: BoardFile; state: State; people: People };

export type GameTable = {
  id: string;

  // The board.
  board?: BoardKind;
  land?: () => Promise<Land>; // coasts and borders under the default board
  legend?: LegendEntry[];
  placesOf?: (named: Naming, state?: State) => Place[]; // those that a move or an event names
  meantBy?: (place: Place, state: State, moves: Choice[]) => Named | null; // what a tap on a place without offers would be

  // The question. What is asked of a player is the game's own sentence, in the view; these are for chance that is entered by hand.
  chance?: { [step: string]: string };
  cards?: { [step: string]: Component<CardProps> };
  moves?: { [move: string]: MoveWords };
  firstAmount?: (move: Named, state: State) => number | undefined; // proposed instead of the least

  // The panels.
  playerColumns?: PlayerColumn[];
  railroadColumns?: RailroadColumn[];
  Railroads?: Component<RailroadsProps>; // instead of the table of railroads and their shares
  progress?: (state: State) => Fact[];

  guide?: Guide;
};
