import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { wantsMotion } from '../motion.ts';
import type { Point } from './camera.ts';

const STEP_MS = 380;

/** Something that stands on a map. When its place changes it goes there, whatever the map did meanwhile. */
export function Walker({
  at,
  shift,
  name,
  children,
}: {
  at: Point;
  /** How far it stands from the middle of its place, to make room for others. */
  shift: Point;
  name: string;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(at);

  useLayoutEffect(() => {
    const from = last.current;
    last.current = at;
    if (from.x === at.x && from.y === at.y) return;
    const figure = element.current!;
    if (!wantsMotion()) {
      figure.animate([{ filter: 'drop-shadow(0 0 12px var(--moon))' }, { filter: 'none' }], 900);
      return;
    }
    const world = figure.closest<HTMLElement>('.kit-world');
    const zoom = Number(world?.style.getPropertyValue('--zoom')) || 1;
    const by = { x: (from.x - at.x) * zoom, y: (from.y - at.y) * zoom };
    const travel = figure.animate([{ translate: `${by.x}px ${by.y}px` }, { translate: 'none' }], {
      duration: STEP_MS,
      easing: 'cubic-bezier(.3,.7,.3,1)',
    });
    const skip = (): void => travel.finish();
    addEventListener('pointerdown', skip, { once: true });
    return () => removeEventListener('pointerdown', skip);
  }, [at]);

  return (
    <div
      ref={element}
      className={name}
      style={{
        left: `calc(var(--zoom) * ${at.x + shift.x}px)`,
        top: `calc(var(--zoom) * ${at.y + shift.y}px)`,
      }}
    >
      {children}
    </div>
  );
}
