import { hears, note, stillHappens, tell } from '@questwright/adventure';
import { chooseSome, type Rule } from '@questwright/kernel';
import { asToken } from '../as.ts';
import type { Blow } from '../events.ts';
import { fallIfDefeated, heal, markDamage } from '../harm.ts';
import { NONE, type Runebound, type Side } from '../state.ts';
import { checkFoe, damageOf, foeHealth, healthOfSide, nameOfSide } from './foe.ts';
import { combatOf, foeCard, spendToken, symbolsOn, tokensFor } from './tokens.ts';

/** Deals damage to the foe: it can be prevented, then blocked; the rest is marked. Tells how much that was. */
export function* deal(g: Runebound, blow: Blow): Rule<number> {
  if (hears(g, 'blow') && !(yield* stillHappens(g, 'blow', blow))) {
    note(g, 'rb.log.prevented', { who: nameOfSide(g, blow.to) }, 'RB-ABILITY-09');
    return 0;
  }
  if (blow.n <= 0) return 0;
  const blocked = blow.blockable ? yield* blockWithShields(g, blow.to, blow.n) : 0;
  const n = blow.n - blocked;
  const { from, to, type, attack } = blow;
  if (n <= 0) {
    note(g, 'rb.log.all-blocked', { who: nameOfSide(g, to) }, 'RB-DAMAGE-06');
    yield* tell(g, 'blocked', { from, to, attack });
    return 0;
  }
  const taken = yield* mark(g, to, n);
  yield* tell(g, 'damaged', { from, to, n: taken, type, attack });
  return taken;
}

/** Marks damage on a side; a defeat ends the combat at once. */
function* mark(g: Runebound, side: Side, n: number): Rule<number> {
  const before = damageOf(g, side);
  const who = nameOfSide(g, side);
  const hero = combatOf(g).heroes[side];
  if (hero === NONE) {
    const card = foeCard(g)!;
    card.damage = Math.min(foeHealth(g, card), card.damage + n);
  } else markDamage(g, hero, n);
  const taken = damageOf(g, side) - before;
  note(g, 'rb.log.suffers', { who, n: taken }, 'RB-DAMAGE-01');
  if (hero === NONE) checkFoe(g);
  else yield* fallIfDefeated(g, hero);
  return taken;
}

/** What shields are asked for. */
export interface Damage {
  readonly damage: number;
}

const blowTo = (g: Runebound, side: Side) => ({
  who: nameOfSide(g, side),
  left: healthOfSide(g, side) - damageOf(g, side),
});

/**
 * The defender may spend shields, each symbol for one damage. This is not a combat action, so a side that has passed can
 * still do it. Before the first cast there are no shields in the pool.
 */
function* blockWithShields(g: Runebound, side: Side, n: number): Rule<number> {
  const { seats } = combatOf(g);
  const among = tokensFor(g, side, 'shield');
  if (among.length === 0) return 0;
  const shields = yield* chooseSome(g, {
    seat: seats[side],
    topic: 'shields',
    subject: { damage: n } satisfies Damage,
    prompt: ['rb.ask.shields', { n }],
    by: () => ['rb.by.blow', blowTo(g, side)],
    among,
    as: asToken(g),
    min: 0,
    max: among.length,
    always: true,
  });
  let blocked = 0;
  for (const shield of shields) {
    blocked += symbolsOn(g, shield);
    spendToken(g, shield);
  }
  if (blocked > 0) {
    note(g, 'rb.log.blocks', { who: nameOfSide(g, side), n: Math.min(n, blocked) }, 'RB-SYMBOL-07');
  }
  return Math.min(n, blocked);
}

/** Heals whoever fights on a side. */
export function healSide(g: Runebound, side: Side, n: number): void {
  const hero = combatOf(g).heroes[side];
  if (hero !== NONE) heal(g, hero, n);
  else {
    const card = foeCard(g)!;
    const healed = Math.min(card.damage, n);
    card.damage -= healed;
    if (healed > 0) note(g, 'rb.log.foe-heals', { foe: nameOfSide(g, side), n: healed }, 'RB-DAMAGE-11');
  }
}

export const isHurt = (g: Runebound, side: Side): boolean => damageOf(g, side) > 0;
