import type { Rule } from '@questwright/kernel';
import { raisePeril } from '../peril.ts';
import type { Terrinoth } from '../state.ts';

/** The leader is the active hero while peril rises. */
export function* perilPhase(g: Terrinoth): Rule {
  g.active = g.leader;
  yield* raisePeril(g);
  g.phase = 'travel';
}
