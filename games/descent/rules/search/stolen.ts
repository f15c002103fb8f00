import { move } from '@questwright/kernel';
import { tokensOnMap } from '../pieces.ts';
import { type Descent, type Figure, NONE, type Piece } from '../state.ts';
import { SEARCH_TOKEN, UNIQUE_TOKEN } from './token.ts';

/*
 * Search tokens that lie on the bases of monsters, where nobody can search them.
 */

/** A monster turns a search token over, and takes it along unless it is the unique one. */
export function steal(g: Descent, figure: Figure, token: Piece): void {
  if (token.zone !== 'tokens') move(g, token, 'tokens', { down: false });
  if (token.def === UNIQUE_TOKEN) return;
  token.at = NONE;
  token.on = figure.id;
}

export const stolenBy = (g: Descent, { id }: Figure): Piece[] =>
  tokensOnMap(g).filter(({ def, on }) => def === SEARCH_TOKEN && on === id);

/**
 * A figure that leaves the map, or is no longer a monster, leaves the tokens in the space where it was.
 * [D2-FPLOT-07]
 */
export function leaveStolen(g: Descent, figure: Figure): void {
  for (const token of stolenBy(g, figure)) {
    token.at = figure.at;
    token.on = 0;
  }
}
