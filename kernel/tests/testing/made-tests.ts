import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/** A test that was made and did not run yet. */
export interface MadeTest {
  readonly title: string;
  readonly run: () => unknown;
}

/**
 * The tests that a helper of `src/testing` makes, to be run by hand, so that a test can tell which of them
 * fail, and why. For that, the helper's own file is loaded once more; everything else stays as it is.
 */
export async function testsMade<Helper>(file: string, make: (helper: Helper) => void): Promise<MadeTest[]> {
  const made: MadeTest[] = [];
  vi.doMock('vitest', async (original) => ({
    ...(await original<typeof import('vitest')>()),
    it: (title: string, run: () => unknown) => void made.push({ title, run }),
  }));
  try {
    make(await import(/* @vite-ignore */ `${TESTING}/${file}.ts?once-more-${++times}`));
  } finally {
    vi.doUnmock('vitest');
  }
  return made;
}
const TESTING = fileURLToPath(new URL('../../src/testing', import.meta.url));
let times = 0;
