import type { Context } from '../../rules/definitions.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { summonsServant } from '../../rules/effects/servants.ts';
import type { Events } from '../../rules/events.ts';
import { isMonster } from '../../rules/figures/sides.ts';
import { monster } from '../../rules/monsters.ts';
import { overlordDeck } from '../../rules/overlord/card.ts';
import type { Descent } from '../../rules/state.ts';

const SCOURGE = 'Scourge';
const numbers = { speed: 1, defence: ['brown'], dice: ['blue', 'red'], surges: [] } as const;

/** A servant, as far as the rules of campaigns speak of it. */
export const scourge = monster(SCOURGE, {
  box: 'The Chains that Rust',
  type: 'melee',
  traits: [],
  size: 'small',
  limits: { 2: [1, 0], 3: [1, 0], 4: [1, 0] },
  acts: { 1: { minion: { ...numbers, health: 4 } }, 2: { minion: { ...numbers, health: 7 } } },
});

const itsSpace = (_: Descent, { event }: Context): readonly number[] => (event as Events['defeated']).spaces;

/** A Summon card: it does not count for higher levels. The class is not complete, so it is not in the box yet. [D2-XP-20] */
export const soulbinder = overlordDeck('Soulbinder', [
  {
    name: 'Ties That Bind',
    traits: ['Event'],
    xp: 1,
    servants: true,
    stays: [
      answers('defeated', summonsServant(SCOURGE, 'd2.servant.in-its-space', itsSpace), {
        may: true,
        of: 'anybody',
        exhaust: true,
        says: 'd2.when.monster-falls',
        if: (g, _, event) => {
          const { figure } = event as Events['defeated'];
          return isMonster(g, figure) && !figure.def.startsWith('scourge/');
        },
      }),
    ],
  },
]);
