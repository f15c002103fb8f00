import { type Ability, inOrder } from '@questwright/adventure';
import { used } from './effects/abilities.ts';
import { sweeps } from './effects/attacks.ts';
import { becomes, recovers, suffers } from './effects/harm.ts';
import { placesWithin } from './effects/moves.ts';
import { chooses, type GameEffect } from './effects/on-figures.ts';
import { heartsRolled, rolls } from './effects/rolls.ts';
import { tests } from './effects/tests.ts';
import { adjacent, each, heroes, monsters, one, thatFigure, within } from './effects/whom.ts';

/** The actions of monsters by their names. */
const ACTIONS: { readonly [name: string]: GameEffect } = {
  Grab: tests(one(heroes, adjacent), 'might', { failed: becomes('immobilized', thatFigure) }),
  Heal: inOrder(
    chooses(one(monsters, within(3))),
    rolls('red'),
    recovers('damage', heartsRolled, thatFigure),
  ),
  Howl: tests(each(heroes, within(3)), 'willpower', { failed: suffers('fatigue', 1, thatFigure) }),
  Sweep: sweeps(2),
  Throw: tests(one(heroes, adjacent), 'might', {
    failed: inOrder(placesWithin(3, thatFigure), suffers('damage', 1, thatFigure)),
  }),
};

/** Those that contain an attack. */
const CONTAIN_ATTACK: readonly string[] = ['Sweep'];

export const actionNames: readonly string[] = Object.keys(ACTIONS);

/** Throws a RangeError when there is no such action. */
export function actionNamed(name: string): Ability {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action)
    throw new RangeError(`there is no monster action "${name}"; there are ${actionNames.join(', ')}`);
  return used('asAction', action, { name, attack: CONTAIN_ATTACK.includes(name) });
}
