import { valueFor } from '@questwright/adventure';
import type { Asked } from '@questwright/kernel';
import { foeDef } from '../catalogue.ts';
import { healthOf, heroAt, heroName } from '../heroes.ts';
import { NONE, type Piece, type Runebound, type Side } from '../state.ts';
import { endCombat } from './over.ts';
import { combatOf, foeCard, other } from './tokens.ts';

/** An enemy's health now, which follows the state of the game. */
export function foeHealth(g: Runebound, card: Piece): number {
  const { health, least } = foeDef(g, card);
  return Math.max(least, valueFor(g, 'foe-health', health, card));
}

/** The one who fights on a side, by name. */
export function nameOfSide(g: Runebound, side: Side): string {
  const hero = combatOf(g).heroes[side];
  return hero === NONE ? foeDef(g, foeCard(g)!).name : heroName(g, hero);
}

export function damageOf(g: Runebound, side: Side): number {
  const hero = combatOf(g).heroes[side];
  return hero === NONE ? foeCard(g)!.damage : heroAt(g, hero).damage;
}

export function healthOfSide(g: Runebound, side: Side): number {
  const hero = combatOf(g).heroes[side];
  return hero === NONE ? foeHealth(g, foeCard(g)!) : healthOf(g, hero);
}

/**
 * Whom one plays, against whom, and how much the other can still take: what is asked of a side of a combat.
 */
export const fighting =
  (g: Runebound, side: Side): Asked['by'] =>
  () => {
    const foe = other(side);
    const left = healthOfSide(g, foe) - damageOf(g, foe);
    const isHero = combatOf(g).heroes[side] !== NONE;
    return [
      isHero ? 'rb.by.fight' : 'rb.by.play-foe',
      { who: nameOfSide(g, side), foe: nameOfSide(g, foe), left },
    ];
  };

/** An enemy with damage equal to its health is defeated, and the combat is over. */
export function checkFoe(g: Runebound): void {
  const card = g.combat ? foeCard(g) : undefined;
  if (!card) return;
  const health = foeHealth(g, card);
  if (card.damage < health) return;
  card.damage = health;
  endCombat(g, 'attacker');
}
