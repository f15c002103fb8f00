/**
 * Has what changes in an element laid out in a task of its own, before the next frame, which then only paints it:
 * neither takes long. Without it the frame would do both.
 */
export function layOutEarly(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  const layOut = (): void => void element.offsetHeight;
  const watch = new MutationObserver(() => inOwnTask(layOut));
  watch.observe(element, { childList: true, attributes: true, characterData: true, subtree: true });
  return () => watch.disconnect();
}

/** Ahead of the frame where the browser knows of such tasks. */
const inOwnTask = (work: () => void): void => {
  if ('scheduler' in globalThis) void scheduler.postTask(work, { priority: 'user-blocking' });
  else setTimeout(work);
};
