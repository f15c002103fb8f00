import {
  deal,
  equalTo,
  exert,
  forPrice,
  hero,
  isSetUp,
  moveHexes,
  onTrophy,
  setUpUntilRoundEnds,
  surge,
  trigger,
} from '../../rules/effects/index.ts';
import type { Blow } from '../../rules/events.ts';

const MIND_MELD = 'mind meld';

/** As much as the attack did. */
const asMuch = {
  printed: 'X' as const,
  note: null,
  count: (_: unknown, c: { readonly event: unknown }) => (c.event as Blow).n,
};

const mindMeld = {
  ...surge(2, 'Mind Meld', setUpUntilRoundEnds(MIND_MELD, 'rb.effect.reflect')),
  on: trigger(
    'damaged',
    {
      text: 'rb.when.damagedByAttack',
      when: (g, c, { to, attack }) => attack && c.side === to && isSetUp(g, c, MIND_MELD),
    },
    deal(asMuch, 'magic'),
  ).on!,
};

export const masterThorn = hero('master-thorn', {
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
  abilities: [onTrophy(null, forPrice(exert(), moveHexes(equalTo('mind')))), mindMeld],
});
