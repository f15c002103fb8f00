import { holdsWhen } from '@questwright/adventure';
import { marksLeft } from '../../../rules/quest/marks.ts';
import type { QuestCondition } from '../../../rules/quest/places.ts';

/** "No mark of this name is left to use." */
export const allUsed = (mark: string): QuestCondition =>
  holdsWhen(['d2.delve.all-used', { mark }], (g) => marksLeft(g, mark).length === 0);
