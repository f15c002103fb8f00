import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/**
 * A value that changes once the frame before it has been drawn. What shows it is drawn in a frame of its own, so
 * that no frame has the work of the whole page, and what cannot wait is there first. Of values that come faster
 * than frames only the last is shown.
 */
export function useAfterFrame<T>(value: T): T {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => afterFrame(() => startTransition(() => setDrawn(() => value))), [value]);
  return drawn;
}
