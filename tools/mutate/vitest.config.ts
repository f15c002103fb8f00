import { defineConfig } from 'vitest/config';
import { judgesOf } from './judges.ts';
import { quickFirst } from './quick-first.ts';

const { MUTATED, MUTATE_DURATIONS } = process.env as Record<string, string>;
const { include, exclude } = judgesOf(MUTATED!);

export default defineConfig({
  test: {
    include: [...include],
    exclude: [...exclude],
    testTimeout: 60_000,
    // The test files of one mutant share what they have loaded; the next mutant begins with a new worker.
    isolate: false,
    sequence: { sequencer: quickFirst(MUTATE_DURATIONS!) },
  },
});
