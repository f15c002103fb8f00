import { isFresh, use } from '@questwright/kernel';
import type { NamedSurge } from '../../rules/attack/named-surge.ts';
import { attackWith } from '../../rules/effects/attacks.ts';
import { endAction } from '../../rules/turn/actions.ts';

/** A second attack against the same target as soon as this one is resolved, once in a turn. */
export const secondStrike: NamedSurge = {
  name: 'Second Strike',
  *resolved(g, { aims }, attacker) {
    const key = `second strike ${attacker.id}`;
    if (!isFresh(g, 'turn', key)) return;
    use(g, 'turn', key);
    const targets = aims.map(({ figure }) => figure);
    yield* attackWith(g, attacker, { against: ({ id }) => targets.includes(id) });
    yield* endAction(g, attacker, 'attack');
  },
};
