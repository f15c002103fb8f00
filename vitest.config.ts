import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const EVERYTHING =
  '{kernel,adventure,bots,board-kit,cli,games,examples,bench,server,table,tools}/**/*.test.{ts,tsx}';
const BROWSER = 'table/e2e/*.test.ts';
/** The tests of boards are not among them: boards import style sheets, which Node cannot load. */
const GAMES = 'games/*/tests/**/*.test.ts';
const SERVER = 'server/tests/**/*.test.ts';
/** Bundles what the server's tests run in processes and threads of their own. */
const globalSetup = 'server/tests/kit/bundle-setup.ts';

/** What measures how long something takes, and fails where that is too long. */
const ALONE = [
  'server/tests/abuse/hostile.test.ts',
  'server/tests/cluster/cluster.test.ts',
  'server/tests/hosting/hosting.test.ts',
  'table/e2e/motion.test.ts',
];

/** What changes printed cards to see whether they come into play. */
const APART = ['games/runebound/tests/{cards-in-play,adventure-cards}.test.ts'];

/** Files of one worker share what they have loaded, which takes longer than most tests: no file leaves a trace in it. */
const sideBySide = { maxWorkers: availableParallelism(), isolate: false, sequence: { groupOrder: 0 } };
/** Node loads the files itself: under Vite's module runner each use of an import is a look-up, and rules are slower. */
const byNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', './tools/ts-loader/register.mjs'],
};
const oneByOne = { maxWorkers: 1, sequence: { groupOrder: 1 } };
const exclude = ['**/node_modules/**', ...ALONE, ...APART];

export default defineConfig(({ mode }) => ({
  test: {
    passWithNoTests: true,
    // Property tests on a busy machine take their time; none of them waits for anything.
    testTimeout: 30_000,
    // What a browser shows comes when the machine has time for it.
    expect: { poll: { timeout: 15_000 } },
    // Of one group, projects are begun by name: the long matches in the browser first, the many small files last.
    projects: [
      { name: 'browser', include: [BROWSER], exclude, ...sideBySide, ...byNode },
      { name: 'games', include: [GAMES], exclude, ...sideBySide, ...byNode },
      { name: 'rest', include: [EVERYTHING], exclude: [BROWSER, GAMES, SERVER, ...exclude], ...sideBySide },
      { name: 'server', include: [SERVER], exclude, globalSetup, ...sideBySide },
      { name: 'apart', include: APART, ...sideBySide, ...byNode, isolate: true },
      { name: 'alone', include: ALONE, globalSetup, ...oneByOne },
    ].map((test) => ({ extends: true, mode, test })),
  },
}));
