import { type Cameraman, toLand } from '@questwright/board-kit';
import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { MapTables } from '../../rules/map/tables.ts';
import { spaceAt } from './geometry.ts';

/** The space under the pointer, for whatever shows something of it. It changes too often to go through the whole map. */
export interface Pointed {
  readonly subscribe: (listener: () => void) => () => void;
  readonly space: () => number;
}

/** Follows the pointer on a map. A tap points as well, and stays. */
export function usePointer(frame: RefObject<HTMLElement | null>, man: Cameraman, tables: MapTables): Pointed {
  const pointed = useMemo(() => new PointedSpace(), []);
  useEffect(() => {
    const element = frame.current!;
    const point = ({ clientX, clientY }: PointerEvent): void => {
      const { left, top } = element.getBoundingClientRect();
      pointed.point(spaceAt(tables, toLand(man.camera(), { x: clientX - left, y: clientY - top })));
    };
    const leave = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') pointed.point(-1);
    };
    element.addEventListener('pointermove', point);
    element.addEventListener('pointerdown', point);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointermove', point);
      element.removeEventListener('pointerdown', point);
      element.removeEventListener('pointerleave', leave);
    };
  }, [frame, man, tables, pointed]);
  return pointed;
}

class PointedSpace implements Pointed {
  readonly #listeners = new Set<() => void>();
  #space = -1;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly space = (): number => this.#space;

  point(space: number): void {
    if (space === this.#space) return;
    this.#space = space;
    for (const listener of [...this.#listeners]) listener();
  }
}

export const usePointedSpace = ({ subscribe, space }: Pointed): number =>
  useSyncExternalStore(subscribe, space);
