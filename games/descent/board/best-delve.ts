import type { Difficulty } from '../rules/legend/state.ts';

const KEY = 'questwright.descent.delve';

type Kept = { readonly [difficulty in Difficulty]?: number };

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Keeps a score in this browser if it is the best of its difficulty. Returns the best before it, 0 for none. */
export function keepBest(difficulty: Difficulty, score: number): number {
  const kept = read();
  const before = Number(kept[difficulty]) || 0;
  if (score > before) {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept, [difficulty]: score }));
    } catch {
      // A browser that keeps nothing has no best score.
    }
  }
  return before;
}
