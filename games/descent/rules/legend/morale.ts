import { note } from '@questwright/adventure';
import { NOTHING, type Rule } from '@questwright/kernel';
import { endEncounter } from '../quest/outcome.ts';
import type { Descent } from '../state.ts';
import type { Legend } from './state.ts';

/** A hero has been knocked out: that costs a morale, and at none it is the end. */
export function loseMorale(g: Descent, legend: Legend): Rule {
  if (legend.morale === 0) {
    note(g, 'd2.log.legend.despair', {}, 'D2-MORALE-05');
    endEncounter(g, 'overlord');
  }
  changeMorale(g, legend, -1);
  return NOTHING;
}

/** Morale never falls below nothing. */
export function changeMorale(g: Descent, legend: Legend, n: number): void {
  legend.morale = Math.max(0, legend.morale + n);
  note(g, 'd2.log.legend.morale', { n: legend.morale }, n < 0 ? 'D2-MORALE-02' : 'D2-MORALE-08');
}
