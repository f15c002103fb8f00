import { head, printed } from '@questwright/adventure';
import { type Lasting, remove } from '@questwright/kernel';
import type { Deeds } from '../../rules/deeds.ts';
import type { LastingDef } from '../../rules/definitions.ts';
import { areAdjacent } from '../../rules/ground.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';

const isFar = (g: Descent, me: Piece, { attacker, figure }: Deeds['affect']): boolean =>
  (me as unknown as Lasting).on === figure.id && !areAdjacent(g, attacker, figure);

const ends: Answer<'overlordStarts'> = {
  run: (g, me) => remove(g, me),
  anyOrder: true,
};

/** What the surge ability Air leaves behind. */
export const air: LastingDef = {
  ...head({ name: 'Air' }),
  kind: 'lasting',
  ...printed([
    {
      text: 'd2.air',
      forbid: { affect: { when: isFar, rule: 'D2-FABIL-01' } },
      on: { overlordStarts: ends },
    },
  ]),
};
