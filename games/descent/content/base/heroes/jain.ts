import { answers, feat } from '../../../rules/effects/abilities.ts';
import { suffersAsFatigue } from '../../../rules/effects/harm.ts';
import { movesAndAttacks } from '../../../rules/effects/move-and-attack.ts';
import type { Harm } from '../../../rules/events.ts';
import { hero } from '../../../rules/heroes.ts';

/** Damage that an attack is about to make her suffer. */
const isFromAttack = (event: unknown): boolean => {
  const { kind, source } = event as Harm;
  return kind === 'damage' && source.kind === 'attack';
};

export const jain = hero(
  { name: 'Jain Fairwood' },
  {
    archetype: 'scout',
    speed: 5,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 2, awareness: 4 },
  },
  [
    answers('wouldSuffer', suffersAsFatigue, {
      may: true,
      says: 'd2.when.damage-of-attack',
      if: (_, __, event) => isFromAttack(event),
    }),
    feat('asAction', movesAndAttacks),
  ],
);
