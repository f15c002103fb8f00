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
/** An answer that is this much worse than the best in one world is not looked at in the next. */
const HOPELESS = 3;

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
  const tries = answers.map((answer): Try => ({ answer, sum: 0, isSure: false, isGivenUp: false }));
  let here = world;
  for (let n = 1; ; n++) {
    for (const one of tries) if (!one.isSure && !one.isGivenUp) tryOut(one, here, asked.seat, side);
    const best = Math.max(...tries.map((one) => meanOf(one, n)));
    for (const one of tries) one.isGivenUp ||= meanOf(one, n) < best - HOPELESS;
    const open = tries.filter(({ isGivenUp }) => !isGivenUp);
    if (n === WORLDS || open.length === 1 || open.every(({ isSure }) => isSure))
      return open.find((one) => meanOf(one, n) === best)!.answer;
    here = imagined(asked);
  }
}

/** What is known of an answer so far. */
interface Try {
  readonly answer: Answer;
  sum: number;
  /** Whether no die was rolled and no card turned up on the way: it comes to the same in every world. */
  isSure: boolean;
  isGivenUp: boolean;
}

const meanOf = ({ sum, isSure, isGivenUp }: Try, worlds: number): number =>
  isGivenUp ? Number.NEGATIVE_INFINITY : isSure ? sum : sum / worlds;

function tryOut(one: Try, here: Match<Descent>, seat: number, side: Side): void {
  const future = here.fork({ checkpoints: false });
  future.answer(seat, one.answer);
  const n = worth(playOn(future), side);
  one.isSure = one.sum === 0 && future.state.news === here.state.news;
  one.sum += n;
}

/** A quest that is won is worth more than anything that could be won in it later. */
const WON = 10_000;

/** How good a position is for a side. */
function worth({ state: g, over }: Match<Descent>, side: Side): number {
  const sum = over ? (over.result === 'heroes' ? WON : -WON) : worthForHeroes(g, side);
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
