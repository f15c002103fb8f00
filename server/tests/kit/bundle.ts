import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * Tests start many servers, and these start many threads. Each would have to find and compile hundreds of files of
 * TypeScript first; so they are bundled once for all tests of a run (see bundle-setup.ts). Whatever is run outside of
 * `vitest` does without.
 */

/** What is run in processes and threads of its own: the files of this folder, and the thread. */
export const BUNDLED = {
  games: './games.ts',
  heroes: './heroes.ts',
  'server-process': './server-process.ts',
  thread: '../../src/hosting/thread.ts',
} as const;
export type Bundled = keyof typeof BUNDLED;

/** The variable that tells in which folder the bundle is. */
export const BUNDLE = 'QUESTWRIGHT_TEST_BUNDLE';

const folder = process.env[BUNDLE];

/** The URL of one of these, bundled if there is a bundle. */
export const moduleOf = (name: Bundled): string =>
  folder ? pathToFileURL(join(folder, `${name}.js`)).href : new URL(BUNDLED[name], import.meta.url).href;

export const bundledThread = folder && fileURLToPath(moduleOf('thread'));
