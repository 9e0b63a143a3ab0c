import { describe, expect, it } from 'vitest';
import { detailScale, fit, opening, panned, showing, toPixel, toPlane, within, zoomed } from '../camera';

const sheet = { x: -50, y: -20, width: 1600, height: 800 };
const view = { width: 400, height: 600 };

describe('The camera', () => {
  it('shows all of the sheet when it fits it', () => {
    const camera = fit(sheet, view);
    expect(toPixel(camera, view, { x: -50, y: 380 }).x).toBeCloseTo(0);
    expect(toPixel(camera, view, { x: 1550, y: 380 }).x).toBeCloseTo(400);
  });
  it('keeps what lies under the pointer when it zooms', () => {
    const camera = { ...fit(sheet, view), scale: 1 },
      pixel = { x: 130, y: 410 };
    const before = toPlane(camera, view, pixel),
      closer = zoomed(camera, 1.5, pixel, sheet, view);
    expect(closer.scale).toBeCloseTo(1.5);
    expect(toPlane(closer, view, pixel).x).toBeCloseTo(before.x);
    expect(toPlane(closer, view, pixel).y).toBeCloseTo(before.y);
  });
  it('never leaves the sheet, however far it is dragged', () => {
    const camera = within({ ...fit(sheet, view), scale: 2 }, sheet, view);
    for (const by of [
      { x: 1e6, y: 1e6 },
      { x: -1e6, y: -1e6 },
    ]) {
      const there = panned(camera, by, sheet, view);
      expect(toPlane(there, view, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(sheet.x - 1e-6);
      expect(toPlane(there, view, { x: 400, y: 600 }).y).toBeLessThanOrEqual(sheet.y + sheet.height + 1e-6);
    }
  });
  it('stops zooming at all of the sheet and at nine times that', () => {
    const whole = fit(sheet, view);
    expect(zoomed(whole, 0.01, { x: 0, y: 0 }, sheet, view).scale).toBeCloseTo(whole.scale);
    expect(zoomed(whole, 1000, { x: 0, y: 0 }, sheet, view).scale).toBeCloseTo(9 * whole.scale);
  });
  it('opens on what matters where a small screen has another shape than the board', () => {
    const focus = { x: 1400, y: 300, width: 100, height: 100 };
    const camera = opening(sheet, focus, view),
      at = toPixel(camera, view, { x: 1450, y: 350 });
    expect(camera.scale).toBeCloseTo(2 * fit(sheet, view).scale);
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(view.width);
    expect(opening(sheet, focus, { width: 1400, height: 900 })).toEqual(fit(sheet, { width: 1400, height: 900 }));
  });
  it('shows a box whole, with its surroundings', () => {
    const box = { x: 300, y: 200, width: 40, height: 40 },
      camera = showing(box, sheet, view);
    for (const corner of [
      { x: 300, y: 200 },
      { x: 340, y: 240 },
    ]) {
      const pixel = toPixel(camera, view, corner);
      expect(pixel.x > 0 && pixel.x < view.width && pixel.y > 0 && pixel.y < view.height).toBe(true);
    }
    expect(camera.scale).toBeLessThanOrEqual(4 * fit(sheet, view).scale + 1e-9);
  });
  it('lays names out for scales half an octave apart', () => {
    expect(detailScale(1)).toBe(1);
    expect(detailScale(1.3)).toBeCloseTo(Math.SQRT2);
    expect(detailScale(0.26)).toBe(0.25);
  });
});
