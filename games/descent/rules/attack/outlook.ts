import type { Text } from '@questwright/kernel';
import { resultOf } from '../dice/roll.ts';
import type { Descent } from '../state.ts';
import { damageFor } from './deal.ts';
import { attackerOf, goesOn, struckFigure } from './fate.ts';
import { rangeNeeded } from './range.ts';
import type { SurgeAbility } from './surge-ability.ts';
import { affordable } from './surges.ts';
import type { Attack } from './types.ts';

/** What a figure would be dealt. */
export interface Dealing {
  readonly figure: number;
  readonly damage: number;
}

/** What a surge can be spent on, and what the attack would come to with it. */
export interface SurgeOutlook {
  readonly key: string;
  readonly cost: number;
  readonly text: Text;
  /** Whether it is for more damage, even if shields would stop all of it. */
  readonly harms: boolean;
  readonly deals: readonly Dealing[];
  readonly range: number;
}

/** What an attack comes to as its dice lie now, if nothing else happens. */
export interface Outlook {
  readonly needs: number;
  readonly range: number;
  readonly deals: readonly Dealing[];
  readonly surges: readonly SurgeOutlook[];
}

/** The outlook of an attack between its roll and its damage; null before and after. */
export function outlookOf(g: Descent, attack: Attack): Outlook | null {
  const { stage, roll } = attack;
  if (roll.dice.length === 0 || (stage !== 'roll' && stage !== 'range' && stage !== 'surges')) return null;
  if (!attackerOf(g, attack) || !goesOn(g, attack)) return null;
  return {
    needs: rangeNeeded(g, attack),
    range: resultOf(roll).range,
    deals: dealsOf(g, attack),
    surges: affordable(g, attack).map((ability) => withSurge(g, attack, ability)),
  };
}

/** Whom the dice have not been rolled for yet is left out. */
const dealsOf = (g: Descent, attack: Attack): Dealing[] =>
  attack.struck
    .filter((struck) => struckFigure(g, struck) && (struck.roll.dice.length > 0 || struck.pool.length === 0))
    .map((struck) => ({
      figure: struck.figure,
      damage: Math.max(damageFor(attack, struck), struck.as === 'area' ? 0 : attack.gains.least),
    }));

function withSurge(g: Descent, attack: Attack, { key, cost, text, gives = {} }: SurgeAbility): SurgeOutlook {
  const { damage = 0, range = 0, pierce = 0 } = gives;
  const then: Attack = {
    ...attack,
    roll: { ...attack.roll, changes: [...attack.roll.changes, { damage, range }] },
    pierce: attack.pierce + pierce,
  };
  const harms = damage > 0 || pierce > 0;
  return { key, cost, text, harms, deals: dealsOf(g, then), range: resultOf(then.roll).range };
}
