import { type Answer, type Bot, legalAnswers, type Match, type Seat } from '@questwright/kernel';
import { inBattle } from '../rules/order/marching-order.ts';
import type { Bardsung } from '../rules/state.ts';
import { instinct } from './instinct.ts';
import { value } from './value.ts';

/** How many answers it looks at, and how often it imagines what comes of each. */
const ANSWERS = 16;
const WORLDS = 4;

const imagined = ({ imagine }: Seat): Match<Bardsung> => imagine() as unknown as Match<Bardsung>;

/**
 * A companion who thinks to the end of the turn at hand: it tries each answer in several imagined worlds, plays on by
 * instinct until the turn is over, and takes the answer after which the party stands best on average. Outside of battle
 * it goes by instinct, and between encounters by a plan.
 */
export const companion: Bot = {
  name: 'greedy',
  thinks: true,
  answer(asked) {
    const { topic } = asked.choice;
    if (topic === 'turn' || topic === 'upkeep') {
      const { state } = imagined(asked);
      if (topic === 'upkeep' || !inBattle(state)) return instinct(state, asked.choice);
    }
    return thoughtOut(asked);
  },
};

function thoughtOut(asked: Seat): Answer {
  const answers: Answer[] = [];
  for (const answer of legalAnswers(asked.choice)) if (answers.push(answer) === ANSWERS) break;
  if (answers.length === 1) return answers[0]!;
  const scores = answers.map(() => 0);
  for (let n = 0; n < WORLDS; n++) {
    const world = imagined(asked);
    answers.forEach((answer, i) => {
      const future = world.fork({ checkpoints: false });
      future.answer(asked.seat, answer);
      scores[i]! += value(afterTurn(future));
    });
  }
  return answers[scores.indexOf(Math.max(...scores))]!;
}

function afterTurn(match: Match<Bardsung>): Match<Bardsung> {
  const { acting, round } = match.state;
  while (match.choice && match.state.acting === acting && match.state.round === round)
    match.answer(match.choice.seat, instinct(match.state, match.choice));
  return match;
}
