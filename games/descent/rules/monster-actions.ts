import { type Ability, inOrder, may } from '@questwright/adventure';
import { answers, type Terms, used } from './effects/abilities.ts';
import { attacks, sweeps } from './effects/attacks.ts';
import { becomes, recovers, suffers } from './effects/harm.ts';
import {
  attacksAllBeside,
  attacksBy,
  damageSurvived,
  feedsOn,
  hasMovedBy,
  minionsAttack,
  movesThroughAndAttacks,
  movesWith,
  promotable,
  promotes,
} from './effects/lieutenants.ts';
import { movesSpaces, placesWithin, swapsWith } from './effects/moves.ts';
import { chooses, choosesPatient, type GameEffect } from './effects/on-figures.ts';
import { heartsRolled, rolls } from './effects/rolls.ts';
import { tests } from './effects/tests.ts';
import {
  adjacent,
  ailing,
  each,
  heroes,
  inSight,
  monsters,
  one,
  thatFigure,
  within,
  you,
} from './effects/whom.ts';
import { countsAsHero } from './figures/sides.ts';
import { areAdjacent } from './ground.ts';
import { mayBreakOff } from './move/base.ts';
import { onMap } from './pieces.ts';

/** An action of a monster: what it does, and what it costs besides; `attack` if it contains one. */
interface Action {
  readonly does: GameEffect;
  readonly terms?: Terms;
  /** What comes with it later. */
  readonly also?: Ability;
}

/** "Each time it moves into a space adjacent to a hero" with the points of an action, it may do something to one of them. */
const shoves = (name: string, effect: GameEffect): Ability =>
  answers('entered', inOrder(chooses(one(heroes, adjacent)), effect), {
    may: true,
    name,
    says: 'd2.when.overpower',
    if: (g, me, event) =>
      (event as { readonly moved: boolean }).moved &&
      hasMovedBy(name)(g, me) &&
      mayBreakOff(g, me) &&
      onMap(g).some((other) => countsAsHero(g, other) && areAdjacent(g, me, other)),
  });

const tradesPlaces = swapsWith(thatFigure, suffers('fatigue', 1, thatFigure));

/** The actions of monsters by their names. */
const ACTIONS: { readonly [name: string]: Action } = {
  'Cry Havoc': { does: movesThroughAndAttacks, terms: { attack: true } },
  Allure: {
    does: tests(one(heroes, within(3)), 'willpower', {
      failed: inOrder(movesSpaces(1, thatFigure), becomes('stunned', thatFigure)),
    }),
  },
  Direction: {
    does: inOrder(
      chooses(one(heroes, adjacent)),
      movesSpaces(2, thatFigure),
      tests(thatFigure, 'willpower', { failed: becomes('immobilized', thatFigure) }),
    ),
  },
  Dominion: {
    does: tests(you, 'willpower', {
      passed: may(
        inOrder(
          chooses(one(heroes, inSight)),
          movesSpaces(2, thatFigure),
          tests(thatFigure, 'willpower', { failed: becomes('immobilized', thatFigure) }),
        ),
      ),
    }),
  },
  'Get Them': { does: minionsAttack, terms: { once: 'round' } },
  Grab: { does: tests(one(heroes, adjacent), 'might', { failed: becomes('immobilized', thatFigure) }) },
  Heal: {
    does: inOrder(
      choosesPatient(one(ailing, within(3))),
      rolls('red'),
      recovers('damage', heartsRolled, thatFigure),
    ),
  },
  Howl: { does: tests(each(heroes, within(3)), 'willpower', { failed: suffers('fatigue', 1, thatFigure) }) },
  Ignite: { does: attacksAllBeside, terms: { attack: true, cost: damageSurvived(1) } },
  Miasma: {
    does: tests(each(heroes, within(3)), 'willpower', {
      failed: inOrder(suffers('damage', 1, thatFigure), suffers('fatigue', 1, thatFigure)),
    }),
  },
  Overpower: {
    does: movesWith('Overpower'),
    also: shoves('Overpower', tests(you, 'might', { passed: may(tradesPlaces) })),
  },
  Overrun: { does: movesWith('Overrun'), also: shoves('Overrun', tradesPlaces) },
  Promotion: {
    does: tests(you, 'willpower', { passed: may(promotes(one(monsters, adjacent, promotable))) }),
  },
  Sacrifice: { does: feedsOn(5, one(monsters, adjacent)) },
  Seduce: {
    does: inOrder(
      chooses(one(heroes, within(3))),
      tests(you, 'willpower', {
        passed: inOrder(movesSpaces(1, thatFigure), becomes('stunned', thatFigure)),
      }),
    ),
  },
  'Shadow Bolt': { does: attacksBy('Shadow Bolt'), terms: { attack: true } },
  Skirmish: { does: inOrder(movesSpaces(3), attacks()), terms: { attack: true } },
  Sweep: { does: sweeps(2), terms: { attack: true } },
  Throw: {
    does: tests(one(heroes, adjacent), 'might', {
      failed: inOrder(placesWithin(3, thatFigure), suffers('damage', 1, thatFigure)),
    }),
  },
  Wail: { does: tests(each(heroes, within(3)), 'willpower', { failed: suffers('fatigue', 2, thatFigure) }) },
};

export const actionNames: readonly string[] = Object.keys(ACTIONS);

/** Throws a RangeError when there is no such action. */
export function actionNamed(name: string): readonly Ability[] {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action)
    throw new RangeError(`there is no monster action "${name}"; there are ${actionNames.join(', ')}`);
  const { does, terms = {}, also } = action;
  return [used('asAction', does, { ...terms, name }), ...(also ? [also] : [])];
}
