import { figureFor } from '../../../rules/context.ts';
import { feat } from '../../../rules/effects/abilities.ts';
import { performsAttackWith } from '../../../rules/effects/skill-attacks.ts';
import { adjacent, figures, isWithin } from '../../../rules/effects/whom.ts';
import { isMonster } from '../../../rules/figures/sides.ts';
import { hero } from '../../../rules/heroes.ts';
import { figureOf } from '../../../rules/pieces.ts';
import type { Change, Roll } from '../../../rules/rolls.ts';
import type { Descent, Piece } from '../../../rules/state.ts';

/** Attack rolls of monsters near him lose 1 damage, straight after the roll, but not the last one. */
const weakens = (g: Descent, me: Piece, changes: readonly Change[], { kind, figure }: Roll) => {
  const roller = figureOf(g, figure);
  return kind === 'attack' && roller && isMonster(g, roller) && isWithin(g, figureFor(g, me), roller, 3)
    ? [...changes, { damage: -1, least: 1 }]
    : changes;
};

export const leoric = hero(
  { name: 'Leoric of the Book' },
  {
    archetype: 'mage',
    speed: 4,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 5, willpower: 2, awareness: 3 },
  },
  [
    { text: 'd2.leoric', modify: { rollChange: weakens } },
    feat(
      'asAction',
      performsAttackWith({
        with: ['Magic'],
        all: { kind: figures, traits: [adjacent] },
        ignoresRange: true,
      }),
    ),
  ],
);
