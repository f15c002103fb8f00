import { type Bot, randomAnswer } from '@questwright/kernel';

/** Answers anything legal. */
export const random: Bot = {
  name: 'random',
  answer: ({ choice, random: source }) => randomAnswer(choice, source),
};
