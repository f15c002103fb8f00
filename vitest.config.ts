import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,bots,cli,games,examples,bench,server,table,tools}/**/*.test.{ts,tsx}'],
    passWithNoTests: true,
  },
});
