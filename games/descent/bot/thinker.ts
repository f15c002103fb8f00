import type { Answer, Bot, Match, Seat } from '@questwright/kernel';
import type { Descent, Side } from '../rules/state.ts';
import { habit } from './habit.ts';
import { worthAThought } from './insight.ts';
import { sideOfSeat } from './sides.ts';
import { worthForHeroes } from './valuation.ts';

/** How many answers it looks at, in how many imagined worlds, and how many answers of habit it plays on for. */
const ANSWERS = 8;
const WORLDS = 2;
const LONGEST = 80;

const imagined = ({ imagine }: Seat): Match<Descent> => imagine() as unknown as Match<Descent>;

/**
 * Plays either side: it tries each answer that is worth a thought in several imagined worlds, plays on by habit until the
 * attack or the activation is over, and takes the answer after which its side stands best on average.
 */
export const thinker: Bot = {
  name: 'greedy',
  thinks: true,
  answer(asked) {
    const { choice } = asked;
    if (choice.kind === 'one' && choice.among.every(isPass)) return choice.as.id(choice.among[0]);
    const world = imagined(asked);
    const own = world.choice!;
    const answers = worthAThought(world, own, ANSWERS);
    return answers.length < 2 ? answers[0]! : bestOf(asked, world, answers);
  },
};

/** Where nothing can be played there is nothing to think about. */
const isPass = (thing: unknown, _: number, all: readonly unknown[]): boolean =>
  all.length === 1 || (typeof thing === 'object' && thing !== null && 'pass' in thing);

function bestOf(asked: Seat, world: Match<Descent>, answers: readonly Answer[]): Answer {
  const side = sideOfSeat(world.state, asked.seat);
  const scores = answers.map(() => 0);
  for (let n = 0; n < WORLDS; n++) {
    const here = n === 0 ? world : imagined(asked);
    answers.forEach((answer, i) => {
      const future = here.fork({ checkpoints: false });
      future.answer(asked.seat, answer);
      scores[i]! += worth(playOn(future), side);
    });
  }
  return answers[scores.indexOf(Math.max(...scores))]!;
}

/** A quest that is won is worth more than anything. */
const WON = 200;

/** How good a position is for a side. */
function worth({ state: g, over }: Match<Descent>, side: Side): number {
  const sum = over ? (over.result === 'heroes' ? WON : -WON) : worthForHeroes(g);
  return side === 'heroes' ? sum : -sum;
}

/** Plays on by habit: to the end of an attack that is under way, or else of the activation. */
export function playOn(match: Match<Descent>): Match<Descent> {
  const { attacks, acting } = match.state;
  const [fights, figure] = [attacks.length, acting[0]?.figure];
  for (let n = 0; match.choice && n < LONGEST; n++) {
    const g = match.state;
    if (fights > 0 ? g.attacks.length === 0 : g.acting[0]?.figure !== figure) break;
    match.answer(match.choice.seat, habit(match, match.choice));
  }
  return match;
}
