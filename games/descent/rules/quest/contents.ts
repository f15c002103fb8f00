import { note } from '@questwright/adventure';
import { nested } from '@questwright/kernel';
import { defOf } from '../catalogue.ts';
import type { Contents, LastingDef } from '../definitions.ts';
import { tablesOf } from '../ground.ts';
import { putObjective } from '../objectives/objective.ts';
import { makePiece } from '../pieces.ts';
import { SEARCH_TOKEN } from '../search/token.ts';
import type { Descent } from '../state.ts';
import { MARK } from './marks.ts';

/*
 * What a quest lays and puts on its map, or on a part of it that has opened.
 */

/** Search tokens, marks and objective tokens. */
export function layTokens(
  g: Descent,
  { finds, marks, objectives, story }: Contents,
  search: readonly string[],
): void {
  const { spaceNamed } = tablesOf(g);
  for (const name of [...search, ...Object.keys(finds)])
    makePiece(g, SEARCH_TOKEN, 'tokens', { at: spaceNamed(name) });
  for (const [label, spaces] of Object.entries(marks))
    for (const name of spaces) makePiece(g, MARK, 'tokens', { at: spaceNamed(name), label });
  for (const { colour, space } of objectives) putObjective(g, colour, spaceNamed(space));
  note(g, 'd2.log.story', { text: nested(story) }, 'D2-SETUP-03');
}

/** Rules come into play, where they listen as cards do. */
export function layRules(g: Descent, rules: readonly string[]): void {
  for (const rule of rules) {
    const card = makePiece(g, rule, 'quest');
    const { text: texts, ahead } = defOf(g, card) as LastingDef;
    if (ahead && ahead.side === g.won) card.tokens = ahead.n;
    for (const text of texts) note(g, 'd2.log.quest-rule', { text: nested(text) }, 'D2-QUEST-01');
  }
}
