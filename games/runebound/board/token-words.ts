import type { Phrase } from '@questwright/kernel';
import { content } from '../content/index.ts';
import type { TokenDef, TokenSide } from '../rules/definitions.ts';

export const sideWords = ({ symbol, value, gold }: TokenSide): Phrase => [
  'rb.board.side',
  { symbol: [`rb.board.symbol.${symbol}`], n: value, gold: String(gold) },
];

/** A combat token by both its sides: it bears no name. */
export const tokenWords = ({ sides: [first, second] }: TokenDef): Phrase => [
  'rb.board.sides',
  { first: sideWords(first), second: sideWords(second) },
];

/** Whose token it is: a hero's, an asset's, a villain's, or any enemy's. */
export function ownerOf({ id }: TokenDef): string | undefined {
  const { heroes, assets, villains } = content;
  const owner =
    heroes.find(({ tokens }) => tokens.includes(id)) ??
    assets.find(({ token }) => token === id) ??
    villains.find(({ token }) => token === id);
  return owner?.name;
}
