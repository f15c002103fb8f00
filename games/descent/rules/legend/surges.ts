import { damageFor } from '../attack/deal.ts';
import { attackerOf, struckFigure } from '../attack/fate.ts';
import { rangeNeeded } from '../attack/range.ts';
import type { SurgeAbility } from '../attack/surge-ability.ts';
import { affordable, surgesLeft } from '../attack/surges.ts';
import type { Attack, Struck } from '../attack/types.ts';
import { figureDef } from '../catalogue.ts';
import { resultOf, shownBy } from '../dice/roll.ts';
import { remainingHealth } from '../figures/characteristics.ts';
import { hasCondition } from '../figures/conditions.ts';
import { isEnemy } from '../figures/sides.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { leastOf } from './whom.ts';

/*
 * How a monster spends its surges: first what keeps the attack from missing, then what defeats a hero, then what its card
 * lists, from top to bottom, each once and only where it does something; and last to be no longer Doomed.
 */

/** Which of the surges on offer the attacker takes; the last offer declines. */
export function surgeFor(g: Descent, attack: Attack, among: readonly Offer[]): Offer {
  const declines = among.at(-1)!;
  const offered = (ability: SurgeAbility | undefined): Offer | undefined =>
    ability && among.find((offer) => offer.word === 'surge' && offer.key === ability.key);
  const [first] = among;
  if (first?.word === 'surge' && first.key.startsWith('demand:')) return first;
  const open = affordable(g, attack).filter((ability) => offered(ability));
  const wanted =
    attack.stage === 'range'
      ? forRange(g, attack, open)
      : (deadly(g, attack, open) ??
        (hasOrder(g, attack) ? undefined : mostDamage(g, attack, open)) ??
        useful(g, attack, open));
  return offered(wanted) ?? declines;
}

/** The cheapest that is enough, or the one that brings most, if all of them together are enough. */
function forRange(g: Descent, attack: Attack, open: readonly SurgeAbility[]): SurgeAbility | undefined {
  const missing = rangeNeeded(g, attack) - resultOf(attack.roll).range;
  if (!subsets(open, surgesLeft(attack)).some((some) => sum(some, ({ range }) => range) >= missing))
    return undefined;
  const [enough] = leastOf(
    open.filter(({ range }) => range >= missing),
    ({ cost }) => cost,
  );
  return enough ?? leastOf(open, ({ range }) => -range)[0];
}

/** One of the cheapest set that defeats a hero who would not be defeated yet. */
function deadly(g: Descent, attack: Attack, open: readonly SurgeAbility[]): SurgeAbility | undefined {
  const sets = subsets(open, surgesLeft(attack)).filter((some) => some.length > 0);
  const kills = sets.filter((some) =>
    enemiesIn(g, attack).some(
      ({ struck, figure }) =>
        damageWith(attack, struck, []) < remainingHealth(g, figure) &&
        damageWith(attack, struck, some) >= remainingHealth(g, figure),
    ),
  );
  return leastOf(kills, (some) => sum(some, ({ cost }) => cost))[0]?.[0];
}

/** Only the cards of monsters and lieutenants say in which order surges are spent. */
const hasOrder = (g: Descent, attack: Attack): boolean =>
  ['monster', 'lieutenant'].includes(figureDef(g, attackerOf(g, attack)!).sort);

/** Whoever is made to attack without such an order spends surges for the most damage. [D2-COMBAT-57] */
function mostDamage(g: Descent, attack: Attack, open: readonly SurgeAbility[]): SurgeAbility | undefined {
  const enemies = enemiesIn(g, attack);
  const dealt = (some: readonly SurgeAbility[]): number =>
    sum(enemies, ({ struck, figure }) =>
      Math.min(remainingHealth(g, figure), damageWith(attack, struck, some)),
    );
  const [best] = leastOf(subsets(open, surgesLeft(attack)), (some) => -dealt(some));
  return best && dealt(best) > dealt([]) ? best[0] : undefined;
}

/** The first on the card that does something. */
function useful(g: Descent, attack: Attack, open: readonly SurgeAbility[]): SurgeAbility | undefined {
  const own = open.filter(({ key }) => key !== DOOMED);
  return (
    own.find((ability) => isEffective(g, attack, ability, own)) ?? open.find(({ key }) => key === DOOMED)
  );
}
const DOOMED = 'doomed';

function isEffective(
  g: Descent,
  attack: Attack,
  ability: SurgeAbility,
  open: readonly SurgeAbility[],
): boolean {
  const { gives } = ability;
  if (!gives) return true;
  const figure = attackerOf(g, attack)!;
  const enemies = enemiesIn(g, attack);
  if (gives.ability || gives.effect || gives.blast) return true;
  if (gives.mend && figure.damage > 0) return true;
  const isHurt = (struck: Struck): boolean => damageWith(attack, struck, open) > 0;
  if (gives.conditions)
    return enemies.some(
      ({ struck, figure: hero }) =>
        isHurt(struck) &&
        gives.conditions!.some((name) => !hasCondition(g, hero, name) && !attack.conditions.includes(name)),
    );
  if (gives.damage)
    return enemies.some(
      ({ struck, figure: hero }) =>
        isHurt(struck) && damageWith(attack, struck, []) < remainingHealth(g, hero),
    );
  return (
    gives.pierce !== undefined && enemies.some(({ struck }) => shownBy(struck.roll).shield > attack.pierce)
  );
}

/** Those whom it is meant to hurt: enemies, and a charmed hero who attacks himself. */
const enemiesIn = (g: Descent, attack: Attack): { readonly struck: Struck; readonly figure: Figure }[] => {
  const attacker = attackerOf(g, attack)!;
  return attack.struck.flatMap((struck) => {
    const figure = struckFigure(g, struck);
    const isMeant = figure && (isEnemy(g, attacker, figure) || figure.id === attacker.id);
    return isMeant ? [{ struck, figure }] : [];
  });
};

/** What a figure would be dealt with some more surge abilities. */
function damageWith(attack: Attack, struck: Struck, some: readonly SurgeAbility[]): number {
  const changes = some.map(({ gives }) => ({ damage: gives?.damage ?? 0 }));
  return damageFor(
    {
      ...attack,
      pierce: attack.pierce + sum(some, ({ gives }) => gives?.pierce ?? 0),
      roll: { ...attack.roll, changes: [...attack.roll.changes, ...changes] },
    },
    struck,
  );
}

const sum = <T>(things: readonly T[], value: (thing: T) => number): number =>
  things.reduce((all, thing) => all + value(thing), 0);

/** All sets of abilities that can be paid for together. */
function subsets(abilities: readonly SurgeAbility[], left: number): SurgeAbility[][] {
  let found: SurgeAbility[][] = [[]];
  for (const ability of abilities)
    found = [
      ...found,
      ...found.map((some) => [...some, ability]).filter((some) => sum(some, ({ cost }) => cost) <= left),
    ];
  return found;
}
