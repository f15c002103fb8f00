import { asRecord, asTexts, type Path, ScenarioError } from '@questwright/kernel';
import { tokenDef } from '../catalogue.ts';
import type { Piece, Runebound } from '../state.ts';

/**
 * What tokens will show when they are cast: the first cast, then the recasts and later rounds in their order.
 * A token goes by its id, by its sides (`2 physical/shield`), or by its place: `token 1`.
 */
export function scriptCasts(g: Runebound, tokens: readonly Piece[], value: unknown, path: Path): void {
  const casts = asRecord(value, path, 'tokens with the symbols they will show');
  g.chance.script ??= { '*': 'seeded' };
  for (const name in casts) {
    const token = tokens.find((one, i) => isCalled(g, one, i, name));
    if (!token) {
      const known = tokens.map((one) => tokenDef(g, one).name).join(', ');
      throw new ScenarioError(`there is no token "${name}" here; there are ${known}`, [...path, name]);
    }
    const shown = Array.isArray(casts[name]) ? casts[name] : [casts[name]];
    g.chance.script[tokenDef(g, token).cast] = asTexts(shown, [...path, name]);
  }
}

const isCalled = (g: Runebound, token: Piece, place: number, name: string): boolean =>
  token.def === name || tokenDef(g, token).name === name || `token ${place + 1}` === name;
