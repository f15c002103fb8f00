import { note } from '@questwright/adventure';
import { chooseOrder, NOTHING, type Rule } from '@questwright/kernel';
import { resultOf, shownBy } from '../dice/roll.ts';
import { giveCondition } from '../figures/conditions.ts';
import { suffer } from '../figures/harm.ts';
import { orderingSeats } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { shareDamage } from '../legend/share.ts';
import type { Descent, Figure } from '../state.ts';
import type { Source } from '../things.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { attackerOf, goesOn, struckFigure } from './fate.ts';
import { namedSurge } from './find-surge.ts';
import type { Attack, Struck } from './types.ts';

/** Step 5. Each figure that is affected is dealt damage, in the order that the player whose turn it is sets. */
export function* dealDamage(g: Descent, attack: Attack): Rule {
  attack.stage = 'deal';
  if (g.legend) yield* shareDamage(g, attack);
  for (const struck of yield* inOrder(g, attack)) {
    if (!goesOn(g, attack)) return;
    const figure = struckFigure(g, struck);
    if (figure) yield* dealTo(g, attack, struck, figure);
    struck.done = true;
  }
}

/**
 * First the damage that is dealt; then, if there is any, conditions and named surges; then what is suffered.
 */
function* dealTo(g: Descent, attack: Attack, struck: Struck, figure: Figure): Rule {
  struck.dealt = Math.max(damageFor(attack, struck), struck.as === 'area' ? 0 : attack.gains.least);
  yield* window(g, 'dealt', { attack, struck });
  note(g, 'd2.log.dealt', { figure, n: struck.dealt }, 'D2-COMBAT-38');
  if (struck.dealt === 0) return;
  const source: Source = { kind: 'attack', attack: attack.id, by: attack.attacker };
  for (const condition of attack.conditions) yield* giveCondition(g, figure, condition, source);
  const attacker = attackerOf(g, attack)!;
  for (const name of attack.kept)
    yield* namedSurge(g, name).dealt?.(g, attack, attacker, { figure, damage: struck.dealt }) ?? NOTHING;
  yield* suffer(g, figure, 'damage', struck.dealt, source);
  if (!struckFigure(g, struck)) attack.defeated.push(figure.id);
}

/**
 * The attack result less the defence result, never below zero. Pierce disregards shields that the dice show.
 */
export function damageFor(attack: Attack, { roll, share = 1 }: Struck): number {
  const pierced = Math.min(attack.pierce, shownBy(roll).shield);
  const shields = Math.max(0, resultOf(roll).shield - pierced);
  return Math.max(0, Math.ceil(resultOf(attack.roll).damage / share) - shields);
}

/** A figure that is affected twice is dealt damage twice in a row. */
function* inOrder(g: Descent, attack: Attack): Rule<readonly Struck[]> {
  const there = attack.struck.filter((struck) => struckFigure(g, struck));
  if (there.length < 2) return there;
  const figures = [...new Set(there.map((struck) => struckFigure(g, struck)!))];
  const ordered = yield* chooseOrder(g, {
    seat: orderingSeats(g),
    topic: 'order',
    prompt: 'd2.ask.damage-order',
    among: figures.map((figure): Offer => ({ word: 'figure', figure })),
    as: asOffer(g),
  });
  return ordered.flatMap((offer) =>
    there.filter(({ figure }) => offer.word === 'figure' && figure === offer.figure.id),
  );
}
