import { note } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import type { Arms } from '../armament.ts';
import { asOffer } from '../ground.ts';
import { expand } from '../move/base.ts';
import type { Descent, Figure } from '../state.ts';
import { nextNumber } from '../turn/activation.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { closedTargets } from './aiming.ts';
import { strikeArea, strikeSpaces } from './area.ts';
import { begin } from './begin.ts';
import { goesOn, seatsFor } from './fate.ts';
import type { Manner } from './manner.ts';
import { turnOver, type Weapon } from './sources.ts';
import { strike } from './strike.ts';
import { type Target, targetsAmong, targetsOf } from './targets.ts';
import type { Attack } from './types.ts';

/**
 * Step 1. The attacker declares the weapon and a target space, or the spaces that the attack affects without
 * a target. Whatever asks whether the attacker is attacking, or whom it attacks, asks now and remembers the
 * answer until it is used. Then it is settled who is affected: the targets, whoever is in an area that the
 * attack has by itself, and whoever takes a target's place.
 */
export function* declare(g: Descent, attacker: Figure, weapon: Weapon, manner: Manner): Rule<Attack> {
  const one = begin(g, nextNumber(g), attacker, weapon, manner);
  g.attacks.push(one);
  if (manner.adds) one.roll.changes.push(manner.adds);
  for (const { figure, space } of yield* targetsFor(g, one, attacker, weapon.arms, manner)) {
    one.aims.push({ space, figure: figure.id });
    one.struck.push(strike(g, figure, space, 'target'));
    note(g, 'd2.log.attacks', { figure: attacker, target: figure }, 'D2-COMBAT-08');
  }
  turnOver(g, one);
  if (manner.spaces) {
    one.spaces = manner.spaces(g, attacker);
    strikeSpaces(g, one, one.spaces);
  }
  yield* window(g, 'declared', { figure: attacker, attack: one });
  if (goesOn(g, one) && weapon.arms.blast) strikeArea(g, one);
  if (goesOn(g, one)) yield* window(g, 'affected', { figure: attacker, attack: one });
  return one;
}

/** What the attack targets. A large figure that has shrunk names the first target before its base is put down. */
function* targetsFor(
  g: Descent,
  one: Attack,
  attacker: Figure,
  arms: Arms,
  { against, first, everyone, targets, spaces }: Manner,
): Rule<readonly Target[]> {
  if (!everyone && !targets && !spaces)
    return yield* chooseTargets(g, one, attacker, arms, { against, first });
  yield* expand(g, attacker);
  if (targets) return targets.map((figure) => ({ figure, space: figure.at }));
  return everyone ? onePerFigure(targetsAmong(g, attacker, arms, everyone)) : NO_TARGETS;
}
const NO_TARGETS: readonly Target[] = [];

const onePerFigure = (targets: readonly Target[]): Target[] =>
  targets.filter(({ figure }, at) => targets.findIndex((other) => other.figure === figure) === at);

const ENOUGH: Offer = { word: 'no more targets' };

/** Who the first target must be, and who the others must be. */
interface Aimed {
  readonly against: Manner['against'] | undefined;
  readonly first: Manner['first'] | undefined;
}

/** One target space, and more of them where the attack has several; no figure is targeted twice. */
function* chooseTargets(
  g: Descent,
  one: Attack,
  attacker: Figure,
  arms: Arms,
  { against: anybody, first = anybody }: Aimed,
): Rule<Target[]> {
  const chosen: Target[] = [];
  while (chosen.length < arms.targets) {
    const against = chosen.length === 0 ? first : anybody;
    const open = targetsOf(g, attacker, arms, against).filter(
      ({ figure }) => !chosen.some((target) => target.figure === figure),
    );
    if (open.length === 0) break;
    const among = open.map((target) => asTarget(target, open));
    const offer = yield* chooseOne(g, {
      seat: seatsFor(g, one),
      topic: 'target',
      prompt: chosen.length === 0 ? 'd2.ask.target' : 'd2.ask.another-target',
      among: chosen.length === 0 ? among : [...among, ENOUGH],
      as: asOffer(g),
      always: !g.legend,
      closed: () => closedTargets(g, attacker, arms, against),
    });
    if (offer.word !== 'target') break;
    if (chosen.length === 0) yield* expand(g, attacker);
    chosen.push({ figure: offer.figure, space: offer.space ?? open[among.indexOf(offer)]!.space });
  }
  return chosen;
}

/** The space is named only where a figure can be targeted in several. */
function asTarget({ figure, space }: Target, all: readonly Target[]): Offer {
  const isOne = all.filter((other) => other.figure === figure).length === 1;
  return { word: 'target', figure, space: isOne ? null : space };
}
