import type { Catalogue } from '@questwright/kernel';
import { asks } from './asks.ts';
import { better } from './better.ts';
import { cards } from './cards.ts';
import { logged } from './log.ts';
import { words } from './words.ts';

export const english: Catalogue = { ...words, ...asks, ...cards, ...logged, ...better };
