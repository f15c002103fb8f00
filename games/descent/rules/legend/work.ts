import type { Rule } from '@questwright/kernel';
import { remainingHealth } from '../figures/characteristics.ts';
import { hasCondition } from '../figures/conditions.ts';
import { closestEmpty } from '../figures/return.ts';
import { isFriend } from '../figures/sides.ts';
import { groundAt, isInPit, spacesOf } from '../ground.ts';
import { isOf, PIT } from '../map/terrain.ts';
import { canStop, isShrunk } from '../move/base.ts';
import { place } from '../move/place.ts';
import type { Activation, Descent, Figure } from '../state.ts';
import { canAct, performAction } from '../turn/actions.ts';
import { discarding } from '../turn/discard.ts';
import type { Offer } from '../words.ts';
import type { Entry } from './lists.ts';
import { perform } from './perform.ts';
import { resolvable } from './plan.ts';
import type { GroupActivation } from './state.ts';
import { leastOf } from './whom.ts';

/**
 * A figure does the next thing that its list has for it. False when there is nothing left to do: it has resolved its actions,
 * or it has gone through the whole list and could resolve no entry.
 */
export function* work(
  g: Descent,
  act: Activation,
  figure: Figure,
  list: readonly Entry[],
  activation: GroupActivation,
): Rule<boolean> {
  if (act.actions === 0 && !act.granted.some(({ used }) => !used)) return false;
  if (hasCondition(g, figure, 'stunned')) return yield* discard(g, act, figure, 'stunned');
  if (isInPit(g, figure) && !isShrunk(g, figure)) return yield* climbOut(g, act, figure);
  for (let skipped = 0; skipped < list.length; skipped++) {
    const entry = list[activation.next]!;
    activation.next = (activation.next + 1) % list.length;
    const plan = resolvable(g, act, figure, entry, activation);
    if (!plan) continue;
    yield* perform(g, act, figure, plan, entry, activation);
    return true;
  }
  return (yield* discard(g, act, figure, 'bleeding')) || (yield* discard(g, act, figure, 'burning'));
}

/** Discards a condition by an action: its own or, if that is Burning, one of a friend beside it with the least Health left. */
function* discard(
  g: Descent,
  act: Activation,
  figure: Figure,
  condition: 'stunned' | 'bleeding' | 'burning',
): Rule<boolean> {
  const offers: Offer[] = [];
  discarding.offer(g, act, figure, offers);
  const open = offers.filter(
    (offer) =>
      offer.word === 'discard' &&
      offer.condition === condition &&
      (!offer.from || isFriend(g, figure, offer.from)),
  );
  const [offer] = leastOf(open, (one) => remainingHealth(g, (one.word === 'discard' && one.from) || figure));
  if (!offer) return false;
  yield* discarding.perform(g, act, figure, offer);
  return true;
}

/** Out of a pit, to the closest empty space without one. */
function* climbOut(g: Descent, act: Activation, figure: Figure): Rule<boolean> {
  if (!canAct(g, act, figure, 'climb')) return false;
  const isDry = (space: number): boolean => !isOf(groundAt(g, space), PIT) && canStop(g, figure, space);
  const [space] = closestEmpty(g, spacesOf(g, figure), isDry);
  if (space === undefined) return false;
  yield* performAction(g, act, figure, 'climb', place(g, figure, space));
  return true;
}
