import { hears, note, tell } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { heroPiece, isAlive, TOKEN_LIMIT } from './heroes.ts';
import type { Terrinoth } from './state.ts';

/** A hero gains success tokens, as many as there is room for. */
export function* gainTokens(g: Terrinoth, seat: number, amount: number): Rule {
  const hero = heroPiece(g, seat);
  const n = Math.min(amount, TOKEN_LIMIT - hero.tokens);
  if (n <= 0 || !isAlive(g, seat)) return;
  hero.tokens += n;
  note(g, 'ht.log.tokens', { hero: seat, n }, 'HT-TOKEN-03');
  if (hears(g, 'tokensGained')) yield* tell(g, 'tokensGained', { seat, n });
}

/** A hero loses success tokens, as many as there are. */
export function loseTokens(g: Terrinoth, seat: number, amount: number): void {
  const hero = heroPiece(g, seat);
  const n = Math.min(amount, hero.tokens);
  if (n <= 0) return;
  hero.tokens -= n;
  note(g, 'ht.log.tokens-lost', { hero: seat, n }, 'HT-ABILITY-11');
}
