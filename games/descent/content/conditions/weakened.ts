import { condition, discardCondition, mine } from '../../rules/figures/conditions.ts';
import type { Change, Roll } from '../../rules/rolls.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';

/** 1 shield less in every defence roll, 1 damage less in every attack roll. Other rolls stay as they are. */
const lessens = (
  _: Descent,
  me: Piece,
  changes: readonly Change[],
  { figure, kind }: Roll,
): readonly Change[] => {
  if (me.on !== figure) return changes;
  if (kind === 'defence') return [...changes, { shield: -1 }];
  return kind === 'attack' ? [...changes, { damage: -1 }] : changes;
};

/** A rest action discards it. */
const goes: Answer<'rested'> = {
  when: (_, me, { figure }) => mine(me, figure),
  *run(g, _, { figure }) {
    yield* discardCondition(g, figure, 'weakened');
  },
  anyOrder: true,
};

export const weakened = condition(
  'weakened',
  [{ text: 'd2.weakened', modify: { rollChange: lessens }, on: { rested: goes } }],
  { box: 'The Trollfens' },
);
