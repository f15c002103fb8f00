import { nested, type Text } from '@questwright/kernel';
import { faceOf, freeTokens, other } from '../combat/tokens.ts';
import type { Attribute, CombatSymbol, Context } from '../definitions.ts';
import { heroAt, learnedOf, questsOf, trophiesOf, usableAttribute } from '../heroes.ts';
import { NONE, type Runebound } from '../state.ts';

/** A number that follows the state of the game, and how it is said. */
export interface Value {
  /** What is printed for it: a number or X. */
  readonly k: number | 'X';
  /** What is said after it: "for each success", "X being your mind". */
  readonly note: Text | null;
  count(g: Runebound, c: Context): number;
}

export type Amount = number | Value;

export function amountOf(g: Runebound, c: Context, amount: Amount): number {
  return typeof amount === 'number' ? amount : Math.max(0, amount.count(g, c));
}

/** A phrase with the arguments `k` (as printed) and `n` (for the plural), and what follows it. */
export function amountText(
  key: string,
  amount: Amount,
  args: { readonly [name: string]: string } = {},
): Text {
  if (typeof amount === 'number') return [key, { ...args, k: amount, n: amount }];
  const text: Text = [key, { ...args, k: amount.k, n: amount.k === 'X' ? 2 : amount.k }];
  return amount.note === null ? text : ['rb.amount', { what: text, note: nested(amount.note) }];
}

/** As many as were paid for an X ability; 1 when another ability triggers it. */
export const X: Value = { k: 'X', note: null, count: (_, c) => Math.max(1, c.x) };

export const equalTo = (attribute: Attribute): Value => ({
  k: 'X',
  note: ['rb.amount.x-is', { attribute: [`rb.attribute.${attribute}`] }],
  count: (g, c) => (c.hero === NONE ? 0 : usableAttribute(g, c.hero, attribute)),
});

/** So many for each of something that can be counted. */
export const each = (n: number, what: Text, count: Value['count']): Value => ({
  k: n,
  note: ['rb.amount.each', { what: nested(what) }],
  count: (g, c) => n * count(g, c),
});

export const perSuccess = (n: number): Value => each(n, 'rb.each.success', (_, c) => c.successes);

export const perStoryToken = (n: number, token: 'lore' | 'companion'): Value =>
  each(n, `rb.each.${token}`, (g, c) => (c.hero === NONE ? 0 : heroAt(g, c.hero).story));

export const perTrophy = (n: number): Value =>
  each(n, 'rb.each.trophy', (g, c) => (c.hero === NONE ? 0 : trophiesOf(g, c.hero).length));

export const perQuest = (n: number): Value =>
  each(n, 'rb.each.quest', (g, c) => (c.hero === NONE ? 0 : questsOf(g, c.hero).length));

export const perLearned = (n: number): Value =>
  each(n, 'rb.each.learned', (g, c) => (c.hero === NONE ? 0 : learnedOf(g, c.hero).length));

export const perZombie = (n: number): Value => each(n, 'rb.each.zombie', (g) => g.zombies.length);

/** Nothing in the first round of a combat, once in the second, and so on. */
export const perRound = (n: number): Value =>
  each(n, 'rb.each.round', (g) => (g.combat ? Math.max(0, g.combat.round - 1) : 0));

/** For each token with a symbol that is in the own pool, or in the foe's. */
export const perToken = (n: number, whose: 'own' | 'foe', symbol: CombatSymbol): Value =>
  each(n, ['rb.each.token', { whose, symbol }], (g, { side }) => {
    if (!g.combat || side === -1) return 0;
    const pool = freeTokens(g, whose === 'own' ? side : other(side));
    return pool.filter((token) => faceOf(g, token).symbol === symbol).length;
  });
