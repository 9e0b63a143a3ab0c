// How a game's cities and links look. All of it may be left out.
import type { Component } from 'svelte';
import type { ShareState } from '../boardFile';
import type { Livery } from '../livery';
import type { Box } from '../plane';
import type { CityPlace, LinkMap } from './map';

export type CityProps = { city: CityPlace; state: ShareState; u: number; half: number; detail: number };
export type OverlayProps = { map: LinkMap; position: ShareState; u: number; liveryOf: (code: string) => Livery };
export type SeenCity = { map: LinkMap; state: ShareState; city: CityPlace; here: string[] }; // here: the railroads in it

export type LinkLook = {
  City?: Component<CityProps>; // what is drawn on the disc of a city
  Above?: Component<OverlayProps>; // drawn with the pennants of the homes
  boxes?: (map: LinkMap, u: number) => Box[]; // what it covers, for the names to keep clear of
  isSmall?: (city: CityPlace) => boolean;
  isImportant?: (city: CityPlace, map: LinkMap) => boolean;
  income?: (city: CityPlace, state: ShareState) => number | undefined; // what an end of a link pays there
  says?: (seen: SeenCity) => string[]; // what is to be said of a city besides the railroads there
};

// A pixel of the design in units of the plane. Symbols grow slower than the map.
export const unitAt = (detail: number): number => Math.min(1.7, Math.max(0.62, (detail / 0.7) ** 0.4)) / detail;
export const cityHalf = (look: LinkLook, city: CityPlace, u: number): number => (look.isSmall?.(city) ? 6.6 : 7.8) * u;
