import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/** How many of so many things to show: a few more with every frame, as cards are dealt. */
export function useDealt(all: number, few = 1): number {
  const [dealt, setDealt] = useState(few);
  useEffect(() => {
    if (dealt >= all) return;
    return afterFrame(() => startTransition(() => setDealt(dealt + few)));
  }, [dealt, all, few]);
  return Math.min(dealt, all);
}
