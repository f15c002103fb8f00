import { askerOf, note } from '@questwright/adventure';
import { chooseSome, type Rule, type Text } from '@questwright/kernel';
import { asToken, backText, shownText } from '../as.ts';
import { nameOfSide } from '../combat/foe.ts';
import {
  faceOf,
  flipToken,
  freeTokens,
  other,
  recastToken,
  removeToken,
  spentTokens,
} from '../combat/tokens.ts';
import type { CombatSymbol, Context, GameEffect } from '../definitions.ts';
import { type Piece, POOL, type Runebound, SIDES } from '../state.ts';

/** Which combat tokens an effect is about. */
export interface Tokens {
  readonly whose: 'own' | 'foe' | 'any';
  /** How many: all that fit, any number of them, or this many. */
  readonly n: number | 'all' | 'any';
  readonly symbol: CombatSymbol | null;
  readonly spent: boolean;
}

interface Narrower {
  readonly symbol?: CombatSymbol;
  readonly spent?: boolean;
}

const tokens =
  (whose: Tokens['whose']) =>
  (n: Tokens['n'], { symbol, spent = false }: Narrower = {}): Tokens => ({
    whose,
    n,
    symbol: symbol ?? null,
    spent,
  });

export const ownTokens = tokens('own');
export const foesTokens = tokens('foe');
/** Of either side. */
export const anyTokens = tokens('any');

const tokensText = ({ whose, n, symbol, spent }: Tokens): readonly [string, { [name: string]: string }] => [
  'rb.tokens',
  { n: String(n), whose, symbol: symbol ?? 'none', spent: String(spent) },
];

/** The tokens that fit: out of the pools, or among the spent ones where the effect says so. */
export function fitting(g: Runebound, c: Context, { whose, symbol, spent }: Tokens): Piece[] {
  const { side } = c;
  if (!g.combat || side === -1) return [];
  const sides = whose === 'any' ? SIDES : [whose === 'own' ? side : other(side)];
  return sides
    .flatMap((one) => (spent ? spentTokens(g, one) : freeTokens(g, one)))
    .filter((token) => symbol === null || faceOf(g, token).symbol === symbol);
}

function* pickTokens(
  g: Runebound,
  c: Context,
  which: Tokens,
  topic: string,
  effect: Text,
): Rule<readonly Piece[]> {
  const among = fitting(g, c, which);
  const { n } = which;
  if (n === 'all') return among;
  const exact = n === 'any' ? among.length : Math.min(n, among.length);
  return yield* chooseSome(g, {
    seat: c.seat,
    topic,
    prompt: `rb.ask.${topic}`,
    by: askerOf(g, c, effect),
    among,
    as: asToken(g),
    min: n === 'any' ? 0 : exact,
    max: exact,
  });
}

/** An effect on tokens, one after the other. */
const onTokens = (
  key: 'flip' | 'recast' | 'remove' | 'return',
  which: Tokens,
  change: (g: Runebound, token: Piece) => void,
  rule: string,
): GameEffect => ({
  text: [`rb.effect.${key}`, { tokens: tokensText(which) }],
  *run(g, c) {
    if (c.side === -1) return;
    for (const token of yield* pickTokens(g, c, which, key, this.text)) {
      const sides = { token: shownText(g, token), back: backText(g, token) };
      note(g, `rb.log.${key}`, { who: nameOfSide(g, c.side), ...sides }, rule);
      change(g, token);
    }
  },
  can: (g, c) => (paysItself(which) ? c.side !== -1 : fitting(g, c, which).length > 0),
});

/**
 * A cost is paid before the effect, so the surges that paid for it are among one's own spent tokens by then.
 */
const paysItself = ({ whose, spent, symbol }: Tokens): boolean =>
  spent && whose === 'own' && (symbol === null || symbol === 'surge');

export const flip = (which: Tokens): GameEffect =>
  onTokens('flip', which, (_, token) => flipToken(token), 'RB-TOKEN-08');

/** Whoever's token it is recasts it. Spent ones return to the pool. */
export const recast = (which: Tokens): GameEffect => onTokens('recast', which, recastToken, 'RB-TOKEN-09');

export const remove = (which: Tokens): GameEffect => onTokens('remove', which, removeToken, 'RB-TOKEN-13');

/** Brings spent tokens back to the pool as they lie. */
export const returnSpent = (n: Tokens['n'], symbol?: CombatSymbol): GameEffect =>
  onTokens(
    'return',
    ownTokens(n, { spent: true, ...(symbol && { symbol }) }),
    (_, token) => {
      token.state = POOL;
    },
    'RB-TOKEN-29',
  );
