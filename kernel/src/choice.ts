import { RuleError } from './errors.ts';
import type { Rule } from './rule.ts';
import { type State, tick } from './state.ts';
import type { Text } from './text.ts';

/**
 * What on the table an option is about, so that the board can light it up: `{ card: 12 }`, `{ hex: 'C4' }`, and a
 * list where there are several of a kind, `{ token: [3, 5] }`.
 */
export type About = { readonly [what: string]: Which | readonly Which[] };
type Which = string | number;

/** An option as people and programs see it. */
export interface Option {
  /** Stable: the same option of the same choice has the same id in every replay. */
  readonly id: string;
  readonly text: Text;
  readonly about?: About;
}

/** How things become options. Ids are made when an answer is checked, texts only when somebody reads. */
export interface As<T> {
  id(thing: T): string;
  text(thing: T): Text;
  about?(thing: T): About;
}

/** An action that is not open now, why, and the ledger line behind it. */
export interface Closed {
  readonly id: string;
  readonly text: Text;
  readonly reason: Text;
  readonly rule: string;
}

interface Asked {
  readonly seat: number;
  readonly prompt: Text;
  /** What the other seats read while they wait. Says nothing that they may not know. */
  readonly publicPrompt?: Text | undefined;
  /** Actions that are not open now; worked out only when a person looks. */
  readonly closed?: (() => Closed[]) | undefined;
  /**
   * Ask even if only one answer is legal: when that there is only one would tell the others
   * something, or when the player should see that it is the only one.
   */
  readonly always?: boolean | undefined;
  /** Only the chooser may know the answer: it is left out of what others can export. */
  readonly secret?: boolean | undefined;
}

export interface ChoiceOfOne<T = unknown> extends Asked {
  readonly kind: 'one';
  readonly among: readonly T[];
  readonly as: As<T>;
}

export interface ChoiceOfSome<T = unknown> extends Asked {
  readonly kind: 'some';
  readonly among: readonly T[];
  readonly as: As<T>;
  readonly min: number;
  readonly max: number;
}

export interface ChoiceOfOrder<T = unknown> extends Asked {
  readonly kind: 'order';
  readonly among: readonly T[];
  readonly as: As<T>;
}

export interface ChoiceOfAmount extends Asked {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a choice is handled alike whatever its options stand for.
export type Choice = ChoiceOfOne<any> | ChoiceOfSome<any> | ChoiceOfOrder<any> | ChoiceOfAmount;

/** Options that are written out where they are asked. */
export const asGiven: As<Option> = {
  id: (option) => option.id,
  text: (option) => option.text,
  about: (option) => option.about ?? NOTHING_ON_THE_BOARD,
};
const NOTHING_ON_THE_BOARD: About = {};

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

/** The options of a choice, written out. */
export function optionsOf(choice: Choice): Option[] {
  if (choice.kind === 'amount') {
    return Array.from({ length: choice.max - choice.min + 1 }, (_, i) => ({
      id: String(choice.min + i),
      text: ['amount', { n: choice.min + i }],
    }));
  }
  const { among, as } = choice;
  return among.map((thing) => {
    const option = { id: as.id(thing), text: as.text(thing) };
    const about = as.about?.(thing);
    return about ? { ...option, about } : option;
  });
}

function deadEnd(prompt: Text): RuleError {
  const key = typeof prompt === 'string' ? prompt : prompt[0];
  return new RuleError('dead-end', `The rules ask "${key}", but no answer is legal.`);
}
