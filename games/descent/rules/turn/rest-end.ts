import type { Rule } from '@questwright/kernel';
import { recover } from '../figures/recover.ts';
import type { Descent, Figure, Turn } from '../state.ts';

/** A hero who rested in a turn recovers all fatigue at its end, including fatigue that was suffered after the rest. */
export function* endOfTurnRest(g: Descent, turn: Turn, figure: Figure): Rule {
  if (!turn.rested || figure.fatigue === 0) return;
  yield* recover(g, figure, { fatigue: figure.fatigue }, { kind: 'rest', attack: 0, by: figure.id });
}
