import type { Choice, Together } from './choice.ts';
import { RuleError } from './errors.ts';
import { CHECKPOINT, type Rule } from './rule.ts';
import { tick } from './runtime.ts';
import type { State } from './state.ts';

/** What the rules are told after one of them: which it was, and the checked answer. */
export interface Told {
  readonly choice: Choice;
  readonly told: unknown;
}

interface Course {
  readonly rule: Rule;
  choice: Choice | null;
}

/**
 * Lets several seats go through a rule at the same time, such as shopping: each is asked its own choices and nobody
 * waits for the others. It ends when all seats are done. Everything that a seat does happens at once, so the rules must
 * expect changes: a thing that somebody else has bought meanwhile is no longer offered.
 */
export function* together(g: State, seats: readonly number[], rule: (seat: number) => Rule): Rule {
  const courses = seats.map((seat): Course => ({ rule: rule(seat), choice: null }));
  for (const course of courses) advance(g, course, undefined);
  for (;;) {
    const choices = courses.flatMap(({ choice }) => choice ?? []);
    if (choices.length === 0) return;
    const pause: Together = { kind: 'together', choices };
    const { choice, told }: Told = yield pause;
    advance(g, courses.find((course) => course.choice === choice)!, told);
  }
}

function advance(g: State, course: Course, told: unknown): void {
  tick(g);
  const { done, value } = course.rule.next(told);
  course.choice = done ? null : (value as Choice);
  if (!done && (value === CHECKPOINT || course.choice!.kind === ('together' as string)))
    throw new RuleError(
      'rule-threw',
      'What several seats do together has no checkpoints and no such parts itself.',
    );
}
