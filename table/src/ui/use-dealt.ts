import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/** How many of so many large things to show: one more with every frame, as cards are dealt. */
export function useDealt(all: number): number {
  const [dealt, setDealt] = useState(1);
  useEffect(() => {
    if (dealt >= all) return;
    return afterFrame(() => startTransition(() => setDealt(dealt + 1)));
  }, [dealt, all]);
  return Math.min(dealt, all);
}
