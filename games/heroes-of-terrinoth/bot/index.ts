import { searching } from '@questwright/bots';
import type { Bot } from '@questwright/kernel';
import { companion } from './companion.ts';
import { EFFORTS } from './efforts.ts';
import { insight } from './insight.ts';

const levels = EFFORTS.map((effort, i) => searching(`level-${i + 1}`, insight, effort));

/** The bots of Heroes of Terrinoth by level; `greedy` is the first version. */
export const bots: { readonly [level: string]: Bot } = {
  ...Object.fromEntries(levels.map((bot) => [bot.name, bot])),
  greedy: companion,
};

export const strongest = 'level-5';
