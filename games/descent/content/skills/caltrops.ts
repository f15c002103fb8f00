import { inOrder } from '@questwright/adventure';
import { becomes, suffers } from '../../rules/effects/harm.ts';
import { tests } from '../../rules/effects/tests.ts';
import { thatFigure, you } from '../../rules/effects/whom.ts';
import { skill, whenMonsterComes } from '../../rules/skills.ts';

/** Thief. */
export const caltrops = skill('Caltrops', [
  whenMonsterComes(
    tests(you, 'awareness', {
      passed: inOrder(suffers('damage', 1, thatFigure), becomes('immobilized', thatFigure)),
    }),
    { fatigue: 1, exhaust: true },
  ),
]);
