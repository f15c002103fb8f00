import { type As, chooseOne, listening, NOTHING, type Rule } from '@questwright/kernel';
import type { Attack } from '../attack/types.ts';
import type { Events } from '../events.ts';
import { pieceOf } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { window } from '../windows/window.ts';
import { activeSeat, isCharmed } from './sides.ts';

/*
 * A charmed hero has defeated himself. Effects answer to it as to the defeat of a monster, and the player whose turn it is
 * decides whether they or the end of the attack come first. [D2-FCHARM-27, D2-FCHARM-28]
 */

type First = 'effects' | 'attack';

const asFirst: As<First> = { id: (first) => `first:${first}`, text: (first) => `d2.word.first.${first}` };

/** Whether what answers to a defeat waits until the attack is resolved. */
export function* waitsForAttack(g: Descent, event: Events['defeated']): Rule<boolean> {
  const { figure, source, spaces } = event;
  const attack = g.attacks.at(-1);
  if (attack?.attacker !== figure.id || attack.id !== source.attack || !isCharmed(g, figure)) return false;
  if (listening(g, 'defeated', event).length === 0) return false;
  const first = yield* chooseOne<First>(g, {
    seat: activeSeat(g),
    topic: 'own-defeat',
    prompt: ['d2.ask.own-defeat', { figure: figure.label }],
    among: ['effects', 'attack'],
    as: asFirst,
  });
  if (first === 'effects') return false;
  attack.waiting = { source, spaces };
  return true;
}

/** The attack is resolved: now comes what has waited for it. */
export function answerAfterAttack(g: Descent, { attacker, waiting }: Attack): Rule {
  return waiting ? window(g, 'defeated', { figure: pieceOf(g, attacker), ...waiting }) : NOTHING;
}
