import { note, valueFor } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { resultOf, showsMiss, rollDice as throwDice } from '../dice/roll.ts';
import { defenceOf } from '../figures/characteristics.ts';
import type { Change, Roll } from '../rolls.ts';
import type { Colour, Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import { elevationDice } from './elevation.ts';
import { attackerOf, goesOn, struckFigure } from './fate.ts';
import type { Attack, Struck } from './types.ts';

/** Step 2. The attack pool and the defence pool of each figure that is affected are rolled at the same time. */
export function* rollDice(g: Descent, attack: Attack): Rule {
  attack.stage = 'roll';
  attack.roll.changes.push(...valueFor(g, 'attackChange', NO_CHANGES, attack));
  attack.pool = [...valueFor(g, 'attackPool', attack.pool, attack)];
  const defenders = attack.struck;
  gatherDefence(g, attack, defenders);
  yield* window(g, 'beforeRoll', { figure: attackerOf(g, attack)!, attack, defenders });
  if (!goesOn(g, attack)) return;
  const attacker = attackerOf(g, attack)!;
  attack.roll = thrown(g, attack.roll, attacker, attack.pool);
  rollDefence(g, defenders);
  note(g, 'd2.log.rolled', { figure: attacker, ...resultOf(attack.roll) }, 'D2-COMBAT-14');
  yield* window(g, 'afterRoll', { figure: attackerOf(g, attack)!, attack, defenders }, 'used');
  if (goesOn(g, attack) && showsMiss(attack.roll)) attack.fate = 'miss';
}

const NO_CHANGES: readonly Change[] = [];

/** Figures that an attack comes to affect in step 4 gather and roll their dice then. */
export function* rollAlso(g: Descent, attack: Attack, defenders: readonly Struck[]): Rule {
  if (defenders.length === 0) return;
  gatherDefence(g, attack, defenders);
  yield* window(g, 'beforeRoll', { figure: attackerOf(g, attack)!, attack, defenders });
  if (!goesOn(g, attack)) return;
  rollDefence(g, defenders);
  yield* window(g, 'afterRoll', { figure: attackerOf(g, attack)!, attack, defenders }, 'used');
}

function gatherDefence(g: Descent, attack: Attack, defenders: readonly Struck[]): void {
  for (const struck of defenders) {
    const figure = struckFigure(g, struck);
    if (!figure) continue;
    const basic = [...defenceOf(g, figure), ...elevationDice(g, attack, struck)];
    struck.pool = [...valueFor(g, 'defencePool', basic, { attack, struck })];
  }
}

function rollDefence(g: Descent, defenders: readonly Struck[]): void {
  for (const struck of defenders) {
    const figure = struckFigure(g, struck);
    if (figure) struck.roll = thrown(g, struck.roll, figure, struck.pool);
  }
}

/** The dice are thrown; what was added before stays. */
function thrown(g: Descent, { kind, changes }: Roll, figure: Figure, pool: readonly Colour[]): Roll {
  const roll = throwDice(g, kind, figure, pool);
  roll.changes.unshift(...changes);
  return roll;
}
