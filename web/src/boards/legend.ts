// Which signs a board has, in the order of its legend.
import { boardTexts } from '../texts/boards';
import type { GameId } from './boardFile';

export type SignId = keyof typeof boardTexts.signs;

const always: SignId[] = ['offered', 'changed', 'planned'];
export const legends: { [game in GameId]: SignId[] } = {
  'kansas-pacific': [
    'small_town',
    'large_town',
    'small_city',
    'large_city',
    'metropolis',
    'home',
    'grant',
    'edge',
    ...always,
  ],
  'prussian-rails': ['city', 'rich_city', 'metropolis', 'approach', 'hill', 'mountain', 'home', ...always],
  'southern-pacific': ['ring', 'pennant', 'open_link', 'built_link', ...always],
  'prairie-railroads': [
    'prairie_town',
    'prairie_city',
    'start',
    'growth',
    'pennant',
    'open_link',
    'built_link',
    'one_way',
    'western',
    ...always,
  ],
  'rail-baron-southeast': [
    'milepost_city',
    'milepost',
    'bank',
    'public',
    'owned',
    'train',
    'destination',
    'player_home',
    'ridden',
    ...always,
  ],
};
