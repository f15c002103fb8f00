import { open, type Rule } from '@questwright/kernel';
import type { Descent } from '../state.ts';
import { window } from '../windows/window.ts';

/** An encounter begins with its first round. */
export function beginEncounter(g: Descent): Rule {
  open(g, 'round');
  open(g, 'turn');
  g.phase = 'hero';
  return window(g, 'encounterStarts', { encounter: g.encounter });
}
