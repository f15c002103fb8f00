import { type As, asGiven, type Closed, type Option } from './choice.ts';
import { offer } from './choose.ts';
import { hasPassed, MY_TURN, pass } from './passes.ts';
import { periodOf } from './periods.ts';
import type { Rule } from './rule.ts';
import { tick } from './runtime.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';

/**
 * A moment at which somebody may use what they hold in secret. Whether the holder is asked depends only on public
 * facts: the rule that opens the window, and passes given in advance. What is held only decides what is offered.
 */
export interface Window<T> {
  readonly seat: number;
  /** The public name of the moment, by which it can be passed in advance: `hero enters`, `attack declared`. */
  readonly moment: string;
  readonly prompt: Text;
  readonly publicPrompt?: Text;
  /** What could be used now. It is computed only when the holder is asked, and may be empty. */
  among(): readonly T[];
  readonly as: As<T>;
  readonly closed?: () => Closed[];
  /** The periods for which it can be passed, if they are open, such as `walk` and `turn`. */
  readonly scopes?: readonly string[];
}

/** Opens a window. Returns what the holder uses, or null if nothing is used. */
export function* window<T>(g: State, spec: Window<T>): Rule<T | null> {
  tick(g);
  const { seat, moment, scopes = [] } = spec;
  if (hasPassed(g, seat, moment)) return null;
  const isOpen = scopes.filter((scope) => periodOf(g, scope) > 0);
  const passes = passesFor(isOpen);
  const things = spec.among();
  const among: readonly (T | PassOption)[] = [...passes, ...things];
  const choice = offer('one', spec, among, asUsed(spec.as), spec.closed);
  const used: T | PassOption = yield Object.assign(choice, { window: { moment, scopes: isOpen } });
  if (!isPass(used)) return used;
  if (used.scope !== null) pass(g, seat, { until: used.scope });
  return null;
}

export interface PassOption extends Option {
  readonly pass: true;
  /** The period that is passed; null for this moment alone. */
  readonly scope: string | null;
}

const PASS: PassOption = { id: 'pass', text: 'kernel.pass', pass: true, scope: null };
const passUntil = (scope: string): PassOption => ({
  id: `pass:${scope}`,
  text: ['kernel.pass-for', { period: [`kernel.period.${scope}`] }],
  pass: true,
  scope,
});
const PASS_UNTIL_MY_TURN: PassOption = {
  id: `pass:${MY_TURN}`,
  text: 'kernel.pass-until-my-turn',
  pass: true,
  scope: MY_TURN,
};

/** The ways to pass a window that can be passed for these periods: this moment alone, each of them, until one's turn. */
export const passesFor = (scopes: readonly string[]): readonly PassOption[] => [
  PASS,
  ...scopes.map(passUntil),
  PASS_UNTIL_MY_TURN,
];

const isPass = (thing: unknown): thing is PassOption =>
  typeof thing === 'object' && thing !== null && (thing as PassOption).pass === true;

const asUsed = <T>(as: As<T>): As<T | PassOption> => ({
  id: (thing) => (isPass(thing) ? thing.id : as.id(thing)),
  text: (thing) => (isPass(thing) ? thing.text : as.text(thing)),
  about: (thing) => (isPass(thing) ? asGiven.about!(thing) : (as.about?.(thing) ?? {})),
});
