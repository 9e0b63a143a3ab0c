// The width of texts in the faces of the board, measured once they are loaded.
import { roughly, type Measure } from './labels';

let areLoaded = $state(false);
const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

export function measured(): Measure {
  if (typeof document === 'undefined') return roughly;
  if (context === undefined) {
    context = document.createElement('canvas').getContext('2d');
    void Promise.all([
      document.fonts.load('600 20px "Zilla Slab"'),
      document.fonts.load('500 20px "Source Sans 3"'),
    ]).finally(() => {
      widths.clear();
      areLoaded = true;
    });
  }
  return areLoaded ? exactly : roughly;
}

function exactly(text: string, slab: boolean): number {
  const key = `${slab ? 'slab' : 'sans'} ${text}`,
    known = widths.get(key);
  if (known !== undefined) return known;
  if (!context) return roughly(text, slab);
  context.font = slab ? '600 100px "Zilla Slab", Rockwell, serif' : '700 100px "Source Sans 3", sans-serif';
  const width = context.measureText(text).width / 100;
  widths.set(key, width);
  return width;
}
