/** What judges the mutants of a folder. */
export interface Judges {
  /** The test files, as globs for vitest. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Whether an outcome can change when this file does. */
  readonly dependsOn: (file: string) => boolean;
}

/** They play many whole matches or open a browser: for each of many mutants that takes too long. */
const LONG = [
  '**/node_modules/**',
  '**/{fuzz,soundness,bot,play,cards-in-play,adventure-cards}.test.ts',
  'examples/magpies/tests/{proofs,replay}.test.ts',
  'kernel/tests/determinism/**',
  'games/*/board/**',
  'server/tests/{abuse,cluster,crash}/**',
  'table/e2e/**',
];

/** What tests of every kind are made with. */
const COMMON = ['kernel', 'adventure', 'bots', 'cli'];

export function judgesOf(folder: string): Judges {
  const home = homeOf(folder);
  const homes = home === 'kernel' ? ['kernel', 'examples'] : [home];
  const needed = [...COMMON, ...homes];
  return {
    include: homes.map((path) => `${path}/**/*.test.{ts,tsx}`),
    exclude: LONG,
    dependsOn: (file) => needed.some((path) => file.startsWith(`${path}/`)) && !/\.(?:md|svg)$/.test(file),
  };
}

/** The package or the game that a path lies in. */
export function homeOf(path: string): string {
  return /^(?:games|examples)\/[^/]+|^[^/]+/.exec(path)![0];
}
