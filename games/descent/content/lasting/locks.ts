import { bans, head, printed } from '@questwright/adventure';
import type { Deeds } from '../../rules/deeds.ts';
import type { LastingDef } from '../../rules/definitions.ts';
import { testAttribute } from '../../rules/figures/test.ts';
import { ATTRIBUTES, type Attribute, type Descent, type Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';

/*
 * Locks of doors, which a quest puts there: `at` is the number of the door.
 */

/** A door that is not opened by the action for it. */
const locked: LastingDef = {
  ...head({ id: 'lock', name: 'Locked door' }),
  kind: 'lasting',
  ...printed([
    bans<Descent>('d2.lock', {
      openDoor: {
        when: (_: Descent, me: Piece, { door }: Deeds['openDoor']) => me.at === door,
        rule: 'D2-DOOR-11',
      },
    }),
  ]),
};

/** A door that is opened by whoever passes a test, each time anew. */
const testing = (attribute: Attribute): LastingDef => {
  const tests: Answer<'opening'> = {
    when: (_, me, { door }) => me.at === door,
    *run(g, _, opening) {
      if (!(yield* testAttribute(g, opening.figure, attribute))) opening.prevented = true;
    },
    text: ['d2.lock-test', { attribute }],
  };
  return {
    ...head({ id: `lock-${attribute}`, name: 'Sealed door' }),
    kind: 'lasting',
    ...printed([{ text: ['d2.lock-test', { attribute }], on: { opening: tests } }]),
  };
};

export const locks: readonly LastingDef[] = [locked, ...ATTRIBUTES.map(testing)];
