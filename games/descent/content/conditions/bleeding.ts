import { condition, mine } from '../../rules/figures/conditions.ts';
import { sufferFatigue } from '../../rules/figures/harm.ts';
import type { Answer } from '../../rules/windows/answers.ts';

/** Every action costs 1 fatigue once it is resolved; after the one that discards it there is no Bleeding any more. */
const bites: Answer<'actionDone'> = {
  when: (_, me, { figure }) => mine(me, figure),
  *run(g, me, { figure }) {
    yield* sufferFatigue(g, figure, 1, { kind: 'condition', attack: 0, by: me.id });
  },
  text: 'd2.bleeding',
};

export const bleeding = condition('bleeding', [{ text: 'd2.bleeding', on: { actionDone: bites } }], {
  action: true,
  box: 'Shadow of Nerekhall',
});
