import { createSpeaker, kernelLanguages, type Match, type Speaker } from '@questwright/kernel';

/** Renders the texts of a match, with the names of its players. */
export function speakerFor({ game, setup }: Match): Speaker {
  return createSpeaker({ languages: [game.languages, kernelLanguages], seats: setup.seats });
}
