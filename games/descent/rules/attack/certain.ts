import type { Rule } from '@questwright/kernel';
import type { Descent } from '../state.ts';
import { window } from '../windows/window.ts';
import { attackerOf } from './fate.ts';
import type { Attack } from './types.ts';

/** From now on the attack can no longer miss. */
export function becomesCertain(g: Descent, attack: Attack): Rule {
  attack.certain = true;
  return window(g, 'certain', { figure: attackerOf(g, attack)!, attack });
}
