import {
  type Answer,
  type Bot,
  type Choice,
  legalAnswers,
  type Match,
  type Random,
  randomAnswer,
} from '@questwright/kernel';

/** How good a position is for a seat; more is better. It is only ever shown imagined matches. */
export type Worth = (match: Match, seat: number) => number;

export interface GreedyOptions {
  /** How many answers it looks at; of a choice that has more, as many random ones. */
  readonly answers?: number;
  /** In how many imagined worlds it tries each of them. */
  readonly worlds?: number;
}

/** A bot that looks one answer ahead and takes what leads to the best position; between equals chance decides. */
export function greedy(
  name: string,
  value: Worth,
  { answers: cap = 100, worlds = 1 }: GreedyOptions = {},
): Bot {
  return {
    name,
    thinks: true,
    answer({ seat, choice, random, imagine }) {
      const answers = someAnswers(choice, cap, random);
      if (answers.length === 1) return answers[0]!;
      const scores = answers.map(() => 0);
      for (let i = 0; i < worlds; i++) {
        const world = imagine();
        answers.forEach((answer, place) => {
          const future = world.fork();
          future.answer(seat, answer);
          scores[place]! += value(future, seat);
        });
      }
      const best = Math.max(...scores);
      const equals = answers.filter((_, place) => scores[place] === best);
      return equals[random.below(equals.length)]!;
    },
  };
}

function someAnswers(choice: Choice, cap: number, random: Random): Answer[] {
  const answers: Answer[] = [];
  for (const answer of legalAnswers(choice)) {
    if (answers.length === cap) return Array.from({ length: cap }, () => randomAnswer(choice, random));
    answers.push(answer);
  }
  return answers;
}
