import { note } from '@questwright/adventure';
import { during, NOTHING, type Rule } from '@questwright/kernel';
import { answerAfterAttack } from '../figures/own-defeat.ts';
import type { Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import { MAP } from '../zones.ts';
import { dealDamage } from './deal.ts';
import { declare } from './declare.ts';
import { goesOn } from './fate.ts';
import { namedSurge } from './find-surge.ts';
import { AS_USUAL, type Manner } from './manner.ts';
import { putObjectsBack } from './objects.ts';
import { checkRange } from './range.ts';
import { rollDice } from './roll.ts';
import type { Weapon } from './sources.ts';
import { spendSurges } from './surges.ts';
import type { Attack } from './types.ts';

/** What an attack goes through after its declaration. */
const STEPS: readonly ((g: Descent, attack: Attack) => Rule)[] = [
  rollDice,
  checkRange,
  spendSurges,
  dealDamage,
];

/**
 * A figure performs an attack. It ends at once when it misses, when its attacker is gone, and when something ends it; in
 * each case it is resolved then and there.
 */
export function attack(
  g: Descent,
  attacker: Figure,
  weapon: Weapon,
  manner: Manner = AS_USUAL,
): Rule<Attack> {
  return during(g, 'attack', () => inFull(g, attacker, weapon, manner));
}

function* inFull(g: Descent, attacker: Figure, weapon: Weapon, manner: Manner): Rule<Attack> {
  yield* window(g, 'attackBegins', { figure: attacker, weapon });
  const one = yield* declare(g, attacker, weapon, manner);
  for (const step of STEPS) {
    if (!goesOn(g, one)) break;
    yield* step(g, one);
  }
  if (one.fate === 'miss') note(g, 'd2.log.missed', { figure: attacker }, 'D2-MISS-04');
  one.stage = 'resolved';
  yield* window(g, 'resolved', { figure: attacker, attack: one });
  yield* answerAfterAttack(g, one);
  g.attacks.splice(g.attacks.indexOf(one), 1);
  putObjectsBack(g);
  for (const name of one.kept)
    if (attacker.zone === MAP) yield* namedSurge(g, name).resolved?.(g, one, attacker) ?? NOTHING;
  return one;
}
