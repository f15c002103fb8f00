import { type Answer, type Bot, type Choice, legalAnswers, type Match, type Seat } from '@questwright/kernel';
import type { Descent, Side } from '../rules/state.ts';
import { habit, idsOf } from './habit.ts';
import { worth } from './worth.ts';

/** How many answers it looks at, in how many imagined worlds, and how many answers of habit it plays on for. */
const ANSWERS = 8;
const WORLDS = 2;
const LONGEST = 80;

const imagined = ({ imagine }: Seat): Match<Descent> => imagine() as unknown as Match<Descent>;

export const sideOfSeat = ({ overlord }: Descent, seat: number): Side =>
  seat === overlord ? 'overlord' : 'heroes';

/** Questions that habit answers well enough, or of which no answer shows in the position that follows. */
const BY_HABIT = [
  'quest',
  'hero',
  'class',
  'deck',
  'leave-out',
  'skill',
  'overlord-card',
  'shop',
  'group',
  'next-hero',
  'activate',
  'place',
  'step',
];

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
    if (choice.topic === 'hero' || choice.topic === 'class') return anyOf(asked);
    const answers = BY_HABIT.includes(choice.topic ?? '') ? [] : worthAThought(world, own);
    return answers.length < 2 ? (answers[0] ?? habit(world, own)) : bestOf(asked, world, answers);
  },
};

/** Where nothing can be played there is nothing to think about. */
const isPass = (thing: unknown, _: number, all: readonly unknown[]): boolean =>
  all.length === 1 || (typeof thing === 'object' && thing !== null && 'pass' in thing);

const anyOf = ({ choice, random }: Seat): Answer => {
  const answers = [...legalAnswers(choice)];
  return answers[random.below(answers.length)]!;
};

/** What habit would answer, and what else there is to do besides walking on. */
function worthAThought(match: Match<Descent>, choice: Choice): Answer[] {
  const usual = habit(match, choice);
  if (choice.kind !== 'one') return [usual];
  if (choice.topic === 'act' && isOnTheWay(match.state, usual)) return [usual];
  const answers = [usual];
  for (const id of idsOf(choice)) {
    if (answers.length === ANSWERS) break;
    if (id !== usual && !isPlain(id)) answers.push(id);
  }
  return answers;
}

/** In the middle of a walk a figure goes on walking. */
const isOnTheWay = (g: Descent, usual: Answer): boolean =>
  typeof usual === 'string' && usual.startsWith('step:') && (g.acting.at(-1)?.walking ?? 0) > 0;

/** What habit sees to: where to walk, and passes that reach further than they must. */
const isPlain = (id: string): boolean =>
  /^(step|shrink|stop|action:move|action:fatigue|pass:|unequip|give|take|door|base|space)/.test(id);

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
