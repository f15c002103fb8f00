import {
  deal,
  equalTo,
  exert,
  forPrice,
  hero,
  moveHexes,
  onDamaged,
  onTrophy,
  roundEffect,
  surge,
  untilRoundEnds,
} from '../../rules/effects/index.ts';
import type { Blow } from '../../rules/events.ts';

/** As much as the attack did. */
const asMuch = {
  printed: 'X' as const,
  note: null,
  count: (_: unknown, c: { readonly event: unknown }) => (c.event as Blow).n,
};

export const mindMeld = roundEffect('Mind Meld', onDamaged(deal(asMuch, 'magic'), { attack: true }));

export const masterThorn = hero({
  name: 'Master Thorn',
  speed: 3,
  health: 8,
  hand: 4,
  body: 0,
  mind: 3,
  spirit: 2,
  gold: 2,
  start: 'town',
  tokens: ['thorn-1', 'thorn-2', 'thorn-3'],
  setup: moveHexes(3),
  abilities: [
    onTrophy(null, forPrice(exert(), moveHexes(equalTo('mind')))),
    surge(2, 'Mind Meld', untilRoundEnds(mindMeld, 'rb.effect.reflect')),
  ],
});
