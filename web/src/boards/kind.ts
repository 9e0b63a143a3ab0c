// A kind of board: how boards of one shape are laid out, drawn and described. A game chooses one of the two that share games have
// in common (hex/, links/), or brings its own.
import type { Component } from 'svelte';
import type { BoardFile, State } from '../server/types';
import type { BoardSeat, Place } from './board';
import type { Land } from './geography';
import type { Measure } from './labels';
import type { Marks } from './marks';
import type { Box, Point } from './plane';

// The part of a board that no move changes. Each kind adds what it draws; `anchors` has the middle of every place, by its key.
export type Ground = { sheet: Box; anchors: Map<string, Point> };

export type PictureProps = {
  board: BoardFile;
  ground: Ground;
  position: State;
  land: Land | null;
  marks: Marks;
  seats: BoardSeat[];
  detail: number; // pixels per unit of the plane, in steps
  measure: Measure;
  byRailroad: boolean; // lines in the colours of railroads, not of owners
  shown: string | null; // the railroad that is pointed at
};

// What a place is, and what it is worth to whom, in a few short lines.
export type Description = { title: string; lines: string[] };
export type Seen = { board: BoardFile; ground: Ground; state: State; seats: BoardSeat[] };

export type BoardKind = {
  layOut: (board: BoardFile) => Ground;
  Picture: Component<PictureProps>;
  describe: (seen: Seen, place: Place) => Description;
  // For the list of places: those that are in use, under which heading, and those that are worth a line when they are not.
  inUse: string;
  isInUse: (seen: Seen) => (key: string) => boolean;
  isNamed: (ground: Ground, key: string) => boolean;
  hasColoursByRailroad?: true;
};
