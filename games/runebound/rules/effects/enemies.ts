import { amountOf, amountText, type Counted, instantly, note, wouldDo } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import { nameOfSide } from '../combat/foe.ts';
import { endCombat } from '../combat/over.ts';
import { combatOf, other } from '../combat/tokens.ts';
import { contextOfCard } from '../context.ts';
import type { Ability, Attribute, Context, GameEffect } from '../definitions.ts';
import { NONE, type Piece, type Runebound } from '../state.ts';
import { makeTest } from '../test.ts';
import { ownHealth } from './abilities.ts';
import { testText } from './tests.ts';

/** An enemy's health that grows with something that can be counted. */
export const plusHealth = (amount: Counted<Runebound, Context>): Ability =>
  ownHealth(amountText('rb.ability.plus-health', amount), (g: Runebound, me: Piece) =>
    amountOf(g, contextOfCard(g, me, null), amount),
  );

/** The foe tests an attribute, one of several if it can choose, and something happens when it fails. */
export const foeTests = (
  attributes: Attribute | readonly Attribute[],
  modifier: number,
  fail: GameEffect,
): GameEffect => {
  const tested = typeof attributes === 'string' ? [attributes] : attributes;
  const text: Text = ['rb.effect.foe-tests', { test: testText(tested, modifier), fail: nested(fail.text) }];
  return {
    text,
    *run(g, c) {
      if (c.side === -1) return;
      const hero = combatOf(g).heroes[other(c.side)];
      if (hero !== NONE && (yield* makeTest(g, hero, tested, modifier)) === 0) yield* fail.run(g, c);
    },
    can: (g, c) => g.combat !== null && c.side !== -1 && wouldDo(fail, g, c),
  };
};

/** The enemy escapes: the combat ends without reward or trophy. */
export const getAway = (): GameEffect => ({
  text: 'rb.effect.get-away',
  run: instantly((g, c) => {
    if (c.side === -1) return;
    note(g, 'rb.log.gets-away', { foe: nameOfSide(g, c.side) }, 'RB-CORE-02');
    endCombat(g, 'fled');
  }),
  can: (g, c) => g.combat !== null && c.hero === NONE && c.side !== -1,
});
