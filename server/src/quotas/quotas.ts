import type { Settings } from '../settings.ts';
import { Quota } from './quota.ts';

const MINUTE = 60_000;

/** What people may have of this server, each of them and all behind one address. Every server counts for itself. */
export interface Quotas {
  /** Milliseconds in which the rules work. */
  readonly rules: Quota;
  /** Milliseconds in which bots think. */
  readonly bots: Quota;
}

export function quotasOf(settings: Settings): Quotas {
  const each = (what: string, amount: number, ms: number): Quota =>
    new Quota(what, amount, ms, settings.peoplePerAddress);
  return {
    rules: each('much of the time of the rules', settings.rulesMsPerMinute, MINUTE),
    bots: each('much of the time of the bots', settings.botMsPerMinute, MINUTE),
  };
}
