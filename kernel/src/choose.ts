import {
  type As,
  type Asked,
  asGiven,
  type ChoiceOfAmount,
  type ChoiceOfOne,
  type ChoiceOfOrder,
  type ChoiceOfSome,
  type Option,
} from './choice.ts';
import { RuleError } from './errors.ts';
import type { Rule } from './rule.ts';
import { tick } from './runtime.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';

type Without<T, K extends string> = Omit<T, K | 'kind'>;

/** Asks a seat to choose one of the things. A single thing is taken without asking, unless `always`. */
export function* chooseOne<T>(g: State, spec: Without<ChoiceOfOne<T>, never>): Rule<T> {
  return isSettled(g, spec, spec.among) ? spec.among[0]! : yield offer('one', spec, spec.among, spec.as);
}

/** Asks a seat to choose one of some written-out options and tells which by its id. */
export function* chooseOption<Id extends string>(
  g: State,
  spec: Without<ChoiceOfOne<Option>, 'as' | 'among'> & { among: readonly (Option & { readonly id: Id })[] },
): Rule<Id> {
  const { among } = spec;
  const option: Option = isSettled(g, spec, among) ? among[0]! : yield offer('one', spec, among, asGiven);
  return option.id as Id;
}

/** Asks a seat yes or no. */
export function* confirm(g: State, spec: Without<ChoiceOfOne<Option>, 'as' | 'among'>): Rule<boolean> {
  tick(g);
  const option: Option = yield offer('one', spec, YES_OR_NO, asGiven);
  return option.id === 'yes';
}
const YES_OR_NO: readonly Option[] = [
  { id: 'yes', text: 'yes' },
  { id: 'no', text: 'no' },
];

/** Whether there is only one thing to choose. */
function isSettled(g: State, spec: Asked, among: readonly unknown[]): boolean {
  tick(g);
  if (among.length === 0) throw deadEnd(spec.prompt);
  return among.length === 1 && !spec.always;
}

/**
 * A choice among things, written out and not spread: that would give choices many shapes, and they are the hottest
 * objects of a simulation.
 */
const offer = <Kind extends string, T>(kind: Kind, spec: Asked, among: readonly T[], as: As<T>) => ({
  kind,
  seat: spec.seat,
  prompt: spec.prompt,
  publicPrompt: spec.publicPrompt,
  closed: spec.closed,
  always: spec.always,
  secret: spec.secret,
  among,
  as,
});

/** Asks a seat to choose between `min` and `max` of the things; the answer keeps the order of the offer. */
export function* chooseSome<T>(g: State, spec: Without<ChoiceOfSome<T>, never>): Rule<readonly T[]> {
  tick(g);
  const { among, min } = spec;
  const max = Math.min(spec.max, among.length);
  if (min > max) throw deadEnd(spec.prompt);
  // A copy: what was offered may be a zone, from which the rule is about to move what it was given.
  if (!spec.always && (max === 0 || min === among.length)) return max === 0 ? [] : [...among];
  return yield Object.assign(offer('some', spec, among, spec.as), { min, max });
}

/** Asks a seat to put the things in order. */
export function* chooseOrder<T>(g: State, spec: Without<ChoiceOfOrder<T>, never>): Rule<readonly T[]> {
  tick(g);
  if (spec.among.length < 2 && !spec.always) return [...spec.among];
  return yield offer('order', spec, spec.among, spec.as);
}

/** Asks a seat for a whole number from `min` to `max`. */
export function* chooseAmount(g: State, spec: Without<ChoiceOfAmount, never>): Rule<number> {
  tick(g);
  if (spec.min > spec.max) throw deadEnd(spec.prompt);
  if (spec.min === spec.max && !spec.always) return spec.min;
  return yield { ...spec, kind: 'amount' };
}

function deadEnd(prompt: Text): RuleError {
  const key = typeof prompt === 'string' ? prompt : prompt[0];
  return new RuleError('dead-end', `The rules ask "${key}", but no answer is legal.`);
}
