import type { LegendEntry } from '../../boards/legend';
import { texts } from './texts';

export const legend: LegendEntry[] = [
  { shape: 'round_light', text: texts.kinds.small_town },
  { shape: 'round_dark', text: texts.kinds.large_town },
  { shape: 'square_light', text: texts.kinds.small_city },
  { shape: 'square_dark', text: texts.kinds.large_city },
  { shape: 'square_great', text: texts.kinds.metropolis },
  { shape: 'hex_frame', text: 'Home, in its railroad’s colour' },
  { shape: 'dashed_line', text: 'Land grant line' },
  { shape: 'edge', text: 'Western edge: railroads may go west' },
];
