import { asLasting, ownerOf } from '@questwright/adventure';
import { LASTING } from '@questwright/kernel';
import type { Context } from './definitions.ts';
import { NONE, type Piece, type Runebound, type Side } from './state.ts';
import { leaderOf } from './whose-turn.ts';

/** The context of a hero's own card, or of a shared card that a hero uses. */
export function heroContext(g: Runebound, hero: number, card: Piece, attack = false): Context {
  return contextOf(hero, hero, card, sideOfHero(g, hero), attack);
}

export function contextOf(
  seat: number,
  hero: number,
  card: Piece,
  side: Side | -1,
  attack = false,
  event: unknown = null,
): Context {
  return { seat, hero, card, side, attack, x: 0, successes: 0, other: NONE, bonus: [], event };
}

/**
 * The context of a card that answers to an event: its hero's, its enemy's, or that of who decides for all. What lasts in a
 * combat is a side's.
 */
export function contextOfCard(g: Runebound, card: Piece, event: unknown): Context {
  const { combat } = g;
  if (combat && card.zone === LASTING) {
    const side = asLasting(card).n as Side;
    return contextOf(combat.seats[side], combat.heroes[side], card, side, false, event);
  }
  if (combat && card.id === combat.card && combat.kind !== 'challenge') {
    return contextOf(combat.seats[1], NONE, card, 1, false, event);
  }
  const owner = ownerOf(g, card);
  const hero = owner === NONE ? leaderOf(g) : owner;
  return contextOf(hero, hero, card, sideOfHero(g, hero), false, event);
}

/** The same card, for another hero. */
export function contextForHero(g: Runebound, c: Context, hero: number): Context {
  return { ...c, seat: hero, hero, side: sideOfHero(g, hero) };
}

/** The side on which a hero fights; NONE when it does not. */
export function sideOfHero(g: Runebound, hero: number): Side | -1 {
  const { combat } = g;
  if (!combat) return NONE;
  if (combat.heroes[0] === hero) return 0;
  return combat.heroes[1] === hero ? 1 : NONE;
}
