import { hears, note, stillHappens, tell } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { endCombat } from './combat/over.ts';
import { sideOfHero } from './context.ts';
import { healthOf, heroAt } from './heroes.ts';
import type { Runebound } from './state.ts';

/** A hero takes damage that no combat action deals and no shield blocks. */
export function* takeDamage(g: Runebound, seat: number, n: number): Rule {
  const blow = { seat, n };
  if (hears(g, 'wouldTake') && !(yield* stillHappens(g, 'wouldTake', blow))) return;
  const before = heroAt(g, seat).damage;
  markDamage(g, seat, blow.n);
  const taken = heroAt(g, seat).damage - before;
  if (taken > 0) note(g, 'rb.log.takes', { hero: seat, n: taken }, 'RB-DAMAGE-01');
  yield* fallIfDefeated(g, seat);
}

/** Marks damage on a hero; what exceeds its health is ignored. */
export function markDamage(g: Runebound, seat: number, n: number): void {
  const hero = heroAt(g, seat);
  hero.damage = Math.max(hero.damage, Math.min(hero.damage + Math.max(0, n), healthOf(g, seat)));
}

/** Damage never exceeds health, even if the health has dropped. */
export function capDamage(g: Runebound, seat: number): void {
  const hero = heroAt(g, seat);
  hero.damage = Math.min(hero.damage, Math.max(0, healthOf(g, seat)));
}

/** Deals with a defeat that has just come about: a hero who is in a combat has lost it. */
export function* fallIfDefeated(g: Runebound, seat: number): Rule {
  const hero = heroAt(g, seat);
  capDamage(g, seat);
  if (hero.damage < healthOf(g, seat)) {
    hero.fallen = false;
    return;
  }
  if (hero.fallen) return;
  hero.fallen = true;
  const side = sideOfHero(g, seat);
  if (side !== -1) endCombat(g, side === 0 ? 'defender' : 'attacker');
  yield* announceDefeat(g, seat);
}

export function* announceDefeat(g: Runebound, seat: number): Rule {
  note(g, 'rb.log.hero-defeated', { hero: seat }, 'RB-DEFEAT-01');
  yield* tell(g, 'heroDefeated', { seat });
}

/** Removes damage from a hero, and tells how much. */
export function heal(g: Runebound, seat: number, n: number): number {
  const hero = heroAt(g, seat);
  const healed = Math.min(hero.damage, n);
  if (healed <= 0) return 0;
  hero.damage -= healed;
  hero.fallen = false;
  note(g, 'rb.log.heals', { hero: seat, n: healed }, 'RB-DAMAGE-11');
  return healed;
}
