import type { Choice } from './choice.ts';
import { RuleError } from './errors.ts';
import type { Rule } from './rule.ts';
import { runtimeOf } from './runtime.ts';
import type { State } from './state.ts';

/**
 * Stands for an automated player where a choice names a seat: the rules ask the game's policy, and continue with its
 * answer. Nobody sees the choice, and nothing about it is stored.
 */
export const AUTOMATON = -2;

/** What a policy leaves to people: which of the things, and the seats, any of which may answer. */
class Left {
  readonly seats: readonly number[];
  readonly among: readonly unknown[];
  constructor(seats: readonly number[], among: readonly unknown[]) {
    this.seats = seats;
    this.among = among;
  }
}

/** A policy cannot decide between these things: whoever sits at one of the seats chooses one, or puts them in order. */
export const leaveTo = (seats: readonly number[], among: readonly unknown[]): unknown =>
  new Left(seats, among);

// biome-ignore lint/suspicious/noExplicitAny: what is told depends on the choice; `choose` types it.
export function* decideByPolicy(g: State, choice: Choice): Rule<any> {
  const { policy } = runtimeOf(g).game;
  if (!policy || choice.seat !== AUTOMATON)
    throw new RuleError('rule-threw', `The rules ask seat ${choice.seat}, and nobody decides for it.`);
  const decided = policy(g, choice);
  if (decided instanceof Left) return yield* decideByPeople(choice, decided);
  if (!isLegal(choice, decided))
    throw new RuleError('rule-threw', 'The automated player decided for something that is not offered.');
  return decided;
}

/** A single thing is taken without asking. */
function* decideByPeople(choice: Choice, { seats, among }: Left): Rule<unknown> {
  const isPart = choice.kind === 'one' || (choice.kind === 'order' && among.length === choice.among.length);
  if (
    !isPart ||
    seats.length === 0 ||
    among.length === 0 ||
    !among.every((one) => choice.among.includes(one))
  )
    throw new RuleError('rule-threw', 'The automated player left a choice that nobody can make.');
  if (among.length === 1) return choice.kind === 'one' ? among[0] : [...among];
  return yield { ...choice, among, seat: seats[0]!, seats };
}

function isLegal(choice: Choice, decided: unknown): boolean {
  if (choice.kind === 'amount')
    return (
      Number.isInteger(decided) && (decided as number) >= choice.min && (decided as number) <= choice.max
    );
  const { among } = choice;
  if (choice.kind === 'one') return among.includes(decided);
  if (!Array.isArray(decided) || new Set(decided).size < decided.length) return false;
  const { length } = decided;
  const fits =
    choice.kind === 'order' ? length === among.length : length >= choice.min && length <= choice.max;
  return fits && decided.every((thing) => among.includes(thing));
}
