import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  isSameRun,
  keyOf,
  lineOf,
  type MatchRecord,
  type Pair,
  type Records,
  RecordsError,
  type RunRecord,
  readRecords,
} from '@questwright/bots';
import { BadInput } from '../io.ts';

export function loadRecords(file: string): Records {
  try {
    return readRecords(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof RecordsError) throw new BadInput(`${file}: ${error.message}`);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BadInput(`${file}: expected the records of an arena run, but there is no such file.`);
  }
}

/** The records of a run: begun, or continued from where an earlier run was stopped. */
export class RecordFile {
  readonly matches: MatchRecord[];
  readonly #file: string;

  constructor(file: string, run: RunRecord) {
    this.#file = file;
    const earlier = existsSync(file) ? loadRecords(file) : null;
    if (earlier && !isSameRun(earlier.run, run)) {
      throw new BadInput(
        `${file} has the records of another run; name another file with --records, or remove this one.`,
      );
    }
    this.matches = [...(earlier?.matches ?? [])];
    mkdirSync(dirname(file), { recursive: true });
    // Written anew, because the last line may have been cut short.
    writeFileSync(file, [run, ...this.matches].map(lineOf).join(''));
  }

  /** Takes over what other runs know of the pairs of this one. */
  take(known: readonly MatchRecord[], pairs: readonly Pair[]): void {
    const wanted = new Set(pairs.map(({ cell, number }) => `${cell.name}/${number}`));
    const own = new Set(this.matches.map(keyOf));
    for (const match of known) {
      if (wanted.has(`${match.cell}/${match.pair}`) && !own.has(keyOf(match))) this.add(match);
    }
  }

  add(record: MatchRecord): void {
    this.matches.push(record);
    appendFileSync(this.#file, lineOf(record));
  }
}
