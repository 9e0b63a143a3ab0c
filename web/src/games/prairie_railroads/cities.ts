// How the cities of this game look: towns, cities and start cities with their income, growth, and the western builds beside the edge.
import type { ShareState } from '../../boards/boardFile';
import type { LinkLook, SeenCity } from '../../boards/links/look';
import type { CityPlace, LinkBoardFile, LinkMap } from '../../boards/links/map';
import { namesOf } from '../../boards/board';
import type { Box } from '../../boards/plane';
import type { PrairieRailroadsState } from '../../server/types';
import { money } from '../../words';
import City from './City.svelte';
import { texts } from './texts';
import WesternBuilds from './WesternBuilds.svelte';

type PrairieBoard = LinkBoardFile & {
  western_builds?: { city: string }[];
  growth_chart?: { roll: number; primary: string; secondary: string }[];
};
const boardOf = (map: LinkMap): PrairieBoard => map.board;

const prairieState = (state: ShareState): PrairieRailroadsState => state as unknown as PrairieRailroadsState;

export const hasGrown = (state: ShareState, city: CityPlace): boolean => prairieState(state).grown.includes(city.id);
// What a city that has grown pays comes with the position; the others pay what their board says.
export const incomeOf = (city: CityPlace, state: ShareState): number =>
  prairieState(state).grown_incomes?.[city.id] ?? city.income ?? 0;

export const westernCities = (map: LinkMap): CityPlace[] => {
  const ids = new Set((boardOf(map).western_builds ?? []).map((build) => build.city));
  return map.cities.filter((city) => ids.has(city.id));
};
export const westernBox = (city: CityPlace, u: number): Box => ({
  x: city.at.x - 44 * u,
  y: city.at.y - 8 * u,
  width: 30 * u,
  height: 16 * u,
});
export const westernOwner = (state: ShareState, city: CityPlace): string | undefined =>
  Object.entries(prairieState(state).railroads).find(([, railroad]) => railroad.western === city.id)?.[0];

export const look: LinkLook = {
  City,
  Above: WesternBuilds,
  boxes: (map, u) => westernCities(map).map((city) => westernBox(city, u)),
  isSmall: (city) => city.kind === 'town',
  isImportant: (city, map) => westernCities(map).includes(city),
  income: incomeOf,
  says: (seen) => [kindAndPay(seen), ...growth(seen), ...westernBuild(seen)],
};

const kindAndPay = ({ city, state }: SeenCity): string =>
  `${texts.kinds[city.kind ?? ''] ?? texts.kinds.city}. ${city.kind === 'start' ? texts.paysNothing : texts.pays(money(incomeOf(city, state)))}`;

function growth({ map, city, state }: SeenCity): string[] {
  if (hasGrown(state, city)) return [texts.grown];
  const rolls = (boardOf(map).growth_chart ?? []).flatMap((row) =>
    row.primary === city.id ? [String(row.roll)] : row.secondary === city.id ? [texts.second(row.roll)] : [],
  );
  return rolls.length > 0 ? [texts.growsOn(rolls)] : [];
}

function westernBuild({ map, city, state }: SeenCity): string[] {
  if (!westernCities(map).includes(city)) return [];
  const owner = westernOwner(state, city);
  return [texts.westernBuild(owner === undefined ? null : namesOf(map.board, [owner]).join(''))];
}
