import { AnswerError } from './errors.ts';
import type { Game } from './game.ts';
import { periodOf } from './periods.ts';
import type { Pass, State } from './state.ts';
import type { Text } from './text.ts';

export const OWN_TURN = -1;

/** A pass as a player gives it: for the name of a period, for `own turn`, or permanently. */
export interface PassWish {
  readonly at?: readonly string[] | null;
  readonly until?: string | null;
}

export const MY_TURN = 'own turn';

/** Checks a pass that comes from outside. */
export function checkPassWish(wish: unknown): PassWish | null {
  if (wish === null) return null;
  const { at = null, until = null } = (wish ?? {}) as Record<string, unknown>;
  const isFine =
    typeof wish === 'object' &&
    (at === null ||
      (Array.isArray(at) && at.length <= 100 && at.every((moment) => typeof moment === 'string'))) &&
    (until === null || typeof until === 'string');
  if (!isFine) throw new AnswerError('malformed', 'A pass names the moments that it covers, and until when.');
  return { at: at as readonly string[] | null, until: until as string | null };
}

/** Whether a seat has passed in advance for a moment. */
export function hasPassed(g: State, seat: number, moment: string): boolean {
  const passes = g.passes[seat];
  if (!passes) return false;
  for (const { at } of passes) if (at === null || at.includes(moment)) return true;
  return false;
}

/** Notes a pass. A pass for a period that is not open covers nothing, and is dropped. */
export function pass(g: State, seat: number, { at = null, until = null }: PassWish): void {
  const end = until === null ? 0 : until === MY_TURN ? OWN_TURN : periodOf(g, until);
  if (until !== null && end === 0) return;
  g.passes = { ...g.passes, [seat]: [...(g.passes[seat] ?? []), { at, until: end }] };
}

/** A seat takes back all that it has passed in advance. */
export function withdrawPasses(g: State, seat: number): void {
  if (g.passes[seat]?.length) g.passes = { ...g.passes, [seat]: [] };
}

/** A seat's turn begins: its passes until its own turn end. */
export const ownTurnBegins = (g: State, seat: number): void =>
  keep(g, seat, ({ until }) => until !== OWN_TURN);

/** The periods with this number and higher ones, which lie inside it, have ended. */
export function endPassesOf(g: State, first: number): void {
  for (const seat in g.passes) keep(g, Number(seat), ({ until }) => until < first);
}

function keep(g: State, seat: number, stays: (pass: Pass) => boolean): void {
  const passes = g.passes[seat];
  if (passes?.some((one) => !stays(one))) g.passes = { ...g.passes, [seat]: passes.filter(stays) };
}

/** The passes of a seat that are still in force, in words for that seat. */
export const passesOf = (g: State, seat: number, { moments = {} }: Game): Text[] =>
  (g.passes[seat] ?? []).map(({ at, until }) => {
    const when = untilOf(g, until);
    if (at === null) return ['kernel.passed-all', { until: when }];
    const named = at.map((moment): Text => moments[moment] ?? ['kernel.moment', { moment }]);
    // Several moments may have the same text for those who read it.
    const list = [...new Map(named.map((text) => [JSON.stringify(text), text])).values()];
    return ['kernel.passed-some', { moments: { list, join: 'or' }, until: when }];
  });

function untilOf(g: State, until: number): Text {
  if (until === OWN_TURN) return ['kernel.passed-until-my-turn'];
  const period = until === 0 ? undefined : g.periods.find(({ n }) => n === until);
  return period
    ? ['kernel.passed-for', { period: [`kernel.period.${period.name}`] }]
    : ['kernel.passed-for-good'];
}
