import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/*
 * Movement on the board. Elements say what they are by `data-travel="card:12"`; when the thing is somewhere else
 * after an update, its element comes from where it was, also from another parent. A thing that was nowhere
 * comes from the element named by `data-from`, if there is one. `data-state` that changes turns the element
 * over, `data-value` that changes makes it beat once. Nothing here is waited for, and a click ends it.
 *
 * What is drawn in a later frame than the update, or because the reader looks at something else, is noted as it
 * comes: it travels if it lay elsewhere before the update, and otherwise is just there.
 */

const TRAVEL_MS = 320;
const APPEAR_MS = 200;
const BEAT_MS = 350;
const EASE = 'cubic-bezier(.2,.8,.3,1)';

interface Seen {
  readonly x: number;
  readonly y: number;
  /** Where it is in its parent: what lies as it lay does not travel because something above it has grown. */
  readonly inX: number;
  readonly inY: number;
  readonly width: number;
  readonly height: number;
  readonly parent: Element | null;
  readonly state: string | undefined;
  readonly value: string | undefined;
  /** It was there before the last update, and has not been seen since. */
  readonly isGone: boolean;
}

export function Moving({
  stamp,
  motion,
  children,
}: {
  /** Changes with every update that is to be followed. */
  stamp: unknown;
  motion: boolean;
  children: ReactNode;
}) {
  const room = useRef<HTMLDivElement>(null);
  const seen = useRef<Map<string, Seen> | null>(null);
  const running = useRef(new Set<Animation>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp is what says that there is something to follow.
  useLayoutEffect(() => {
    finishAll(running.current);
    const before = seen.current;
    const now = look(room.current!);
    seen.current = now.places;
    if (before && !document.hidden) {
      for (const [key, was] of before)
        if (!now.places.has(key) && !was.isGone) now.places.set(key, { ...was, isGone: true });
      for (const [key, child] of now.elements) {
        const was = before.get(key);
        run(follow(child, was?.isGone ? undefined : was, now.places.get(key)!, before, motion));
      }
    }

    const noteLate = (): void => {
      const before = seen.current;
      if (!before) return;
      const now = look(room.current!);
      for (const [key, child] of now.elements) {
        const was = before.get(key);
        if (was?.isGone) run(follow(child, was, now.places.get(key)!, before, motion));
      }
      for (const [key, was] of before) {
        // What was there already may be on its way: where it goes was noted before it set out.
        if (was.isGone !== now.places.has(key)) now.places.set(key, was);
      }
      seen.current = now.places;
    };
    const watch = new MutationObserver((changes) => {
      if (changes.some(bringsThings)) noteLate();
    });
    watch.observe(room.current!, { childList: true, subtree: true });
    return () => watch.disconnect();

    function run(animation: Animation | null): void {
      if (!animation) return;
      running.current.add(animation);
      animation.onfinish = () => running.current.delete(animation);
    }
  }, [stamp, motion]);

  useEffect(() => {
    const skip = (): void => finishAll(running.current);
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, []);

  return (
    <div className="kit-room" ref={room}>
      {children}
    </div>
  );
}

const bringsThings = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some(
    (node) =>
      node instanceof Element && (node.matches('[data-travel]') || node.querySelector('[data-travel]')),
  );

function finishAll(running: Set<Animation>): void {
  for (const animation of running) animation.finish();
  running.clear();
}

function look(room: HTMLElement) {
  const elements = new Map<string, HTMLElement | SVGElement>();
  const places = new Map<string, Seen>();
  const { left, top } = room.getBoundingClientRect();
  const parents = new Map<Element, DOMRect>();
  for (const element of room.querySelectorAll<HTMLElement | SVGElement>('[data-travel]')) {
    const key = element.dataset.travel!;
    const box = element.getBoundingClientRect();
    const parent = element.parentElement!;
    const around = parents.get(parent) ?? parent.getBoundingClientRect();
    parents.set(parent, around);
    elements.set(key, element);
    places.set(key, {
      x: box.left - left,
      y: box.top - top,
      inX: box.left - around.left,
      inY: box.top - around.top,
      width: box.width,
      height: box.height,
      parent,
      state: element.dataset.state,
      value: element.dataset.value,
      isGone: false,
    });
  }
  return { elements, places };
}

function follow(
  element: HTMLElement | SVGElement,
  before: Seen | undefined,
  now: Seen,
  all: ReadonlyMap<string, Seen>,
  motion: boolean,
): Animation | null {
  if (now.width === 0) return null;
  const from = before ?? all.get(element.dataset.from ?? '');
  const isInPlace =
    before?.parent === now.parent && !isApart(before.inX, now.inX) && !isApart(before.inY, now.inY);
  const moved = from && !isInPlace && (isApart(from.x, now.x) || isApart(from.y, now.y));
  const turned = before !== undefined && before.state !== now.state;
  const changed = before !== undefined && before.value !== now.value;
  if (!motion) return turned || changed || before?.parent !== now.parent ? highlight(element) : null;
  if (moved && from.width > 0) return travel(element, from, now);
  if (turned) return element.animate(TURN, { duration: TRAVEL_MS, easing: EASE });
  if (changed) return element.animate(BEAT, { duration: BEAT_MS, easing: EASE });
  if (!before) return element.animate(APPEAR, { duration: APPEAR_MS, easing: EASE });
  return null;
}

const isApart = (a: number, b: number): boolean => Math.abs(a - b) > 3;

function travel(element: Element, from: Seen, to: Seen): Animation {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.min(Math.max(from.width / to.width, 0.4), 2);
  return element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration: TRAVEL_MS, easing: EASE },
  );
}

/** Instead of movement, for those who do not want it. */
const highlight = (element: Element): Animation =>
  element.animate(
    [{ outline: '3px solid var(--moon)', outlineOffset: '2px' }, { outline: '3px solid transparent' }],
    {
      duration: 900,
    },
  );

const TURN = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];
const BEAT = [{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.35 }, { transform: 'none' }];
const APPEAR = [
  { opacity: 0, transform: 'scale(.9)' },
  { opacity: 1, transform: 'none' },
];
