import { describe, expect, it } from 'vitest';
import {
  type Box,
  bounded,
  CLOSEST,
  fit,
  lookAt,
  type Point,
  pan,
  show,
  toLand,
  toWindow,
  wholeZoom,
  zoomAt,
} from './camera.ts';

const COLUMNS = 15;
const SPACE = { width: 76, height: 90 };
const map = { width: COLUMNS * SPACE.width, height: 15 * SPACE.height };

const DESK = { width: 580, height: 690, map };
const PHONE = { width: 390, height: 360, map };
const WIDE = { width: 1400, height: 900, map };
const TINY = { ...WIDE, map: { width: 200, height: 200 } };

const centreOf = (space: number): Point => ({
  x: ((space % COLUMNS) + 0.5) * SPACE.width,
  y: (Math.floor(space / COLUMNS) + 0.5) * SPACE.height,
});

function boxAround(spaces: readonly number[]): Box {
  const [xs, ys] = [spaces.map((one) => centreOf(one).x), spaces.map((one) => centreOf(one).y)];
  return {
    left: Math.min(...xs) - SPACE.width / 2,
    right: Math.max(...xs) + SPACE.width / 2,
    top: Math.min(...ys) - SPACE.height / 2,
    bottom: Math.max(...ys) + SPACE.height / 2,
  };
}

describe('the camera', () => {
  it.each([DESK, PHONE, WIDE, TINY])('shows the whole map in a window of $width by $height', (room) => {
    const camera = fit(room);
    const from = toWindow(camera, { x: 0, y: 0 });
    const to = toWindow(camera, { x: room.map.width, y: room.map.height });
    expect(from.x).toBeGreaterThanOrEqual(0);
    expect(from.y).toBeGreaterThanOrEqual(0);
    expect(to.x).toBeLessThanOrEqual(room.width);
    expect(to.y).toBeLessThanOrEqual(room.height);
    expect(from.x + to.x).toBeCloseTo(room.width);
    expect(from.y + to.y).toBeCloseTo(room.height);
  });

  it('keeps the land under the pointer where it is while zooming', () => {
    const camera = lookAt(centreOf(112), 0.8, DESK);
    const at = { x: 200, y: 400 };
    const nearer = zoomAt(camera, 1.3, at, DESK);
    expect(nearer.zoom).toBeCloseTo(1.04);
    expect(toLand(nearer, at).x).toBeCloseTo(toLand(camera, at).x);
    expect(toLand(nearer, at).y).toBeCloseTo(toLand(camera, at).y);
  });

  it('goes neither closer nor farther than is of use', () => {
    const camera = fit(DESK);
    expect(zoomAt(camera, 100, { x: 0, y: 0 }, DESK).zoom).toBe(CLOSEST);
    expect(zoomAt(camera, 0.01, { x: 0, y: 0 }, DESK).zoom).toBe(wholeZoom(DESK));
  });

  it('never leaves the map', () => {
    const camera = lookAt(centreOf(112), 1.2, DESK);
    for (const by of [
      { x: 99999, y: 99999 },
      { x: -99999, y: -99999 },
    ]) {
      const away = pan(camera, by, DESK);
      const from = toWindow(away, { x: 0, y: 0 });
      const to = toWindow(away, { x: map.width, y: map.height });
      expect(from.x).toBeLessThanOrEqual(24);
      expect(from.y).toBeLessThanOrEqual(24);
      expect(to.x).toBeGreaterThanOrEqual(DESK.width - 24);
      expect(to.y).toBeGreaterThanOrEqual(DESK.height - 24);
    }
  });

  it('stays where it is when what is to be shown is seen already', () => {
    const camera = lookAt(centreOf(112), 1, DESK);
    expect(show(camera, boxAround([112]), DESK)).toEqual(camera);
  });

  it('comes to what is to be shown without changing the zoom, if that is enough', () => {
    const camera = lookAt(centreOf(20), 1, DESK);
    const shown = show(camera, boxAround([200]), DESK);
    expect(shown.zoom).toBe(1);
    const { x, y } = toWindow(shown, centreOf(200));
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(DESK.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(DESK.height);
  });

  it('steps back for what is too large, but not below what a thumb can hit', () => {
    const camera = lookAt(centreOf(112), 1, PHONE);
    const hexes = [80, 81, 82, 112, 142];
    const back = show(camera, boxAround(hexes), PHONE);
    expect(back.zoom).toBeLessThan(1);
    for (const hex of hexes) {
      const { x, y } = toWindow(back, centreOf(hex));
      expect(x > 0 && x < PHONE.width && y > 0 && y < PHONE.height).toBe(true);
    }
    expect(show(camera, boxAround([0, 224]), PHONE, 0.42).zoom).toBe(0.42);
  });

  it('is brought within bounds when the window changes', () => {
    const camera = lookAt(centreOf(224), 1.5, DESK);
    expect(bounded(camera, WIDE)).toEqual(bounded(bounded(camera, WIDE), WIDE));
  });
});
