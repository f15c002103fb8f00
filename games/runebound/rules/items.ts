import { pieces } from '@questwright/adventure';
import { move } from '@questwright/kernel';
import { discardAsset, tokenOfAsset } from './decks.ts';
import { AWAY, type Piece, type Runebound } from './state.ts';
import { ASSETS, TOKENS } from './zones.ts';

/** Gives a hero an asset, and the combat token that shares its code. The limit of a type is checked after. */
export function giveAsset(g: Runebound, seat: number, asset: Piece): void {
  move(g, asset, ASSETS[seat]!);
  const token = tokenOfAsset(g, asset, 'token-bank');
  if (token) move(g, token, TOKENS[seat]!);
}

/** Takes an asset from a hero to the discard pile; its token goes back to the bank. */
export function loseAsset(g: Runebound, seat: number, asset: Piece): void {
  const token = tokenOfAsset(g, asset, TOKENS[seat]!);
  if (token) returnToken(g, token);
  discardAsset(g, asset);
}

/** Hands an asset with its token to another hero. */
export function handOver(g: Runebound, from: number, to: number, asset: Piece): void {
  const token = tokenOfAsset(g, asset, TOKENS[from]!);
  if (token) move(g, token, TOKENS[to]!);
  move(g, asset, ASSETS[to]!);
}

function returnToken(g: Runebound, token: Piece): void {
  if (token.on !== 0 || token.under !== 0) unstack(g, token);
  token.state = AWAY;
  move(g, token, 'token-bank');
}

/** Undoes the stack that a token is part of. */
function unstack(g: Runebound, token: Piece): void {
  for (const other of pieces(g, token.zone)) {
    if (other.id === token.on) other.under = 0;
    if (other.id === token.under) other.on = 0;
  }
  token.on = 0;
  token.under = 0;
}
