// Names on a map: each beside its place, none over another name, a track or a marker. What finds no room is left out and comes with
// zoom; the important ones choose first, and among those the ones with the least room.
import { crosses, inside, overlap, type Box, type Point, type Stroke } from './plane';

export type LabelWish = {
  id: string;
  text: string;
  at: Point;
  reach: number; // how far the place's own marker goes from `at`
  size: number; // of the letters, in units of the plane
  rank: number; // lower chooses first
  slab: boolean;
  leads?: boolean; // whether it may stand farther off, with a fine line to its place
};
export type Label = LabelWish & Room;
export type Obstacles = { boxes: Box[]; strokes: Stroke[] };

// The width of a text in letters of size 1.
export type Measure = (text: string, slab: boolean) => number;
export const roughly: Measure = (text, slab) => text.length * (slab ? 0.56 : 0.54);

// Sixteen ways around the place, right, left, above and below first; each also a little farther off.
const turns = [0, 8, 12, 4, 14, 2, 10, 6, 15, 1, 9, 7, 13, 11, 3, 5];
const distances = [0.25, 0.7, 1.3],
  leading = [2, 2.8, 3.6]; // of the letters' size

type Room = { box: Box; lines: string[]; lead: Point | null }; // lead: where the fine line ends, if there is one
const lineHeight = 1.05;

function* roomsBeside(wish: LabelWish, measure: Measure): Generator<Room> {
  const side = (part: number): number => Math.max(-1, Math.min(1, 1.4 * part));
  for (const lines of inLines(wish.text)) {
    const width = (Math.max(...lines.map((l) => measure(l, wish.slab))) + 0.2) * wish.size,
      height = wish.size * lineHeight * lines.length;
    for (const far of wish.leads ? [...distances, ...leading] : distances)
      for (const turn of turns) {
        const x = Math.cos((turn * Math.PI) / 8),
          y = Math.sin((turn * Math.PI) / 8),
          off = wish.reach + far * wish.size;
        const box = {
          x: wish.at.x + x * off + ((side(x) - 1) * width) / 2,
          y: wish.at.y + y * off + ((side(y) - 1) * height) / 2,
          width,
          height,
        };
        yield { box, lines, lead: far >= 2 ? nearestIn(box, wish.at) : null };
      }
  }
}

const nearestIn = (box: Box, p: Point): Point => ({
  x: Math.min(Math.max(p.x, box.x), box.x + box.width),
  y: Math.min(Math.max(p.y, box.y), box.y + box.height),
});

// On one line, or on two where the text has a space near its middle.
function inLines(text: string): string[][] {
  const spaces = [...text].flatMap((c, i) => (c === ' ' ? [i] : []));
  if (spaces.length === 0) return [[text]];
  const cut = spaces.reduce((best, i) => (Math.abs(i - text.length / 2) < Math.abs(best - text.length / 2) ? i : best));
  return [[text], [text.slice(0, cut), text.slice(cut + 1)]];
}

// Boxes and strokes by the squares of a grid, so that a question looks at few of them.
class Ground {
  private readonly squares = new Map<number, (Box | Stroke)[]>();
  constructor(private readonly side: number) {}

  put(thing: Box | Stroke): void {
    const box = 'a' in thing ? boxOf(thing) : thing;
    this.each(box, (key) => {
      const here = this.squares.get(key);
      if (here) here.push(thing);
      else this.squares.set(key, [thing]);
    });
  }
  isFree(box: Box): boolean {
    let free = true;
    this.each(box, (key) => {
      if (free) free = !(this.squares.get(key) ?? []).some((t) => ('a' in t ? crosses(t, box) : overlap(t, box)));
    });
    return free;
  }
  private each(box: Box, visit: (key: number) => void): void {
    for (let i = Math.floor(box.x / this.side); i <= Math.floor((box.x + box.width) / this.side); ++i)
      for (let j = Math.floor(box.y / this.side); j <= Math.floor((box.y + box.height) / this.side); ++j)
        visit(i * 65_536 + j);
  }
}

function boxOf({ a, b, halfWidth }: Stroke): Box {
  const x = Math.min(a.x, b.x) - halfWidth,
    y = Math.min(a.y, b.y) - halfWidth;
  return { x, y, width: Math.abs(a.x - b.x) + 2 * halfWidth, height: Math.abs(a.y - b.y) + 2 * halfWidth };
}

export function placeLabels(wishes: LabelWish[], obstacles: Obstacles, sheet: Box, measure: Measure): Label[] {
  const ground = new Ground(4 * Math.max(1e-6, ...wishes.map((w) => w.size)));
  for (const stroke of obstacles.strokes) ground.put(stroke);
  for (const box of obstacles.boxes) ground.put(box);
  const free = (rooms: Iterable<Room>): Room[] =>
    [...rooms].filter(({ box }) => inside(box, sheet) && ground.isFree(box));
  const choices = wishes.map((wish) => ({ wish, rooms: free(roomsBeside(wish, measure)) }));
  choices.sort((a, b) => a.wish.rank - b.wish.rank || a.rooms.length - b.rooms.length);

  const placed: Label[] = [];
  for (const { wish, rooms } of choices) {
    const room = rooms.find(({ box }) => ground.isFree(box));
    if (room === undefined) continue;
    placed.push({ ...wish, ...room });
    ground.put(widened(room.box, 0.3 * wish.size));
  }
  return placed;
}

const widened = (box: Box, by: number): Box => ({ ...box, x: box.x - by, width: box.width + 2 * by });
