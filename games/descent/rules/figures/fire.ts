import type { Ability } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { conditionDef } from '../catalogue.ts';
import { answers } from '../effects/abilities.ts';
import { prevents, recovers } from '../effects/harm.ts';
import type { Harm } from '../events.ts';
import { groundAt, spacesApart, spacesOf } from '../ground.ts';
import { burns } from '../map/terrain.ts';
import { onMap, pieceOf } from '../pieces.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { sufferDamage } from './harm.ts';
import { countsAsHero } from './sides.ts';

/*
 * Monsters of fire: what burns others does nothing to them, and some burst when they are defeated.
 */

const stands = (g: Descent, me: Piece): boolean => spacesOf(g, me).some((space) => burns(groundAt(g, space)));

const isBurning = (g: Descent, { source: { kind, by } }: Harm): boolean =>
  kind === 'condition' && conditionDef(g, pieceOf(g, by)).condition === 'burning';

/** Lava does not hurt it but heals it, and it suffers nothing by the condition Burning, whoever has it. */
export const flameFiend: Ability = {
  text: 'd2.passive.flame-fiend',
  on: {
    ...answers('figureEnds', recovers('damage', 1), { if: (g, me) => stands(g, me) }).on,
    ...answers('wouldSuffer', prevents, { anyOrder: true, if: (g, _, event) => isBurning(g, event as Harm) })
      .on,
  },
};

/** Each hero beside it suffers 1 damage when it is defeated. */
export function* bursts(g: Descent, figure: Figure, spaces: readonly number[]): Rule {
  const beside = onMap(g).filter(
    (other) => countsAsHero(g, other) && spacesApart(g, spaces, spacesOf(g, other)) === 1,
  );
  for (const other of beside) yield* sufferDamage(g, other, 1, { kind: 'ability', attack: 0, by: figure.id });
}
