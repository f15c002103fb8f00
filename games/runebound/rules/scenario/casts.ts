import { type Entry, scriptChance } from '@questwright/kernel';
import { tokenDef } from '../catalogue.ts';
import type { Piece, Runebound } from '../state.ts';

/**
 * What tokens will show when they are cast: the first cast, then the recasts and later rounds in their order.
 * A token goes by its id, by its sides (`2 physical/shield`), or by its place: `token 1`.
 */
export function scriptCasts(g: Runebound, tokens: readonly Piece[], entry: Entry): void {
  for (const [name, said] of entry.or({}).entries('tokens with the symbols they will show')) {
    const token = tokens.find((one, i) => isCalled(g, one, i, name));
    if (!token) {
      const known = tokens.map((one) => tokenDef(g, one).name).join(', ');
      throw said.wrong(`there is no token "${name}" here; there are ${known || 'none'}`);
    }
    const { cast, sides } = tokenDef(g, token);
    const symbols = sides.map(({ symbol }) => symbol);
    scriptChance(
      g,
      cast,
      said.each().map((one) => one.oneOf(symbols)),
      said,
    );
  }
}

const isCalled = (g: Runebound, token: Piece, place: number, name: string): boolean =>
  token.def === name || tokenDef(g, token).name === name || `token ${place + 1}` === name;
