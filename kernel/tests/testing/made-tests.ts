import { vi } from 'vitest';

/** Loaded anew together: what is the same thing in one of them is the same in all. */
interface Loaded {
  readonly kernel: typeof import('../../src/index.ts');
  readonly testing: typeof import('../../src/testing/index.ts');
  readonly toy: typeof import('../toy.ts');
  readonly magpies: typeof import('../../../examples/magpies/rules/index.ts');
}

/** A test that was made and did not run yet. */
export interface MadeTest {
  readonly title: string;
  readonly run: () => unknown;
}

/** The tests that a helper makes, to be run by hand: so that a test can tell which of them fail, and why. */
export async function testsMade(make: (loaded: Loaded) => void): Promise<MadeTest[]> {
  const made: MadeTest[] = [];
  vi.resetModules();
  vi.doMock('vitest', async (original) => ({
    ...(await original<typeof import('vitest')>()),
    it: (title: string, run: () => unknown) => void made.push({ title, run }),
  }));
  try {
    make({
      kernel: await import('../../src/index.ts'),
      testing: await import('../../src/testing/index.ts'),
      toy: await import('../toy.ts'),
      magpies: await import('../../../examples/magpies/rules/index.ts'),
    });
  } finally {
    vi.doUnmock('vitest');
    vi.resetModules();
  }
  return made;
}
