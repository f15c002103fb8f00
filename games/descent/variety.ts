import { content } from './content/index.ts';
import { DIFFICULTIES } from './rules/legend/state.ts';

/** Every quest in both acts, and The Delve in both difficulties. */
export const variety: readonly unknown[] = [
  ...content.quests.flatMap(({ id }) => [
    { quest: id, act: 1 },
    { quest: id, act: 2 },
  ]),
  ...DIFFICULTIES.map((difficulty) => ({ play: 'legend', mode: 'delve', difficulty })),
];
