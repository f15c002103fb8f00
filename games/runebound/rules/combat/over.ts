import type { CombatResult, Runebound } from '../state.ts';

class CombatOver extends Error {}
const OVER = new CombatOver('the combat is over');

/** Ends the combat at once, from however deep in its rules: what has not resolved yet does not resolve. */
export function endCombat(g: Runebound, result: CombatResult): never {
  const combat = g.combat!;
  combat.result = result;
  combat.stage = 'over';
  throw OVER;
}

export const isCombatOver = (error: unknown): boolean => error === OVER;
