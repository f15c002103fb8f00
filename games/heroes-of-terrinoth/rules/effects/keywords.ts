import { type Effect, instantly } from '@questwright/adventure';
import type { Keyword } from '../definitions.ts';
import { attackOf, engagedSeat, isInPlay } from '../enemies.ts';
import { engage, toShadows } from '../engage.ts';
import { isAlive } from '../heroes.ts';
import type { Terrinoth } from '../state.ts';
import { sufferWounds } from '../wounds.ts';
import { woundsHarm } from './harm.ts';
import { attackWounds, PLACES } from './touches.ts';

const basic = (name: string, effect: Effect<Terrinoth>): Keyword => ({ name, effect, basic: true });

/** This enemy engages the hero who activates it. */
export const advance = basic('Advance', {
  text: 'ht.keyword.advance',
  *run(g, { card, seat }) {
    if (isInPlay(card)) yield* engage(g, card, seat);
  },
  /** Whoever is engaged with that hero already has nowhere to advance to. */
  touches: (_, { card, seat }) => (engagedSeat(card) === seat ? PLACES : null),
});

/** This enemy goes face up to the shadows. */
export const retreat = basic('Retreat', {
  text: 'ht.keyword.retreat',
  run: instantly((g, { card }) => {
    if (isInPlay(card)) toShadows(g, card);
  }),
});

/** Its attack in wounds for the hero it is engaged with; from the shadows, for the hero who activates it. */
export const inflict = basic('Inflict', {
  text: 'ht.keyword.inflict',
  *run(g, { card, seat }) {
    if (!isInPlay(card)) return;
    const engaged = engagedSeat(card);
    yield* sufferWounds(g, engaged >= 0 ? engaged : seat, attackOf(g, card), 'enemy', card);
  },
  can: (g, { seat }) => isAlive(g, seat),
  harm: (g, { card, seat }) => {
    const engaged = engagedSeat(card);
    return woundsHarm(g, engaged >= 0 ? engaged : seat, attackOf(g, card));
  },
  touches: (g, { card }) => (engagedSeat(card) >= 0 ? attackWounds(g, engagedSeat(card)) : null),
});

/** A keyword of the enemy's own, explained on its card. */
export const keyword = (name: string, effect: Effect<Terrinoth>): Keyword => ({ name, effect, basic: false });
