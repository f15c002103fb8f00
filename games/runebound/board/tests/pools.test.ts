import { findCard } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import type { Damage } from '../../rules/combat/damage.ts';
import { freeTokens, sideTokens, symbolsOn } from '../../rules/combat/tokens.ts';
import { type Piece, SIDES, SPENT } from '../../rules/state.ts';
import { countOf, poolOf, spentOf, sumOf, tokensOfSide, totalsOf } from '../combat/pools.ts';
import { box } from '../index.ts';
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

  it('count what is picked in an attack or for shields, and know how much damage comes in', () => {
    const seen = new Set<string>();
    for (const { match, view } of positions('one', 2500)) {
      const { topic, subject, options = [], seat } = view.choice!;
      if (topic !== 'attack' && topic !== 'shields') continue;
      const g = match.state;
      seen.add(topic);
      const [first] = options;
      const count = symbolsOn(g, findCard(g, Number(first!.id.split(':')[1])) as Piece);
      expect(sumOf(view, options, [first!.id])).toBe(count);
      expect(sumOf(view, options, [])).toBe(0);
      if (topic === 'shields')
        expect(view.choice!.prompt).toEqual(['rb.ask.shields', { n: (subject as Damage).damage }]);
      expect(match.view(1 - seat).choice!.subject).toBeUndefined();
    }
    expect([...seen].sort()).toEqual(['attack', 'shields']);
  });
});

describe('the end of a turn', () => {
  it('is asked about once more while actions are left', () => {
    let turns = 0;
    for (const { match, view } of positions('one', 200)) {
      if (view.choice!.topic !== 'turn') continue;
      turns++;
      const end = { id: 'end', text: 'end' };
      const { actions } = match.state.heroes[view.seat]!;
      expect(box.ends!(end, view.choice)).toBe(actions > 0);
      expect(box.ends!({ id: 'rest', text: 'rest' }, view.choice)).toBe(false);
    }
    expect(turns).toBeGreaterThan(3);
    expect(box.ends!({ id: 'end', text: 'end' }, null)).toBe(false);
  });
});
