import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,bots,cli,games,examples,bench,server,table,tools}/**/*.test.{ts,tsx}'],
    passWithNoTests: true,
    // Property tests on a busy machine take their time; none of them waits for anything.
    testTimeout: 30_000,
    // What a browser shows comes when the machine has time for it.
    expect: { poll: { timeout: 15_000 } },
  },
});
