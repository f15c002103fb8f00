import { type Counted, perEach } from '@questwright/adventure';
import { faceOf, freeTokens, other } from '../combat/tokens.ts';
import type { Attribute, CombatSymbol, Context } from '../definitions.ts';
import { heroAt, learnedOf, questsOf, trophiesOf, usableAttribute } from '../heroes.ts';
import { NONE, type Runebound } from '../state.ts';

type Amounts = Counted<Runebound, Context>;

/** As many as were paid for an X ability; 1 when another ability triggers it. */
export const X: Amounts = { printed: 'X', note: null, count: (_, c) => Math.max(1, c.x) };

export const equalTo = (attribute: Attribute): Amounts => ({
  printed: 'X',
  note: ['rb.amount.x-is', { attribute: [`rb.attribute.${attribute}`] }],
  count: (g, c) => (c.hero === NONE ? 0 : usableAttribute(g, c.hero, attribute)),
});

export const perStoryToken = (n: number, token: 'lore' | 'companion'): Amounts =>
  perEach(n, `rb.each.${token}`, (g, c) => (c.hero === NONE ? 0 : heroAt(g, c.hero).story));

export const perTrophy = (n: number): Amounts =>
  perEach(n, 'rb.each.trophy', (g, c) => (c.hero === NONE ? 0 : trophiesOf(g, c.hero).length));

export const perQuest = (n: number): Amounts =>
  perEach(n, 'rb.each.quest', (g, c) => (c.hero === NONE ? 0 : questsOf(g, c.hero).length));

export const perLearned = (n: number): Amounts =>
  perEach(n, 'rb.each.learned', (g, c) => (c.hero === NONE ? 0 : learnedOf(g, c.hero).length));

export const perZombie = (n: number): Amounts => perEach(n, 'rb.each.zombie', (g) => g.zombies.length);

/** Nothing in the first round of a combat, once in the second, and so on. */
export const perRound = (n: number): Amounts =>
  perEach(n, 'rb.each.round', (g) => (g.combat ? Math.max(0, g.combat.round - 1) : 0));

/** For each token with a symbol that is in one's own pool, or in the foe's. */
export const perToken = (n: number, whose: 'own' | 'foe', symbol: CombatSymbol): Amounts =>
  perEach(n, ['rb.each.token', { whose, symbol }], (g, { side }) => {
    if (!g.combat || side === -1) return 0;
    const pool = freeTokens(g, whose === 'own' ? side : other(side));
    return pool.filter((token) => faceOf(g, token).symbol === symbol).length;
  });
