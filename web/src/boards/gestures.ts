// Wheel, drag, pinch and tap on the board, as pixels of the element.
import type { Point } from './plane';

export type Gestures = {
  zoom: (factor: number, at: Point) => void;
  pan: (by: Point) => void;
  tap: (at: Point, hit: Element, pointer: string) => void;
  hover: (hit: Element | null) => void;
};

const stillATap = 7; // pixels that a finger may slip

export function gestures(element: Element, told: Gestures): () => void {
  const down = new Map<number, Point>();
  let start: { at: Point; hit: Element } | null = null;
  let moved = false;

  const pixel = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): { far: number; at: Point } | null => {
    const [a, b] = [...down.values()];
    return a && b ? { far: Math.hypot(a.x - b.x, a.y - b.y), at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } } : null;
  };

  const listeners: { [type: string]: (event: never) => void } = {
    wheel: (event: WheelEvent) => {
      event.preventDefault();
      told.zoom(2 ** (-event.deltaY * (event.deltaMode === 1 ? 0.06 : 0.0022)), pixel(event));
    },
    pointerdown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      down.set(event.pointerId, pixel(event));
      start = down.size === 1 ? { at: pixel(event), hit: event.target as Element } : null;
      moved = false;
      told.hover(null);
    },
    pointermove: (event: PointerEvent) => {
      const now = pixel(event),
        before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse') told.hover(event.target as Element);
        return;
      }
      if (start && !moved && Math.hypot(now.x - start.at.x, now.y - start.at.y) < stillATap) return;
      if (!moved) element.setPointerCapture(event.pointerId);
      moved = true;
      const was = spread();
      down.set(event.pointerId, now);
      const is = spread();
      if (was && is) {
        told.pan({ x: is.at.x - was.at.x, y: is.at.y - was.at.y });
        told.zoom(is.far / Math.max(was.far, 1), is.at);
      } else told.pan({ x: now.x - before.x, y: now.y - before.y });
    },
    pointerup: (event: PointerEvent) => {
      if (down.delete(event.pointerId) && start && !moved) told.tap(pixel(event), start.hit, event.pointerType);
      if (down.size === 0) start = null;
    },
    pointercancel: (event: PointerEvent) => {
      down.delete(event.pointerId);
      start = null;
    },
    pointerleave: () => told.hover(null),
  };
  for (const [type, listener] of Object.entries(listeners))
    element.addEventListener(type, listener as EventListener, { passive: false });
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      element.removeEventListener(type, listener as EventListener);
  };
}
