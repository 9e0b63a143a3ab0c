// The colours of the railroads in the share games. A board file names a colour by its word; the shades of the palette are chosen so that people with
// any kind of colour blindness tell all eight apart (tests/livery.test.ts), and every one comes with the railroad's letters and its own pattern.
import palette from '../../../wire/palette.json';

export type Livery = {
  colour: string;
  on: string; // for letters on the colour
  letters: string;
  dashes: string; // along the middle of its track, in units of the track's width; empty for none
};

const black = '#000000',
  white = '#ffffff';

export const shades: { [word: string]: { colour: string; on: string; dashes: string } } = palette.railroads;

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
