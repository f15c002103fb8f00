import { defineConfig } from 'vitest/config';
import { judgesOf } from './judges.ts';

const { include, exclude } = judgesOf(process.env.MUTATED!);

export default defineConfig({
  test: {
    include: [...include],
    exclude: [...exclude],
    testTimeout: 60_000,
    // The test files of one mutant share what they have loaded; the next mutant begins with a new worker.
    isolate: false,
  },
});
