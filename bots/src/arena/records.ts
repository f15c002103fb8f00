import type { Half } from './plan.ts';

/** The first line of a record file. */
export interface RunRecord {
  /** The version of this format. */
  readonly arena: 1;
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: string;
  readonly bot: string;
  readonly against: string;
  readonly seed: string;
  /** The words that the names of the cells had to contain, if not all cells were played. */
  readonly only?: string;
  readonly cells: readonly { readonly name: string; readonly seats: number; readonly race: boolean }[];
}

/** Every other line: one match. */
export interface MatchRecord {
  readonly cell: string;
  readonly pair: number;
  readonly half: Half;
  /** The names of the bots, seat by seat. */
  readonly seats: readonly string[];
  readonly result: string;
  readonly winners: readonly number[];
  /** How much of the match the bot on trial has won, from 0 to 1. */
  readonly share: number;
  readonly choices: number;
  /** How many answers of the bot on trial took at most as long as each of `PACE_LIMITS`. */
  readonly pace: readonly number[];
  /** What went wrong: a bot that was replaced, or rules that failed. */
  readonly faults?: readonly string[];
}

/** In milliseconds; an answer counts with the first limit that it keeps. */
export const PACE_LIMITS: readonly number[] = [10, 30, 100, 300, 1000, Number.POSITIVE_INFINITY];

export interface Records {
  readonly run: RunRecord;
  readonly matches: readonly MatchRecord[];
}

export class RecordsError extends Error {}

/** Reads a record file. A last line that was cut short, because the run was stopped while writing, is left out. */
export function readRecords(text: string): Records {
  const lines = text.split('\n').filter((line) => line !== '');
  const parsed = lines.map((line, i) => parseLine(line, i, i === lines.length - 1 && !text.endsWith('\n')));
  const [run, ...matches] = parsed.filter((line) => line !== null);
  if ((run as RunRecord | undefined)?.arena !== 1) {
    throw new RecordsError('Line 1: expected the head of an arena run, with "arena": 1.');
  }
  return { run: run as RunRecord, matches: matches as MatchRecord[] };
}

function parseLine(line: string, i: number, mayBeCut: boolean): unknown {
  try {
    return JSON.parse(line);
  } catch {
    if (mayBeCut) return null;
    throw new RecordsError(`Line ${i + 1}: this is no JSON.`);
  }
}

/** A line of a record file. */
export const lineOf = (record: RunRecord | MatchRecord): string => `${JSON.stringify(record)}\n`;

/** Whether the records of one run can be continued by another. */
export const isSameRun = (one: RunRecord, other: RunRecord): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const keyOf = ({ cell, pair, half }: Pick<MatchRecord, 'cell' | 'pair' | 'half'>): string =>
  `${cell}/${pair}/${half}`;
