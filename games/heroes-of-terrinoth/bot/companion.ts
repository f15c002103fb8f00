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
        const future = world.fork({ checkpoints: false });
        future.reseed(dice);
        future.answer(seat, answer);
        scores[i]! += value(afterActivation(future, world.state, random));
      });
    }
    return answers[scores.indexOf(Math.max(...scores))]!;
  },
};

/** Plays on at random until another activation begins. */
function afterActivation(match: Match<Terrinoth>, now: Terrinoth, random: Random): Terrinoth {
  while (match.choice && isSameActivation(match.state, now)) {
    match.answer(match.choice.seat, randomAnswer(match.choice, random));
  }
  return match.state;
}

const isSameActivation = (g: Terrinoth, now: Terrinoth): boolean =>
  g.turn === now.turn && g.first === now.first && g.phase === now.phase && g.round === now.round;
