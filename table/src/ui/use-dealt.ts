import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/**
 * How many of so many things to show: a few more with every frame, as cards are dealt. It begins anew when `what`
 * they are changes.
 */
export function useDealt(all: number, few = 1, what?: unknown): number {
  const [last, setLast] = useState({ what, dealt: few });
  const dealt = last.what === what ? last.dealt : few;
  useEffect(() => {
    if (dealt >= all) return;
    return afterFrame(() => startTransition(() => setLast({ what, dealt: dealt + few })));
  }, [dealt, all, few, what]);
  return Math.min(dealt, all);
}
