import type { Bot } from '@questwright/kernel';
import { explained, levels } from './levels.ts';
import { thinker } from './thinker.ts';

/** The bots of Descent by level; each plays both sides. `greedy` is the first version, which looks one activation ahead. */
export const bots: { readonly [level: string]: Bot } = {
  ...levels,
  greedy: { ...thinker, advise: explained },
};

/** The level that won most against the first version in the arena; `docs/arena.md` has the figures. */
export const strongest = 'level-3';
