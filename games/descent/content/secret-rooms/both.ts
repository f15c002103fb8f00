import type { Ability } from '@questwright/adventure';
import { chooseOne } from '@questwright/kernel';
import { deciderOf } from '../../rules/figures/sides.ts';
import { looksAtTop } from '../../rules/overlord/look-at-deck.ts';
import { gainAction, isSpent, onceKept, whileOpen } from '../../rules/rooms/words.ts';
import type { Attribute } from '../../rules/state.ts';

const WAYS = ['action', 'look', 'pass'] as const;

/** Who passes such a test has one action more, or looks at the top three cards of the Overlord deck. */
export const foreseesOrActs = (attribute: Attribute): Ability =>
  whileOpen('challengeMet', ['d2.room.foresight', { attribute }], {
    when: (_, __, met) => met.passed && met.attribute === attribute,
    *run(g, _, { figure }) {
      const way = yield* chooseOne<(typeof WAYS)[number]>(g, {
        seat: deciderOf(g, figure),
        topic: 'secret-room',
        prompt: 'd2.ask.foresight',
        among: WAYS,
        as: {
          id: (one) => (one === 'pass' ? one : `way:${one}`),
          text: (one) => ['d2.word.foresight', { way: one }],
        },
      });
      if (way === 'action') gainAction(g, figure);
      else if (way === 'look') yield* looksAtTop(g, figure, 3);
    },
  });

/** It is discarded to cancel an Overlord card that is being played. */
export const cancelsCard: Ability = onceKept('cardPlayed', 'd2.room.cancel', {
  when: () => true,
  optional: true,
  run(g, me, played) {
    played.prevented = true;
    isSpent(g, me);
  },
});
