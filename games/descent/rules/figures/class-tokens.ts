import { note } from '@questwright/adventure';
import { remove } from '@questwright/kernel';
import type { TokenDef } from '../definitions.ts';
import { heldTokens, makePiece } from '../pieces.ts';
import { type Descent, type Figure, NONE, type Piece } from '../state.ts';
import { HELD } from '../zones.ts';
import { countsAsHero, isHero } from './sides.ts';

/*
 * Tokens of certain classes. They lie on a hero's sheet, or beside a figure that is treated as a hero, and there are only so
 * many of each.
 */

/** The tokens that a figure has, of one kind or of all. */
export const tokensOf = (g: Descent, { id }: Figure, def?: string): readonly Piece[] =>
  heldTokens(g).filter((token) => token.on === id && (def === undefined || token.def === def));

/**
 * A figure gains a token, if the supply has one; one that exists only once is taken from whoever has it.
 * [D2-CLASSTOK-02]
 */
export function gainToken(g: Descent, figure: Figure, { id, name, supply = 0, wanders }: TokenDef): boolean {
  if (!countsAsHero(g, figure)) return false;
  const inPlay = heldTokens(g).filter(({ def }) => def === id);
  if (wanders) for (const token of inPlay) remove(g, token);
  else if (inPlay.length >= supply) return false;
  makePiece(g, id, HELD, { on: figure.id, hero: isHero(g, figure) ? figure.hero : NONE });
  note(g, 'd2.log.gains-token', { figure, token: name }, 'D2-CLASSTOK-01');
  return true;
}

/** All its tokens go back to the supply. [D2-DISCARD-01] */
export function discardTokens(g: Descent, figure: Figure): void {
  for (const token of [...tokensOf(g, figure)]) remove(g, token);
}

/** How many of a token are left. */
export const supplyOf = (g: Descent, token: TokenDef): number =>
  (token.supply ?? 0) - heldTokens(g).filter(({ def }) => def === token.id).length;
