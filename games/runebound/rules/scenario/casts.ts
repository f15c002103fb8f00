import { asOneOf, asRecord, asTexts, type Path } from '@questwright/kernel';
import type { Piece, Runebound } from '../state.ts';

/** What tokens will show when they are cast: the first cast, then the recasts and later rounds in their order. */
export function scriptCasts(g: Runebound, tokens: readonly Piece[], value: unknown, path: Path): void {
  const casts = asRecord(value, path, 'tokens with the symbols they will show');
  g.chance.script ??= { '*': 'seeded' };
  for (const name in casts) {
    const token = tokens.find(({ def }) => def === name || def.endsWith(` ${name}`));
    asOneOf(
      token ? name : '',
      [...path, name],
      tokens.map(({ def }) => def),
    );
    const shown = Array.isArray(casts[name]) ? casts[name] : [casts[name]];
    g.chance.script[`cast ${token!.def}`] = asTexts(shown, [...path, name]);
  }
}
