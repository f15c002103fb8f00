import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * A value that changes once the frame before it has been drawn. What shows it is drawn in a frame of its own, so
 * that no frame has the work of the whole page, and what cannot wait is there first.
 */
export function useAfterFrame<T>(value: T): T {
  const [drawn, setDrawn] = useState(value);
  const newest = useRef(value);
  const isWaiting = useRef(false);

  useEffect(() => {
    newest.current = value;
    if (isWaiting.current) return;
    isWaiting.current = true;
    afterFrame(() => {
      isWaiting.current = false;
      startTransition(() => setDrawn(() => newest.current));
    });
  }, [value]);

  return drawn;
}

/** A window that nobody sees draws no frames, but goes on. */
function afterFrame(go: () => void): void {
  if (document.hidden) setTimeout(go);
  else requestAnimationFrame(() => setTimeout(go));
}
