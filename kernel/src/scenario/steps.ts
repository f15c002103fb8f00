import { answerStep } from './answer-step.ts';
import { CHECKS } from './checks.ts';
import type { Entry } from './entry.ts';
import type { Step } from './step.ts';

/** The words of steps that are no seats; at the end of a scenario they stand by themselves. */
export const STEP_WORDS: readonly string[] = [...Object.keys(CHECKS), 'look'];

/** A step has one entry: a check, or a seat with its answer. */
export function readStep(entry: Entry): Step {
  const expected = 'a step with one entry, such as "p1: strike" or "expect: { … }"';
  const [only, ...others] = entry.entries(expected);
  if (!only || others.length > 0) throw entry.wrong(`expected ${expected}`);
  const [word, said] = only;
  return STEP_WORDS.includes(word) ? readCheck(word, said) : answerStep(word, said, STEP_WORDS);
}

export const readCheck = (word: string, entry: Entry): Step =>
  word === 'look' ? look(entry) : CHECKS[word]!(entry);

/** Steps that are only tried: afterwards everything is as it was before. */
function look(entry: Entry): Step {
  const steps = entry.list('a list of steps').map(readStep);
  return {
    path: entry.path,
    checks: steps.some(({ checks }) => checks),
    checkNames(names) {
      for (const step of steps) step.checkNames?.(names);
    },
    take: (moment) => moment.tryOut(steps),
  };
}
