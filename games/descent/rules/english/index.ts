import type { Catalogue } from '@questwright/kernel';
import { surgeWords } from '../surges.ts';
import { asks } from './asks.ts';
import { conditionTexts } from './conditions.ts';
import { logged } from './log.ts';
import { words } from './words.ts';

export const english: Catalogue = {
  ...words,
  ...surgeWords,
  ...asks,
  ...logged,
  ...conditionTexts,
  'd2.passive': '{name}',
};
