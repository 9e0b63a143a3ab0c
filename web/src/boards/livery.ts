// The colours of the railroads in the share games. A board file names a colour by its word; the shades are chosen so that people with
// any kind of colour blindness tell all eight apart (tests/livery.test.ts), and every one comes with the railroad's letters and its own pattern.

export type Livery = {
  colour: string;
  on: string; // for letters on the colour
  letters: string;
  dashes: string; // along the middle of its track, in units of the track's width; empty for none
};

const ink = '#120e09',
  ivory = '#fffaf0',
  black = '#000000',
  white = '#ffffff';

export const shades: { [word: string]: { colour: string; on: string; dashes: string } } = {
  black: { colour: '#191b1e', on: ivory, dashes: '' },
  brown: { colour: '#652804', on: ivory, dashes: '0.9 0.9' },
  orange: { colour: '#d78e25', on: ink, dashes: '0.1 1.1' },
  blue: { colour: '#0b4e8a', on: ivory, dashes: '2.4 0.8' },
  yellow: { colour: '#f8e785', on: ink, dashes: '' },
  red: { colour: '#c7414c', on: ivory, dashes: '0.1 0.8 1.6 0.8' },
  purple: { colour: '#a360e3', on: ink, dashes: '1.5 1.5' },
  green: { colour: '#63ba96', on: ink, dashes: '0.1 0.8 0.1 1.8' },
};

// A colour that is no word of ours (#rrggbb on boards with many railroads) is used as it is.
export function livery(color: string, letters: string): Livery {
  const shade = shades[color] ?? { colour: color, on: lettersOn(color), dashes: '' };
  return { ...shade, letters };
}

// White or black, whichever stands out more by the contrast of WCAG: one of them always does by 4.5 to 1, which ivory and ink would not.
export function lettersOn(colour: string): string {
  return contrast(colour, white) > contrast(colour, black) ? white : black;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const n = Number.parseInt(colour.slice(1), 16);
  const linear = (eighth: number): number =>
    eighth / 255 <= 0.04045 ? eighth / 255 / 12.92 : ((eighth / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(n >> 16) + 0.7152 * linear((n >> 8) & 255) + 0.0722 * linear(n & 255);
}
