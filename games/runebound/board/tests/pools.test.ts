import { describe, expect, it } from 'vitest';
import { freeTokens, sideTokens, symbolsOn } from '../../rules/combat/tokens.ts';
import { type Piece, SIDES, SPENT } from '../../rules/state.ts';
import { countOf, poolOf, spentOf, tokensOfSide, totalsOf } from '../combat/pools.ts';
import { openOf } from '../sight.ts';
import { positions } from './play.ts';

const ids = (tokens: readonly { readonly id: number }[]): number[] => tokens.map(({ id }) => id);

describe('combat pools on the board', () => {
  it('hold what the rules have in them, stacks included, and count it alike', () => {
    let stacks = 0;
    let spent = 0;
    for (const seed of ['one', 'two', 'three']) {
      for (const { match, view } of positions(seed, 2500)) {
        const { combat } = openOf(view);
        if (!combat || combat.round === 0) continue;
        const g = match.state;
        for (const side of SIDES) {
          const tokens = tokensOfSide(view, combat, side);
          const pool = poolOf(tokens);
          const free = freeTokens(g, side);
          expect(ids(pool.map(({ top }) => top))).toEqual(ids(free));
          expect(pool.map(({ top }) => countOf(view, top))).toEqual(
            free.map((token: Piece) => symbolsOn(g, token)),
          );
          expect(ids(spentOf(tokens))).toEqual(
            ids(sideTokens(g, side).filter(({ state }) => state === SPENT)),
          );
          const sum = [...totalsOf(view, tokens).values()].reduce((n, total) => n + total.sum, 0);
          expect(sum).toBe(free.reduce((n: number, token: Piece) => n + symbolsOn(g, token), 0));
          stacks += pool.filter(({ beneath }) => beneath !== null).length;
          spent += spentOf(tokens).length;
        }
      }
    }
    expect(stacks).toBeGreaterThan(0);
    expect(spent).toBeGreaterThan(0);
  });
});
