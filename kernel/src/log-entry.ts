import type { Speaker, Text, TextArgs } from './text.ts';
/** One thing that happened: typed, with arguments, and with the ledger line that was applied. */
export interface LogEntry {
  /** How many answers had been given when it was written. */
  readonly at: number;
  readonly key: string;
  readonly args?: TextArgs;
  /** The ledger line behind it, such as `HT-ATTACK-02`. */
  readonly rule?: string;
  /** The seats that may read it; everybody when absent. */
  readonly to?: readonly number[];
}

/** What may be added to an entry: its ledger line, and who may read it. */
export interface LogMeta {
  readonly rule?: string;
  readonly to?: readonly number[];
}

/** The seat number that stands for everybody who only watches. */
export const SPECTATOR = -1;

export const mayRead = ({ to }: LogEntry, seat: number): boolean => !to || to.includes(seat);

/** The entries that a seat may read, without the note of who else may. */
export function logFor(entries: readonly LogEntry[], seat: number): LogEntry[] {
  return entries.filter((entry) => mayRead(entry, seat)).map(({ to: _, ...entry }) => entry);
}

/** An entry as a sentence, with its ledger line behind it when asked. */
export function renderLog(speaker: Speaker, entry: LogEntry, { rules = false } = {}): string {
  const text: Text = entry.args ? [entry.key, entry.args] : entry.key;
  const said = speaker.sentence(text);
  return rules && entry.rule ? `${said} · ${entry.rule}` : said;
}
