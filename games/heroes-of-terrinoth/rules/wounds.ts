import { hears, note, stillHappens, tell } from '@questwright/adventure';
import { flip, type Rule } from '@questwright/kernel';
import { defeatEnemy, defeatHero, isFallenEnemy, isFallenHero } from './defeat.ts';
import { isInPlay } from './enemies.ts';
import type { WoundSource } from './events.ts';
import { heroPiece, isAlive } from './heroes.ts';
import type { Piece, Terrinoth } from './state.ts';

/** A hero suffers wounds. In an action nobody falls before its cleanup; outside of it at once. */
export function* sufferWounds(
  g: Terrinoth,
  seat: number,
  amount: number,
  from: WoundSource,
  by: Piece | null = null,
): Rule {
  let n = amount;
  if (n <= 0 || !isAlive(g, seat)) return;
  if (hears(g, 'heroWouldSuffer')) {
    const event = { seat, n, from, by };
    if (!(yield* stillHappens(g, 'heroWouldSuffer', event)) || !isAlive(g, seat)) return;
    n = event.n;
  }
  heroPiece(g, seat).wounds += n;
  note(g, 'ht.log.suffers', { who: heroPiece(g, seat), n }, 'HT-WOUND-01');
  if (hears(g, 'heroSuffered')) yield* tell(g, 'heroSuffered', { seat, n, from, by });
  if (!g.action && isFallenHero(g, seat)) yield* defeatHero(g, seat);
}

/** An enemy suffers wounds from what `seat` does. What lies face down is turned up first. */
export function* woundEnemy(
  g: Terrinoth,
  enemy: Piece,
  amount: number,
  from: WoundSource,
  seat: number,
): Rule {
  let n = amount;
  if (n <= 0 || !isInPlay(enemy)) return;
  turnUp(g, enemy);
  if (hears(g, 'enemyWouldSuffer')) {
    const event = { enemy, n, from, seat };
    if (!(yield* stillHappens(g, 'enemyWouldSuffer', event)) || !isInPlay(enemy)) return;
    n = event.n;
  }
  enemy.wounds += n;
  note(g, 'ht.log.suffers', { who: enemy, n }, 'HT-WOUND-01');
  if (hears(g, 'enemySuffered')) yield* tell(g, 'enemySuffered', { enemy, n, from, seat });
  if (!g.action && isFallenEnemy(g, enemy)) yield* defeatEnemy(g, enemy, seat);
}

export function turnUp(g: Terrinoth, enemy: Piece, rule = 'HT-RANGED-04'): void {
  if (!enemy.down) return;
  flip(g, enemy, false);
  note(g, 'ht.log.turned-up', { enemy }, rule);
}

/** A hero recovers as many of the wounds as there are. */
export function* recoverWounds(g: Terrinoth, seat: number, amount: number): Rule {
  const hero = heroPiece(g, seat);
  const n = Math.min(amount, hero.wounds);
  if (n <= 0 || hero.down) return;
  hero.wounds -= n;
  note(g, 'ht.log.recovers', { who: heroPiece(g, seat), n }, 'HT-WOUND-04');
  if (hears(g, 'heroRecovered')) yield* tell(g, 'heroRecovered', { seat, n });
}

export function healEnemy(g: Terrinoth, enemy: Piece, amount: number): void {
  const n = Math.min(amount, enemy.wounds);
  if (n <= 0) return;
  enemy.wounds -= n;
  note(g, 'ht.log.recovers', { who: enemy, n }, 'HT-WOUND-05');
}
