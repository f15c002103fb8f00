import { type RefObject, useEffect } from 'react';
import type { Point } from './camera.ts';
import type { Cameraman } from './use-camera.ts';

/** Pixels that a finger may tremble without meaning to move the map. */
const TREMBLE = 6;
const STEP = 70;
const KEYS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** Mouse, fingers, wheel and keys move the map; a press that does not move it is left to what lies there. */
export function useGestures(frame: RefObject<HTMLElement | null>, man: Cameraman): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let isDragged = false;

    const here = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || isControl(event.target)) return;
      if (fingers.size === 0) isDragged = false;
      fingers.set(event.pointerId, here(event));
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      const by = { x: now.x - before.x, y: now.y - before.y };
      if (!isDragged) {
        if (Math.hypot(by.x, by.y) < TREMBLE) return;
        isDragged = true;
        element.setPointerCapture(event.pointerId);
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (!other) {
        man.pan(by);
        return;
      }
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / (apart(before, other) || 1);
      man.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      man.pan({ x: by.x / 2, y: by.y / 2 });
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      if (!isDragged) return;
      isDragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      man.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), here(event));
    };
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const by = KEYS[event.key];
      if (by) man.pan(by);
      else if (event.key === '+' || event.key === '=') man.zoom(1.25);
      else if (event.key === '-') man.zoom(0.8);
      else if (event.key === 'Home') man.fit();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('keydown', key);
    };
  }, [frame, man]);
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.kit-map-tools') !== null;
