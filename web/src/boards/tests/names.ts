// What must hold of the names on every board.
import type { Ground } from '../kind';
import type { Label, Obstacles } from '../labels';
import { crosses, inside, overlap } from '../plane';

export const details = [0.25, 0.35, 0.5, 0.71, 1, 1.41, 2, 2.83, 4];
export type Names = { labels: Label[]; obstacles: Obstacles };

export const collisions = ({ labels, obstacles }: Names, ground: Ground): string[] =>
  labels.flatMap(({ text, box }, i) => [
    ...(inside(box, ground.sheet) ? [] : [`${text} leaves the sheet`]),
    ...labels
      .slice(0, i)
      .filter((other) => overlap(box, other.box))
      .map((other) => `${text} and ${other.text}`),
    ...obstacles.strokes.filter((s) => crosses(s, box)).map(() => `${text} lies on track`),
    ...obstacles.boxes.filter((b) => overlap(b, box)).map(() => `${text} lies on a marker`),
  ]);
