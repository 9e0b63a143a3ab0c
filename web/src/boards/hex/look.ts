// How a game's hexes look. All of it may be left out.
import type { Component } from 'svelte';
import type { ShareState } from '../boardFile';
import type { Livery } from '../livery';
import type { HexMap, HexPlace } from './map';

export type Sign = { shape: 'round' | 'square'; half: number; look: 'light' | 'dark' | 'great' };
export type Tint = 'plain' | 'dry' | 'hill' | 'mountain' | 'approach' | 'metropolis';

export type OverlayProps = {
  map: HexMap;
  position: ShareState;
  detail: number;
  liveryOf: (code: string) => Livery;
};

export type HexLook = {
  tokens?: 'round' | 'square';
  joined?: { kind: string; id: string }; // all hexes of this kind are one place
  sign?: (place: HexPlace) => Sign;
  rank?: (place: HexPlace) => number; // of its name, 0 the most important, 5 the least
  isNameless?: (place: HexPlace, map: HexMap) => boolean; // its name stands elsewhere
  tint?: (place: HexPlace) => Tint;
  hasRelief?: (place: HexPlace) => boolean;
  // What it pays each railroad in it; without any, the first one to come. Null where there is nothing to pay.
  income?: (seen: Seen, railroads: number) => number | null;
  kinds?: { [kind: string]: string };
  says?: (seen: Seen) => string[]; // what is to be said of it besides its kind and the railroads there
  Below?: Component<OverlayProps>; // drawn over the terrain
  Above?: Component<OverlayProps>; // drawn with the tokens
};
export type Seen = { map: HexMap; state: ShareState; place: HexPlace };

export const lightTown: Sign = { shape: 'round', half: 7.4, look: 'light' };
export const darkTown: Sign = { shape: 'round', half: 8.4, look: 'dark' };
export const lightCity: Sign = { shape: 'square', half: 7.6, look: 'light' };
export const darkCity: Sign = { shape: 'square', half: 8.4, look: 'dark' };
export const greatCity: Sign = { shape: 'square', half: 9.4, look: 'great' };

// Signs are drawn larger where the hexes are small, so that their figures can be read.
export const signScale = (detail: number): number => (detail < 0.6 ? 1.25 : 1);

export const signOf = (look: HexLook, place: HexPlace): Sign => look.sign?.(place) ?? lightTown;
export const rankOf = (look: HexLook, place: HexPlace): number => look.rank?.(place) ?? (place.isHome ? 1 : 3);
export const tintOf = (look: HexLook, place: HexPlace): Tint => look.tint?.(place) ?? place.terrain ?? 'plain';
export const incomeAt = (seen: Seen, railroads: number): number | null =>
  seen.map.look.income?.(seen, railroads) ?? seen.place.income ?? null;
