import type { Settings } from '../settings.ts';
import { Quota } from './quota.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What people may have of this server, each of them and all behind one address. Every server counts for itself. */
export interface Quotas {
  /** Sockets opened. */
  readonly sockets: Quota;
  /** Matches made, and rematches. */
  readonly matches: Quota;
  /** Matches brought along as files. */
  readonly files: Quota;
  /** Matches shown in the lobby. */
  readonly listings: Quota;
  readonly chat: Quota;
  /** Lists and files of matches that are asked for. */
  readonly fetches: Quota;
  /** Faults of the rules that are stored. */
  readonly reports: Quota;
  /** Milliseconds in which the rules work. */
  readonly rules: Quota;
  /** Milliseconds in which bots think. */
  readonly bots: Quota;
}

export function quotasOf(settings: Settings): Quotas {
  const each = (what: string, amount: number, ms: number): Quota =>
    new Quota(what, amount, ms, settings.peoplePerAddress);
  return {
    sockets: each('many new connections', settings.socketsPerMinute, MINUTE),
    matches: each('many new matches', settings.matchesPerHour, HOUR),
    files: each('many match files', settings.filesPerHour, HOUR),
    listings: each('many matches in the lobby', settings.listingsPerHour, HOUR),
    chat: each('much chat', settings.chatPerMinute, MINUTE),
    fetches: each('many lists and files', settings.fetchesPerMinute, MINUTE),
    reports: each('many reports', settings.reportsPerHour, HOUR),
    rules: each('much of the time of the rules', settings.rulesMsPerMinute, MINUTE),
    bots: each('much of the time of the bots', settings.botMsPerMinute, MINUTE),
  };
}
