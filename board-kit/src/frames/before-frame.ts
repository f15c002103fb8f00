import { inOwnTask } from './in-own-task.ts';

/**
 * Does something before the next frame is painted: in a task of its own if there is time for one, so that the frame
 * itself is short, and otherwise as the frame begins. The returned function calls it off.
 */
export function beforeFrame(go: () => void): () => void {
  let isOpen = true;
  const once = (): void => {
    if (!isOpen) return;
    stop();
    go();
  };
  const frame = requestAnimationFrame(once);
  const stop = (): void => {
    isOpen = false;
    cancelAnimationFrame(frame);
  };
  // Not before the task that lays out what has just been changed.
  queueMicrotask(() => inOwnTask(once));
  return stop;
}
