import { decideByPolicy } from './automaton.ts';
import { allowed, type Deed, forbidden } from './bans.ts';
import {
  type About,
  type As,
  type Asked,
  asGiven,
  type ChoiceOfAmount,
  type ChoiceOfOne,
  type ChoiceOfOrder,
  type ChoiceOfSome,
  type Closed,
  type Option,
} from './choice.ts';
import { RuleError } from './errors.ts';
import type { Rule } from './rule.ts';
import { tick } from './runtime.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';

/** What a rule says when it asks: everything in the choice that cannot be derived. */
type Without<T extends Asked, K extends string = never> = Omit<T, K | 'kind' | 'seat' | 'seats'> & {
  /** Who is asked: one seat, or several seats, any of which may answer. */
  readonly seat: number | readonly number[];
};

interface Doing<T> {
  /** What choosing a thing would do: things that a card in play forbids are closed, and the card is named. */
  readonly deed?: ((thing: T) => Deed | null) | undefined;
}

/** Asks a seat to choose one of the things. A single thing is taken without asking, unless `always`. */
export function* chooseOne<T>(g: State, spec: Without<ChoiceOfOne<T>> & Doing<T>): Rule<T> {
  const among = spec.deed ? allowed(g, spec.among, spec.deed) : spec.among;
  if (isSettled(g, spec, among)) return among[0]!;
  const choice = offer('one', spec, among, spec.as, closedIn(g, spec));
  return choice.seat < 0 ? yield* decideByPolicy(g, choice) : yield choice;
}

/** Asks a seat to choose one of some options that are written out, and returns its id. */
export function* chooseOption<Id extends string>(
  g: State,
  spec: Without<ChoiceOfOne<Option>, 'as' | 'among'> & {
    among: readonly (Option & { readonly id: Id })[];
  } & Doing<Option>,
): Rule<Id> {
  const among = spec.deed ? (allowed(g, spec.among, spec.deed) as typeof spec.among) : spec.among;
  if (isSettled(g, spec, among)) return among[0]!.id;
  const choice = offer(
    'one',
    spec,
    among as readonly Option[],
    asGiven,
    closedIn(g, { ...spec, as: asGiven }),
  );
  const option: Option = choice.seat < 0 ? yield* decideByPolicy(g, choice) : yield choice;
  return option.id as Id;
}

/** Asks a seat yes or no; `about` is what on the table the question is about. */
export function* confirm(
  g: State,
  spec: Without<ChoiceOfOne<Option>, 'as' | 'among'> & { readonly about?: About },
): Rule<boolean> {
  tick(g);
  const { about } = spec;
  const among = about ? YES_OR_NO.map((option) => ({ ...option, about })) : YES_OR_NO;
  const choice = offer('one', spec, among, asGiven, spec.closed);
  const option: Option = choice.seat < 0 ? yield* decideByPolicy(g, choice) : yield choice;
  return option.id === 'yes';
}
const YES_OR_NO: readonly Option[] = [
  { id: 'yes', text: 'yes' },
  { id: 'no', text: 'no' },
];

/** Asks a seat to choose between `min` and `max` of the things; the answer keeps the order of the offer. */
export function* chooseSome<T>(g: State, spec: Without<ChoiceOfSome<T>> & Doing<T>): Rule<readonly T[]> {
  tick(g);
  const { min } = spec;
  const among = spec.deed ? allowed(g, spec.among, spec.deed) : spec.among;
  const max = Math.min(spec.max, among.length);
  if (min > max) throw deadEnd(spec.prompt);
  // A copy: what was offered may be a zone, from which the rule is about to move what it was given.
  if (!spec.always && (max === 0 || min === among.length)) return max === 0 ? [] : [...among];
  const choice = Object.assign(offer('some', spec, among, spec.as, closedIn(g, spec)), { min, max });
  return choice.seat < 0 ? yield* decideByPolicy(g, choice) : yield choice;
}

/** Asks a seat to put the things in order. */
export function* chooseOrder<T>(g: State, spec: Without<ChoiceOfOrder<T>>): Rule<readonly T[]> {
  tick(g);
  if (spec.among.length < 2 && !spec.always) return [...spec.among];
  const choice = offer('order', spec, spec.among, spec.as, spec.closed);
  return choice.seat < 0 ? yield* decideByPolicy(g, choice) : yield choice;
}

/** Asks a seat for a whole number from `min` to `max`. */
export function* chooseAmount(g: State, spec: Without<ChoiceOfAmount>): Rule<number> {
  tick(g);
  if (spec.min > spec.max) throw deadEnd(spec.prompt);
  if (spec.min === spec.max && !spec.always) return spec.min;
  const choice: ChoiceOfAmount = { ...spec, ...whoOf(spec), kind: 'amount' };
  return choice.seat < 0 ? yield* decideByPolicy(g, choice) : yield choice;
}

/** Whether there is only one thing to choose. */
function isSettled(g: State, spec: Pick<Asked, 'prompt' | 'always'>, among: readonly unknown[]): boolean {
  tick(g);
  if (among.length === 0) throw deadEnd(spec.prompt);
  return among.length === 1 && !spec.always;
}

const whoOf = ({ seat }: { readonly seat: number | readonly number[] }) =>
  typeof seat === 'number' ? { seat, seats: undefined } : { seat: seat[0]!, seats: seat };

/** What is closed: what the rule says, and what cards forbid. */
function closedIn<T>(
  g: State,
  { among, as, deed, closed }: Doing<T> & { among: readonly T[]; as: As<T>; closed?: Asked['closed'] },
): Asked['closed'] {
  return deed ? (): Closed[] => [...(closed?.() ?? []), ...forbidden(g, among, as, deed)] : closed;
}

/**
 * A choice among things. It is written field by field without spread syntax, because that would give choices many
 * shapes, and a simulation uses them more than any other objects.
 */
export const offer = <Kind extends 'one' | 'some' | 'order', T>(
  kind: Kind,
  spec: Without<Asked>,
  among: readonly T[],
  as: As<T>,
  closed: Asked['closed'],
) => ({
  kind,
  seat: typeof spec.seat === 'number' ? spec.seat : spec.seat[0]!,
  seats: typeof spec.seat === 'number' ? undefined : spec.seat,
  topic: spec.topic,
  subject: spec.subject,
  prompt: spec.prompt,
  by: spec.by,
  publicPrompt: spec.publicPrompt,
  closed,
  always: spec.always,
  secret: spec.secret,
  among,
  as,
});

function deadEnd(prompt: Text): RuleError {
  const key = typeof prompt === 'string' ? prompt : prompt[0];
  return new RuleError('dead-end', `The rules ask "${key}", but no answer is legal.`);
}
