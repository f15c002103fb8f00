import { harmOf, oddsOf } from '../rules/attack/odds.ts';
import { weaponsOf } from '../rules/attack/sources.ts';
import { defenceOf, remainingHealth } from '../rules/figures/characteristics.ts';
import { isHero, sideOf } from '../rules/figures/sides.ts';
import { spacesApart, spacesOf } from '../rules/ground.ts';
import { groupsLeft } from '../rules/legend/activation.ts';
import type { Entry } from '../rules/legend/lists.ts';
import { type Course, resolvable } from '../rules/legend/plan.ts';
import { isOfRank, listsOf } from '../rules/legend/which-list.ts';
import { membersOf } from '../rules/quest/groups.ts';
import type { Activation, Descent, Figure } from '../rules/state.ts';
import { beginActing } from '../rules/turn/activation.ts';
import { WORTH } from './worth.ts';

/*
 * What the monster groups will do that are still to activate in this round. Their lists are open, and the rules say what a
 * figure would do by an entry; only which of its lists a group works is left to chance.
 */

/** A hero who falls is worth more than the health: it costs a morale too. */
const FALL = WORTH.hero + 3;

/** The harm that is to be expected, in the health that heroes would give to be spared it. */
export function harmForeseen(g: Descent): number {
  if (!g.legend || g.legend.activation || g.quest === '') return 0;
  const suffered = new Map<number, number>();
  let sum = 0;
  for (const group of groupsLeft(g)) {
    const lists = listsOf(g, group);
    for (const figure of membersOf(g, group)) {
      if (figure.acted || sideOf(g, figure) !== 'overlord') continue;
      const rank = isOfRank(g, figure, 'minion') ? 'minion' : 'master';
      const seen = new Map<string, Blow | null>();
      for (const list of lists) {
        const key = JSON.stringify(list[rank]);
        let blow = seen.get(key);
        if (blow === undefined) seen.set(key, (blow = blowOf(g, figure, list[rank])));
        if (blow) sum += harmBy(g, figure, blow, suffered) / lists.length;
      }
    }
  }
  return sum;
}

/** Whom a figure will attack, and from how far. */
interface Blow {
  readonly target: Figure;
  readonly distance: number;
}

/** The first attack that a figure comes to when it works these entries: at once, or after a walk to the hero whom it engages. */
function blowOf(g: Descent, figure: Figure, entries: readonly Entry[]): Blow | null {
  const act = imaginedAct(g, figure);
  const did: 'engage'[] = [];
  let near: Course | null = null;
  for (const entry of entries) {
    if (entry.verb === 'attack') {
      if (near) return { target: near.target, distance: 1 };
      const plan = resolvable(g, act, figure, entry, { did });
      const target = plan && plan.verb !== 'retreat' ? plan.courses[0]?.target : undefined;
      if (target) return { target, distance: spacesApart(g, spacesOf(g, figure), spacesOf(g, target)) };
    } else if (entry.verb === 'engage' && did.length === 0) {
      const plan = resolvable(g, act, figure, entry, { did });
      const course = plan && plan.verb === 'engage' ? plan.courses[0]! : null;
      if (!course) continue;
      did.push('engage');
      if (spacesApart(g, course.walks[0]!.base, spacesOf(g, course.target)) > 1) return null;
      near = course;
    }
  }
  return null;
}

/** An activation that nobody performs: the state is as before. */
function imaginedAct(g: Descent, figure: Figure): Activation {
  const act = beginActing(g, figure, true);
  g.acting.pop();
  return act;
}

function harmBy(
  g: Descent,
  figure: Figure,
  { target, distance }: Blow,
  suffered: Map<number, number>,
): number {
  const [weapon] = weaponsOf(g, figure);
  if (!weapon || !isHero(g, target)) return 0;
  const before = suffered.get(target.id) ?? 0;
  const left = Math.max(1, Math.round(remainingHealth(g, target) - before));
  const { mean, kill } = harmOf(oddsOf(weapon.arms, defenceOf(g, target), distance), left);
  suffered.set(target.id, before + mean);
  return WORTH.heroHealth * mean + FALL * kill;
}
