import { note, tell } from '@questwright/adventure';
import { type Rule, renew } from '@questwright/kernel';
import { resolveDelayed } from '../aspects/aspects.ts';
import { hasMark, shed } from '../conditions/tokens.ts';
import { theEncounter } from '../encounter/encounter.ts';
import { reinforce } from '../encounter/reinforce.ts';
import { inTurnOrder } from '../enemy/turn-order.ts';
import { dealOrder } from '../order/deal.ts';
import { byInitiative } from '../order/marching-order.ts';
import { enemiesOnMat, heroModels, isOnTheMat } from '../pieces.ts';
import { eventRoll } from '../rolls/event-roll.ts';
import type { Bardsung } from '../state.ts';
import { sufferWound } from '../wounds/suffer.ts';

/** The steps of the end phase, in their fixed order. */
const STEPS: readonly ((g: Bardsung) => Rule | void)[] = [
  resolveConditions,
  resolveDelayed,
  eventRoll,
  dealOrder,
  function* heroAbilities(g) {
    yield* tell(g, 'heroesEndRound', {});
  },
  function* otherEffects(g) {
    yield* tell(g, 'roundEnds', {});
  },
];

/** One step of it; after the last the next round begins. */
export function* endStep(g: Bardsung): Rule {
  const rule = STEPS[g.step]!(g);
  if (rule) yield* rule;
  g.step++;
  if (g.step === STEPS.length) beginRound(g);
}

/** Burn: a wound, and the token goes. Heroes come before enemies. */
function* resolveConditions(g: Bardsung): Rule {
  note(g, 'bs.log.end-phase', { n: g.round }, 'BS-ROUND-04');
  for (const model of [...byInitiative(g, heroModels(g)), ...inTurnOrder(g, enemiesOnMat(g))]) {
    if (!isOnTheMat(g, model) || !hasMark(model, 'burn')) continue;
    shed(g, model, 'burn');
    yield* sufferWound(g, model);
  }
}

export function beginRound(g: Bardsung): void {
  g.round++;
  g.phase = 'turn';
  g.step = 0;
  g.bannerUsed = false;
  if (g.left > 0) g.left--;
  // A lone hero's token comes back each round.
  if (g.seats === 1) g.third[0] = true;
  renew(g, 'round');
  note(g, 'bs.log.round', { n: g.round }, 'BS-END-11');
  if (g.left > 0 || theEncounter(g).goal !== 'outlast') reinforce(g);
}
