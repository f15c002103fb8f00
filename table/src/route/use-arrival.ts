import { type RefObject, useEffect, useRef } from 'react';
import { hasNavigated } from './router.ts';

/** Names the window after the page, and takes those who listen or use the keyboard to its heading. */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Questwright' ? title : `${title} · Questwright`;
  }, [title]);
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
