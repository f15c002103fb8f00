import { note } from '@questwright/adventure';
import { NOTHING, nested, type Rule } from '@questwright/kernel';
import { defOf } from '../catalogue.ts';
import type { LastingDef } from '../definitions.ts';
import { makePiece } from '../pieces.ts';
import { encounterOf } from '../quest/encounter.ts';
import type { Descent } from '../state.ts';

/** The rules of the encounter come into play, where they listen as cards do. */
export function putRules(g: Descent): Rule {
  for (const rule of encounterOf(g).rules) {
    const card = makePiece(g, rule, 'quest');
    const { text: texts, ahead } = defOf(g, card) as LastingDef;
    if (ahead && ahead.side === g.won) card.tokens = ahead.n;
    for (const text of texts) note(g, 'd2.log.quest-rule', { text: nested(text) }, 'D2-QUEST-01');
  }
  return NOTHING;
}
