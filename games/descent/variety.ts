import { content } from './content/index.ts';
import { DIFFICULTIES } from './rules/legend/state.ts';

/**
 * Every quest in both acts, with an overlord and without one, and in both difficulties those that are made to be played
 * without one, and The Delve, with heroes who are chosen and who are dealt.
 */
export const variety: readonly unknown[] = [
  ...content.quests.flatMap(({ id }) => [
    { quest: id, act: 1 },
    { quest: id, act: 2 },
    { play: 'legend', mode: 'quest', quest: id },
  ]),
  ...content.legendQuests.flatMap(({ quest: { id } }) =>
    DIFFICULTIES.map((difficulty) => ({ play: 'legend', mode: 'quest', quest: id, difficulty })),
  ),
  ...DIFFICULTIES.map((difficulty) => ({ play: 'legend', mode: 'delve', difficulty })),
  { play: 'legend', mode: 'delve', dealt: true },
];
