// What part of the plane is seen: the point in the middle of the view, and how many pixels a unit of the plane takes.
import type { Box, Point } from './plane';

export type View = { width: number; height: number };
export type Camera = { x: number; y: number; scale: number };

const closest = 9; // times the scale at which everything fits
const small = 520; // pixels of the shorter side

export function fit(sheet: Box, view: View): Camera {
  const scale = Math.min(view.width / sheet.width, view.height / sheet.height);
  return {
    x: sheet.x + sheet.width / 2,
    y: sheet.y + sheet.height / 2,
    scale: Number.isFinite(scale) && scale > 0 ? scale : 1,
  };
}

// All of the box with some room around it, but never so close that the surroundings are lost.
export function showing(box: Box, sheet: Box, view: View): Camera {
  const room = 0.25 * Math.max(box.width, box.height, sheet.width * 0.08);
  const near = fit(
    { x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room },
    view,
  );
  const whole = fit(sheet, view);
  return within({ ...near, scale: Math.min(near.scale, whole.scale * 4) }, sheet, view);
}

// The first sight: all of the sheet; on a small screen of another shape, what matters at twice that size at most.
export function opening(sheet: Box, focus: Box, view: View): Camera {
  const whole = fit(sheet, view);
  const filled = Math.max(view.width / sheet.width, view.height / sheet.height);
  if (Math.min(view.width, view.height) > small || filled < whole.scale * 1.3) return whole;
  return within(
    { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2, scale: Math.min(filled, whole.scale * 2) },
    sheet,
    view,
  );
}

export function toPlane(camera: Camera, view: View, pixel: Point): Point {
  return {
    x: camera.x + (pixel.x - view.width / 2) / camera.scale,
    y: camera.y + (pixel.y - view.height / 2) / camera.scale,
  };
}
export function toPixel(camera: Camera, view: View, point: Point): Point {
  return {
    x: (point.x - camera.x) * camera.scale + view.width / 2,
    y: (point.y - camera.y) * camera.scale + view.height / 2,
  };
}

// Never farther than all of the sheet, never closer than `closest`, and never off the sheet.
export function within(camera: Camera, sheet: Box, view: View): Camera {
  const whole = fit(sheet, view);
  const scale = Math.min(Math.max(camera.scale, whole.scale), whole.scale * closest);
  const held = (middle: number, start: number, size: number, seen: number): number =>
    seen >= size ? start + size / 2 : Math.min(Math.max(middle, start + seen / 2), start + size - seen / 2);
  return {
    scale,
    x: held(camera.x, sheet.x, sheet.width, view.width / scale),
    y: held(camera.y, sheet.y, sheet.height, view.height / scale),
  };
}

// Closer by `factor`; what lies under the pixel stays under it.
export function zoomed(camera: Camera, factor: number, pixel: Point, sheet: Box, view: View): Camera {
  const whole = fit(sheet, view);
  const scale = Math.min(Math.max(camera.scale * factor, whole.scale), whole.scale * closest);
  const under = toPlane(camera, view, pixel);
  const moved = {
    scale,
    x: under.x - (pixel.x - view.width / 2) / scale,
    y: under.y - (pixel.y - view.height / 2) / scale,
  };
  return within(moved, sheet, view);
}

export function panned(camera: Camera, by: Point, sheet: Box, view: View): Camera {
  return within({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, sheet, view);
}

// Names and symbols are laid out for one of a few scales, half an octave apart, and grow with the map in between.
export function detailScale(scale: number): number {
  return 2 ** (Math.round(Math.log2(scale) * 2) / 2);
}

export function viewBox(camera: Camera, view: View): string {
  const width = view.width / camera.scale,
    height = view.height / camera.scale;
  return `${camera.x - width / 2} ${camera.y - height / 2} ${width} ${height}`;
}
