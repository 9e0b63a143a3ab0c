// How the hexes of this game look, and its great city of several hexes with the approaches around it.
import { darkCity, greatCity, lightTown, type HexLook } from '../../boards/hex/look';
import type { HexPlace } from '../../boards/hex/map';
import { money } from '../../words';
import Berlin from './Berlin.svelte';
import { texts } from './texts';

export const berlin = 'BERLIN';
export const isApproach = (place: HexPlace): boolean => place.kind === 'approach';
const isRich = (place: HexPlace): boolean => (place.income ?? 0) > 1;

export const look: HexLook = {
  tokens: 'square',
  joined: { kind: 'berlin', id: berlin },
  sign: (place) => (place.id === berlin ? greatCity : isRich(place) ? darkCity : lightTown),
  rank: (place) => (place.id === berlin ? 0 : place.isHome ? 1 : isRich(place) ? 2 : place.kind === 'city' ? 3 : 5),
  tint: (place) => (place.id === berlin ? 'metropolis' : isApproach(place) ? 'approach' : (place.terrain ?? 'plain')),
  hasRelief: (place) => place.kind === 'rural' && place.terrain !== 'plain',
  kinds: texts.kinds,
  says: ({ place }) => (place.income ? [texts.pays(money(place.income))] : []),
  Below: Berlin,
};
