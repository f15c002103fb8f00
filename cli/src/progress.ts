import type { Io } from './io.ts';

const WIDTH = 30;
const PAUSE = 100;

/** A bar on stderr for work that takes long; nothing where nobody watches. */
export interface Progress {
  to(done: number, of: number): void;
  end(): void;
}

const SILENT: Progress = { to: () => {}, end: () => {} };

export function createProgress(io: Io, what: string): Progress {
  if (!io.showsProgress) return SILENT;
  const start = performance.now();
  let drawn = start;
  return {
    to(done, of) {
      const now = performance.now();
      if (now - drawn < PAUSE) return;
      drawn = now;
      const part = done / of;
      const filled = Math.round(WIDTH * part);
      const left = Math.ceil(((now - start) * (1 - part)) / part / 1000);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      io.err(`\r${what} ${bar} ${done}/${of}, ${left} s left \u001b[K`);
    },
    end() {
      if (drawn > start) io.err('\r\u001b[K');
    },
  };
}
