import { inOwnTask } from '@questwright/board-kit/host';

/**
 * Has what changes in an element laid out ahead of the next frame, which then only paints it. Each step is a task of
 * its own: none takes long, while one that does them all may.
 */
export function layOutEarly(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  const watch = new MutationObserver(() => {
    for (const step of STEPS) inOwnTask(step);
  });
  watch.observe(element, { childList: true, attributes: true, characterData: true, subtree: true });
  return () => watch.disconnect();
}

/** What the browser has to know to answer: how everything looks; where it lies; all that comes before painting. */
const STEPS: readonly (() => void)[] = [
  () => document.getAnimations(),
  () => document.body.getBoundingClientRect(),
  () => document.elementFromPoint(0, 0),
];
