import type { Readable } from 'node:stream';

/** Where a command reads and writes. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  readonly input: Readable;
  /** Whether a person types at a terminal. */
  readonly interactive: boolean;
  readonly showsProgress: boolean;
}

/** What the user gave that no command can work with: one sentence, exit code 2. */
export class BadInput extends Error {}

export const OK = 0;
/** Something was found to differ or to fail. */
export const FAILED = 1;
export const BAD_INPUT = 2;
export type ExitCode = typeof OK | typeof FAILED | typeof BAD_INPUT;

export function writeJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value, null, 2)}\n`);
}
