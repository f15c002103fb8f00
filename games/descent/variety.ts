import { content } from './content/index.ts';
import { DIFFICULTIES } from './rules/legend/state.ts';

/** Every quest in both acts, and those without an overlord and The Delve in both difficulties. */
export const variety: readonly unknown[] = [
  ...content.quests.flatMap(({ id }) => [
    { quest: id, act: 1 },
    { quest: id, act: 2 },
  ]),
  ...content.legendQuests.flatMap(({ quest: { id } }) =>
    DIFFICULTIES.map((difficulty) => ({ play: 'legend', mode: 'quest', quest: id, difficulty })),
  ),
  ...DIFFICULTIES.map((difficulty) => ({ play: 'legend', mode: 'delve', difficulty })),
];
