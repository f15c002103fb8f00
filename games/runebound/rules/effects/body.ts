import { type Amount, amountOf, amountText, instantly, note } from '@questwright/adventure';
import { takeRest } from '../actions/rest.ts';
import { train } from '../actions/train.ts';
import { healSide, isHurt } from '../combat/damage.ts';
import type { GameEffect } from '../definitions.ts';
import { heal as healHero, takeDamage as hurt } from '../harm.ts';
import { heroAt } from '../heroes.ts';
import { NONE } from '../state.ts';

/** Heals the hero, or in a combat whoever the card belongs to. */
export const heal = (n: Amount): GameEffect => ({
  text: amountText('rb.effect.heal', n),
  run: instantly((g, c) => {
    if (c.hero !== NONE) healHero(g, c.hero, amountOf(g, c, n));
    else if (c.side !== -1) healSide(g, c.side, amountOf(g, c, n));
  }),
  can: (g, c) => (c.hero === NONE ? c.side !== -1 && isHurt(g, c.side) : heroAt(g, c.hero).damage > 0),
});

export const healAll = (): GameEffect => ({
  text: 'rb.effect.heal-all',
  run: instantly((g, c) => {
    healHero(g, c.hero, heroAt(g, c.hero).damage);
  }),
  can: (g, c) => c.hero !== NONE && heroAt(g, c.hero).damage > 0,
});

/** Damage that no combat action deals and no shield blocks. */
export const takeDamage = (n: Amount): GameEffect => ({
  text: amountText('rb.effect.take-damage', n),
  *run(g, c) {
    yield* hurt(g, c.hero, amountOf(g, c, n));
  },
  can: (_, c) => c.hero !== NONE,
});

/** A figure lies on its side or does not: delaying a delayed hero changes nothing. */
export const beDelayed = (): GameEffect => ({
  text: 'rb.effect.be-delayed',
  run: instantly((g, c) => {
    heroAt(g, c.hero).delayed = true;
    note(g, 'rb.log.delayed', { hero: c.hero }, 'RB-DELAY-01');
  }),
  can: (g, c) => c.hero !== NONE && !heroAt(g, c.hero).delayed,
});

/** Rests as a rest action does, for no action. */
export const restNow = (): GameEffect => ({
  text: 'rb.effect.rest-now',
  *run(g, c) {
    yield* takeRest(g, c.hero);
  },
  can: (g, c) => c.hero !== NONE && !g.combat && heroAt(g, c.hero).damage > 0,
});

/** Trains as a train action does, for no action. */
export const trainNow = (): GameEffect => ({
  text: 'rb.effect.train-now',
  *run(g, c) {
    yield* train(g, c.hero);
  },
  can: (_, c) => c.hero !== NONE,
});

/** A delayed hero is so no longer. */
export const getUp = (): GameEffect => ({
  text: 'rb.effect.get-up',
  run: instantly((g, c) => {
    heroAt(g, c.hero).delayed = false;
  }),
  can: (g, c) => c.hero !== NONE && heroAt(g, c.hero).delayed,
});
