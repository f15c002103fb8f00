import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import {
  type Box,
  type Camera,
  fit,
  lookAt,
  type Point,
  pan,
  type Room,
  type Size,
  show,
  zoomAt,
} from './camera.ts';

/** What moves the map. It never goes through React: a camera is two styles of one element. */
export interface Cameraman {
  readonly camera: () => Camera;
  pan(by: Point): void;
  zoom(factor: number, at?: Point): void;
  fit(): void;
  /** Follows what happens: nothing while the view is pinned. */
  lookAt(land: Point, zoom?: number): void;
  show(box: Box, least?: number): void;
  /** Brings something into view that somebody has asked for, whether the view is pinned or not. */
  bring(box: Box): void;
  /** Keeps the view where it is, whatever happens. */
  pin(isPinned: boolean): void;
}

/** How many pixels a unit must have for more names to be shown. */
const NEAR = 0.78;
const MIDDLE = 0.5;

export function useCamera(
  frame: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  { width: mapWidth, height: mapHeight }: Size,
): Cameraman {
  const camera = useRef<Camera>({ x: 0, y: 0, zoom: 0.5 });
  const isMoved = useRef(false);
  const isPinned = useRef(false);
  // Noted when it changes: to ask for it in between would have everything laid out at once.
  const size = useRef<Size>({ width: 1, height: 1 });
  const room = useCallback(
    (): Room => ({ ...size.current, map: { width: mapWidth, height: mapHeight } }),
    [mapWidth, mapHeight],
  );

  const apply = useCallback(
    (next: Camera) => {
      camera.current = next;
      const element = world.current;
      if (!element) return;
      element.style.translate = `${next.x}px ${next.y}px`;
      const zoom = next.zoom.toFixed(4);
      if (element.style.getPropertyValue('--zoom') === zoom) return;
      element.style.setProperty('--zoom', zoom);
      element.dataset.near = next.zoom >= NEAR ? 'near' : next.zoom >= MIDDLE ? 'middle' : 'far';
    },
    [world],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const settle = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      const before = size.current;
      size.current = { width, height };
      if (width <= 1) return;
      // What was in the middle stays there.
      const by = { x: (width - before.width) / 2, y: (height - before.height) / 2 };
      apply(isMoved.current ? pan(camera.current, by, room()) : fit(room()));
    };
    const watch = new ResizeObserver(settle);
    watch.observe(element);
    settle();
    return () => watch.disconnect();
  }, [frame, apply, room]);

  return useMemo(() => {
    const move = (next: Camera): void => {
      isMoved.current = true;
      apply(next);
    };
    const bring = (box: Box, least?: number): void => {
      if (room().width > 1) apply(show(camera.current, box, room(), least));
    };
    const middle = (): Point => ({ x: room().width / 2, y: room().height / 2 });
    return {
      camera: () => camera.current,
      pan: (by) => move(pan(camera.current, by, room())),
      zoom: (factor, at = middle()) => move(zoomAt(camera.current, factor, at, room())),
      fit: () => {
        isMoved.current = false;
        apply(fit(room()));
      },
      lookAt: (land, zoom = camera.current.zoom) => {
        if (!isPinned.current) move(lookAt(land, zoom, room()));
      },
      show: (box, least) => {
        if (!isPinned.current) bring(box, least);
      },
      bring,
      pin: (on) => {
        isPinned.current = on;
        isMoved.current ||= on;
      },
    };
  }, [apply, room]);
}
