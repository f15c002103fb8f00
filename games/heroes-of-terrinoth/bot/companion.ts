import {
  type Answer,
  type Bot,
  legalAnswers,
  type Match,
  type Random,
  randomAnswer,
} from '@questwright/kernel';
import type { Terrinoth } from '../rules/state.ts';
import { value } from './value.ts';

/** How many answers it looks at, and how often it imagines what comes of each. */
const ANSWERS = 16;
const DREAMS = 6;

/**
 * A companion who thinks to the end of the activation at hand: it tries each answer several times with
 * imagined dice, plays on at random until the activation is over, and takes the answer after which the
 * party stands best on average.
 */
export const companion: Bot = {
  name: 'greedy',
  thinks: true,
  answer({ seat, choice, random, imagine }) {
    const answers: Answer[] = [];
    for (const answer of legalAnswers(choice)) if (answers.push(answer) === ANSWERS) break;
    if (answers.length === 1) return answers[0]!;
    const world = imagine() as Match<Terrinoth>;
    const scores = answers.map(() => 0);
    for (let dream = 0; dream < DREAMS; dream++) {
      const dice = random.below(2 ** 30);
      answers.forEach((answer, i) => {
        const future = world.fork();
        future.reseed(dice);
        future.answer(seat, answer);
        scores[i]! += value(afterActivation(future, world.count, random));
      });
    }
    return answers[scores.indexOf(Math.max(...scores))]!;
  },
};

/** Plays on until the next checkpoint: there the activation, or whatever else was under way, is over. */
function afterActivation(match: Match<Terrinoth>, since: number, random: Random): Terrinoth {
  while (match.choice && match.newestCheckpoint.at <= since) {
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
  }
  return match.state;
}
