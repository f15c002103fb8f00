import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutateDescription } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { shown } from './shown.ts';

/** A place in a file; lines and columns count from zero. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One small change to the code, which a test should notice. */
export interface Mutant {
  readonly file: string;
  readonly start: Place;
  readonly end: Place;
  readonly mutator: string;
  /** The line of the code it begins in. */
  readonly line: string;
  readonly original: string;
  readonly replacement: string;
}

/** Words are for people, and most tests rightly do not repeat them. */
export const LEFT_OUT = ['StringLiteral'];

const silent = { isDebugEnabled: () => false, info() {}, debug() {}, warn() {} };

/** Every mutant of the files, in the order of the code. */
export async function mutantsOf(root: string, files: readonly string[]): Promise<Mutant[]> {
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const instrumenter = new Instrumenter(silent as never);
  const { mutants } = await instrumenter.instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true satisfies MutateDescription })),
    { plugins: null, excludedMutations: LEFT_OUT, ignorers: [] },
  );
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ fileName: file, location: { start, end }, mutatorName: mutator, replacement }) => {
      const lines = sources.get(file)!.split('\n');
      return {
        file,
        start,
        end,
        mutator,
        line: shown(lines[start.line]!),
        original: shown(between(lines, start, end)),
        replacement,
      };
    });
}

/** What tells a mutant from every other in the same version of its file. */
export const placeOf = ({ file, start, end, mutator, replacement }: Mutant): string =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutator} ${replacement}`;

function between(lines: readonly string[], start: Place, end: Place): string {
  const text = lines.slice(start.line, end.line + 1);
  text[text.length - 1] = text.at(-1)!.slice(0, end.column);
  text[0] = text[0]!.slice(start.column);
  return text.join('\n');
}
