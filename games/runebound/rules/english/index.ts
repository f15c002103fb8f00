import { adventureLanguages } from '@questwright/adventure';
import type { Catalogue } from '@questwright/kernel';
import { tales } from '../../content/tales.ts';
import { asks } from './asks.ts';
import { effects } from './effects.ts';
import { flavours } from './flavour.ts';
import { logged } from './log.ts';
import { see } from './see.ts';
import { why } from './why.ts';
import { words } from './words.ts';

/** Everything that this game says, in English. */
export const english: Catalogue = {
  ...adventureLanguages.en,
  ...words,
  ...asks,
  ...logged,
  ...effects,
  ...see,
  ...why,
  ...flavours,
  ...tales,
};
