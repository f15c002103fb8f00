import { inOwnTask } from './in-own-task.ts';

/**
 * Has what changes in an element laid out in a task of its own, ahead of the next frame, which then only paints it:
 * neither takes long, while a frame that does both may.
 */
export function layOutEarly(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  const watch = new MutationObserver(() => inOwnTask(layOut));
  watch.observe(element, { childList: true, attributes: true, characterData: true, subtree: true });
  return () => watch.disconnect();
}

/** To tell what is at a point, the browser does all that comes before painting; for a size it would do less. */
const layOut = (): void => void document.elementFromPoint(0, 0);
