// Degrees on the plane: true to scale in the middle latitude of what is shown.
import { around, type Box, type Point } from './plane';

export type Degrees = { lat: number; lon: number };
export type Land = { land: number[][]; borders: number[][] }; // outlines and lines as lon, lat, lon, lat …

const width = 1500;

export class Projection {
  private readonly west: number;
  private readonly north: number;
  private readonly scale: number;
  private readonly stretch: number;

  constructor(places: Degrees[]) {
    const lats = places.map((p) => p.lat),
      lons = places.map((p) => p.lon);
    this.west = Math.min(...lons);
    this.north = Math.max(...lats);
    this.scale = width / Math.max(Math.max(...lons) - this.west, 0.1);
    this.stretch = 1 / Math.cos((((this.north + Math.min(...lats)) / 2) * Math.PI) / 180);
  }
  of({ lat, lon }: Degrees): Point {
    return { x: (lon - this.west) * this.scale, y: (this.north - lat) * this.scale * this.stretch };
  }
  path(line: number[], closed: boolean): string {
    let path = '';
    for (let i = 0; i + 1 < line.length; i += 2) {
      const p = this.of({ lon: line[i] ?? 0, lat: line[i + 1] ?? 0 });
      path += `${i === 0 ? 'M' : 'L'}${p.x.toFixed(0)} ${p.y.toFixed(0)}`;
    }
    return path + (closed ? 'Z' : '');
  }
}

export const sheetAround = (points: Point[]): Box => around(points, 70);
