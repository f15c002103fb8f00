import { type Rule, renew } from '@questwright/kernel';
import { isAlly } from '../figures/sides.ts';
import { allySkills, onMap } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { activate } from '../turn/overlord-turn.ts';
import { refreshCards } from '../turn/refresh.ts';

/** Allies who have not been activated in this round: they must be, before or after the turn of some hero. [D2-ALLY-29] */
export const waitingAllies = (g: Descent): readonly Figure[] =>
  onMap(g).filter((figure) => !figure.acted && isAlly(g, figure));

/**
 * The activation of an ally, which belongs to nobody's turn. Its skills are refreshed in the same way as a
 * hero's cards. [D2-TURN-04]
 */
export function* activateAlly(g: Descent, figure: Figure): Rule {
  renew(g, 'turn');
  yield* refreshCards(
    g,
    allySkills(g).filter(({ on }) => on === figure.id),
  );
  yield* activate(g, figure);
}
