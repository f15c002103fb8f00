import { existsSync, readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Milliseconds by the path of a test file. */
export type Durations = Readonly<Record<string, number>>;

/** A mutant is done with when the first test fails, so the test files that take least time are run first. */
export function quickFirst(file: string): typeof BaseSequencer {
  let known: Durations | null = null;
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // It is written when all tests have run once, before there is any mutant.
      if (existsSync(file)) known ??= JSON.parse(readFileSync(file, 'utf8')) as Durations;
      const timeOf = ({ moduleId }: TestSpecification): number => known?.[moduleId] ?? 0;
      return files.sort((a, b) => timeOf(a) - timeOf(b));
    }
  };
}
