import { content } from './content/index.ts';

/** Every encounter by itself, and a campaign that begins with each chapter. */
export const variety: readonly unknown[] = [
  ...content.encounters.map(({ id }) => ({ encounter: id })),
  ...content.chapters.map(({ id }) => ({ chapter: id })),
];
