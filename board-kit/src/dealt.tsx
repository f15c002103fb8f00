import { Children, type ReactNode } from 'react';
import { useDealt } from './frames/use-dealt.ts';

/** Large things that come up together: one more with every frame, so that none of the frames takes long. */
export function Dealt({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  return all.slice(0, useDealt(all.length));
}
