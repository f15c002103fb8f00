import type { LogEntry, Text, TextArgs } from '@questwright/kernel';

/** A roll of a d20, as the log tells it. */
export interface SeenRoll {
  readonly hero: string;
  readonly kind: string;
  readonly first: number;
  /** 0 when only one d20 was rolled. */
  readonly second: number;
  readonly counted: number;
  readonly added: number;
  readonly mod: number;
  readonly total: number;
  readonly tn: number;
  readonly sources: readonly Text[];
  readonly isAdvantage: boolean;
  /** How it ended; null while that is open. */
  readonly outcome: 'success' | 'failure' | null;
  /** The damage roll that followed. */
  readonly damage: { rolled: number; sides: number; toughness: number; isCritical: boolean } | null;
  /** Changes with every roll. */
  readonly stamp: string;
}

const ROLLS = 'bs.log.rolls';
const ENDS = 'bs.log.roll-ends';
const DAMAGE = ['bs.log.hit', 'bs.log.critical'];

/** The newest roll, and what has come of it so far. */
export function lastRoll(log: readonly LogEntry[]): SeenRoll | null {
  const at = log.findLastIndex(({ key }) => key === ROLLS);
  if (at < 0) return null;
  const { args = {}, rule } = log[at]!;
  const after = log.slice(at + 1);
  const end = after.find(({ key }) => key === ENDS);
  const damage = after.find(({ key }) => DAMAGE.includes(key));
  return {
    hero: String(args.hero),
    kind: String(args.kind),
    first: numberIn(args, 'first'),
    second: numberIn(args, 'second'),
    counted: numberIn(args, 'counted') || numberIn(args, 'first'),
    added: numberIn(args, 'added'),
    mod: numberIn(args, 'mod'),
    total: numberIn(args, 'total'),
    tn: numberIn(args, 'tn'),
    sources: listIn(args.sources),
    isAdvantage: rule === 'BS-DICE-01',
    outcome: end ? (end.args?.outcome === 'success' ? 'success' : 'failure') : null,
    damage: damage?.args
      ? {
          rolled: numberIn(damage.args, 'rolled'),
          sides: numberIn(damage.args, 'sides'),
          toughness: numberIn(damage.args, 'toughness'),
          isCritical: damage.key === 'bs.log.critical',
        }
      : null,
    stamp: `${log[at]!.at}.${log.filter(({ key }) => key === ROLLS).length}`,
  };
}

const numberIn = (args: TextArgs, name: string): number => Number(args[name] ?? 0);
const listIn = (arg: TextArgs[string] | undefined): readonly Text[] =>
  typeof arg === 'object' && 'list' in arg ? arg.list : [];

/** The chance that the same dice, rolled once more, come to the target number. */
export function chanceOf({ second, isAdvantage, mod, tn, sources }: SeenRoll): number {
  const d4 = sources.reduce((sum, text) => {
    const [key, args] = typeof text === 'string' ? [text, {}] : text;
    return key === 'bs.source.empower' ? sum + Number((args as TextArgs).n ?? 0) : sum;
  }, 0);
  const extra = spread(d4);
  let chance = 0;
  for (let face = 1; face <= 20; face++) {
    const p = second === 0 ? 1 / 20 : (isAdvantage ? 2 * face - 1 : 41 - 2 * face) / 400;
    for (const [sum, q] of extra) if (face + mod + sum >= tn) chance += p * q;
  }
  return chance;
}

/** What so many d4 can come to, each with its chance. */
function spread(dice: number): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>();
    for (const [sum, p] of sums)
      for (let face = 1; face <= 4; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + p / 4);
    sums = next;
  }
  return sums;
}
