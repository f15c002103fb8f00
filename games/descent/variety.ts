import { content } from './content/index.ts';

/** Every quest in both acts. */
export const variety: readonly unknown[] = content.quests.flatMap(({ id }) => [
  { quest: id, act: 1 },
  { quest: id, act: 2 },
]);
