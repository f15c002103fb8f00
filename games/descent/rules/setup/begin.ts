import { open } from '@questwright/kernel';
import type { Descent } from '../state.ts';

/** The first round begins. */
export function beginQuest(g: Descent): void {
  open(g, 'round');
  open(g, 'turn');
  g.phase = 'hero';
}
