// How the cities of this game look: all alike; what one pays each railroad there depends on how many there are.
import type { LinkLook } from '../../boards/links/look';
import { money } from '../../words';
import { texts } from './texts';

export const look: LinkLook = {
  // The chart comes with the position: what a city pays each of its railroads, by how many there are.
  says: ({ state, here }) => {
    const pays = state.city_pays as number[] | undefined;
    if (!pays?.length) return [];
    return here.length > 0
      ? [texts.paysEach(money(pays[Math.min(here.length, pays.length) - 1]!))]
      : [texts.wouldPay(money(pays[0]!))];
  },
};
