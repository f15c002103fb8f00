import { does, note } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { suffer } from '../conditions/suffer.ts';
import { canHave, tokensOf } from '../conditions/tokens.ts';
import type { Context } from '../context.ts';
import type { BardEffect } from '../definitions.ts';
import { dodge as dodges, push as pushes } from '../displace.ts';
import { inspireParty } from '../fate/fate.ts';
import { cardOfModel, type Reordering, reorder } from '../order/marching-order.ts';
import { isOnTheMat } from '../pieces.ts';
import type { Bardsung, ConditionName, Piece } from '../state.ts';
import { sufferWound } from '../wounds/suffer.ts';

/** An effect on the target, which does nothing once the target is gone. */
const onTarget = (
  name: string,
  act: (g: Bardsung, target: Piece, c: Context) => Rule | void,
  useful?: (g: Bardsung, target: Piece) => boolean,
): BardEffect =>
  does<Bardsung, Context>(
    `bs.effect.${name}`,
    (g, c) => (c.target && isOnTheMat(g, c.target) ? act(g, c.target, c) : undefined),
    (g, { target }) => target !== null && isOnTheMat(g, target) && (!useful || useful(g, target)),
  );

/** An effect on whoever attacks. */
const onAttacker = (name: string, act: (g: Bardsung, attacker: Piece) => Rule | void): BardEffect =>
  does<Bardsung, Context>(
    `bs.effect.${name}`,
    (g, { attacker, isSpread }) =>
      attacker && !isSpread && isOnTheMat(g, attacker) ? act(g, attacker) : undefined,
    (g, { attacker, isSpread }) => attacker !== null && !isSpread && isOnTheMat(g, attacker),
  );

export const wound = onTarget('wound', (g, target) => sufferWound(g, target));
export const seriousWound = onTarget('serious-wound', (g, target) => sufferWound(g, target, true));
export const push = onTarget('push', (g, target, { attacker }) => pushes(g, attacker, target));
export const dodge = onAttacker('dodge', (g, attacker) => dodges(g, attacker));
export const inspire: BardEffect = does<Bardsung, Context>(
  'bs.effect.inspire',
  (g, { isSpread }) => (isSpread ? undefined : inspireParty(g, 1)),
  (g, { isSpread }) => !isSpread && g.fate.active < g.fate.most,
);

const reorders = (g: Bardsung, how: Reordering, model: Piece): void => {
  const card = cardOfModel(g, model);
  if (!card) return;
  reorder[how](g, card);
  note(g, `bs.log.${how}`, { card }, RULES[how]);
};
const RULES: { readonly [how in Reordering]: string } = {
  quicken: 'BS-EFFECT-06',
  haste: 'BS-EFFECT-07',
  slow: 'BS-EFFECT-08',
  stop: 'BS-EFFECT-09',
};

export const quicken = onAttacker('quicken', (g, attacker) => reorders(g, 'quicken', attacker));
export const haste = onAttacker('haste', (g, attacker) => reorders(g, 'haste', attacker));
export const slow = onTarget('slow', (g, target) => reorders(g, 'slow', target));
export const stop = onTarget('stop', (g, target) => reorders(g, 'stop', target));

const inflicts = (condition: ConditionName): BardEffect =>
  onTarget(
    condition,
    (g, target) => suffer(g, target, condition),
    (_, target) =>
      canHave(target, condition) &&
      (condition === 'poison' || condition === 'stunned' || tokensOf(target, condition) === 0),
  );

export const bane = inflicts('bane');
export const bleed = inflicts('bleed');
export const burn = inflicts('burn');
export const fatigue = inflicts('fatigue');
export const frostbite = inflicts('frostbite');
export const pinned = inflicts('pinned');
export const poison = inflicts('poison');
export const silence = inflicts('silence');
export const stunned = inflicts('stunned');
export const sundered = inflicts('sundered');
export const weaken = inflicts('weaken');
export const blessing = onAttacker('blessing', (g, attacker) => suffer(g, attacker, 'blessing'));

/** An enemy that attacks loses one of its wound tokens. */
export const mend: BardEffect = does<Bardsung, Context>(
  'bs.effect.mend',
  (_, { attacker }) => {
    if (attacker && attacker.wounds > 0) attacker.wounds--;
  },
  (_, { attacker }) => attacker !== null && attacker.wounds > 0,
);

/** The effects of attacks by the words of the reference guide. */
export const attackEffects = {
  wound,
  'serious wound': seriousWound,
  push,
  dodge,
  inspire,
  quicken,
  haste,
  slow,
  stop,
  bane,
  bleed,
  blessing,
  burn,
  fatigue,
  frostbite,
  pinned,
  poison,
  silence,
  stunned,
  sundered,
  weaken,
} as const;
export type AttackEffect = keyof typeof attackEffects;
