import { type Answer, type Choice, legalAnswers, type Match, type Random } from '@questwright/kernel';
import type { Runebound } from '../rules/state.ts';
import { habit } from './habit.ts';
import { FIRST } from './judgement.ts';
import { worthOf } from './worth.ts';

/** The most answers to one choice that are looked at, and how often what comes of each is imagined. */
const MOST = 24;
const DREAMS = 3;
/** The most choices that are answered by habit on the way to a place where a position can be valued. */
const STEPS = 12;

/** How much better off the hero is after each answer, on average, than it is now. */
export function gains(
  world: Match<Runebound>,
  random: Random,
  answers: readonly Answer[],
  dreams = DREAMS,
  by = FIRST,
): number[] {
  const found = answers.map(() => 0);
  const { seat } = world.choice!;
  const now = worthOf(world, seat, by);
  for (let dream = 0; dream < dreams; dream++) {
    const dice = random.below(2 ** 30);
    answers.forEach((answer, i) => {
      const future = world.fork({ checkpoints: false });
      future.reseed(dice);
      future.answer(seat, answer);
      settle(future);
      found[i]! += (worthOf(future, seat, by) - now) / dreams;
    });
  }
  return found;
}

export function firstOf(choice: Choice): Answer[] {
  const answers: Answer[] = [];
  for (const answer of legalAnswers(choice)) if (answers.push(answer) === MOST) break;
  return answers;
}

/** Goes on by habit until a turn goes on or a combat round is over. */
function settle(match: Match<Runebound>): void {
  for (let i = 0; i < STEPS && match.choice && match.choice.topic !== 'turn'; i++) {
    match.answer(match.choice.seat, habit(match.state, match.choice));
  }
}

/** The answer after which the hero is best off. */
export function bestAhead(world: Match<Runebound>, random: Random, dreams = DREAMS, by = FIRST): Answer {
  const answers = firstOf(world.choice!);
  const found = gains(world, random, answers, dreams, by);
  return answers[found.indexOf(Math.max(...found))]!;
}
