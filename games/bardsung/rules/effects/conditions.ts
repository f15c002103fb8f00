import { type Condition, holdsWhen } from '@questwright/adventure';
import { tokensOf } from '../conditions/tokens.ts';
import type { Context } from '../context.ts';
import { enemiesIn, enemiesOnMat, heroesIn, heroModel, woundsOf } from '../pieces.ts';
import type { Bardsung, ConditionName } from '../state.ts';

export type BardCondition = Condition<Bardsung, Context>;

const onlyIf = (text: BardCondition['text'], holds: (g: Bardsung, c: Context) => boolean): BardCondition =>
  holdsWhen<Bardsung, Context>(text, holds);

/** The hero has at least this many wounds. */
export const hasWounds = (n: number): BardCondition =>
  onlyIf(['bs.if.wounds', { n }], (g, { seat }) => woundsOf(g, seat).length >= n);

/** No other hero is in the hero's zone. */
export const isAlone: BardCondition = onlyIf(
  'bs.if.alone',
  (g, { seat }) => heroesIn(g, heroModel(g, seat).at).length === 1,
);

export const hasCompany: BardCondition = onlyIf(
  'bs.if.company',
  (g, { seat }) => heroesIn(g, heroModel(g, seat).at).length > 1,
);

/** At least this many enemies are in the hero's zone. */
export const isBeset = (n: number): BardCondition =>
  onlyIf(['bs.if.beset', { n }], (g, { seat }) => enemiesIn(g, heroModel(g, seat).at).length >= n);

/** The target has a token of a condition. */
export const targetHas = (condition: ConditionName): BardCondition =>
  onlyIf(
    ['bs.if.target-has', { condition: [`bs.condition.${condition}`] }],
    (_, { target }) => target !== null && tokensOf(target, condition) > 0,
  );

export const targetIsWounded: BardCondition = onlyIf(
  'bs.if.target-wounded',
  (_, { target }) => target !== null && target.wounds > 0,
);

/** Every fate token of the party is exhausted. */
export const isForsaken: BardCondition = onlyIf('bs.if.forsaken', ({ fate }) => fate.active === 0);

/** More enemies than heroes are on the mat. */
export const isOutnumbered: BardCondition = onlyIf(
  'bs.if.outnumbered',
  (g) => enemiesOnMat(g).length > g.seats,
);
