import { content } from './content/index.ts';

/** Every quest, with the grim rule and without. */
export const variety: readonly unknown[] = content.quests.flatMap(({ id }) => [
  { quest: id },
  { quest: id, grim: true },
]);
