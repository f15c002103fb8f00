import type { LogEntry, Text } from '@questwright/kernel';

/** What is worth telling again when it is over. */
const TOLD = new Set([
  'd2.log.encounter-won',
  'd2.log.knocked-out',
  'd2.log.revives',
  'd2.log.stands-up',
  'd2.log.opens',
  'd2.log.plays',
  'd2.log.picks-up',
  'd2.log.finds',
]);

/** A round of the story, with what is told of it. */
export interface Chapter {
  readonly round: number;
  readonly lines: readonly Text[];
}

/** The story of a match as its log has it, round by round. Rounds of which there is nothing to tell are left out. */
export function taleOf(log: readonly LogEntry[]): readonly Chapter[] {
  const chapters: { round: number; lines: Text[] }[] = [{ round: 1, lines: [] }];
  for (const { key, args = {} } of log) {
    if (key === 'd2.log.round') chapters.push({ round: Number(args.n), lines: [] });
    else if (TOLD.has(key)) chapters.at(-1)!.lines.push([key, args]);
  }
  return chapters.filter(({ lines }) => lines.length > 0);
}
