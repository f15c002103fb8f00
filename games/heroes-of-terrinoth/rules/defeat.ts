import { hears, note, tell } from '@questwright/adventure';
import { flip, move, NOTHING, type Rule, remove } from '@questwright/kernel';
import { defOf } from './catalogue.ts';
import {
  enemiesInPlay,
  enemyHealth,
  engagedSeat,
  engagedWith,
  inShadows,
  isInPlay,
  isNemesis,
} from './enemies.ts';
import { heroPiece, isAlive, living, maxHealth, nextLiving } from './heroes.ts';
import { settle } from './outcome.ts';
import { carriedBy, clear, conditionsOf } from './pieces.ts';
import type { Piece, Terrinoth } from './state.ts';

/** Nobody falls without a wound, so the unharmed need no look at what their health is. */
export function isFallenHero(g: Terrinoth, seat: number): boolean {
  const { down, wounds } = heroPiece(g, seat);
  return wounds > 0 && !down && wounds >= maxHealth(g, seat);
}

export const isFallenEnemy = (g: Terrinoth, enemy: Piece): boolean =>
  enemy.wounds > 0 && !enemy.down && isInPlay(enemy) && enemy.wounds >= enemyHealth(g, enemy);

export function* defeatEnemy(g: Terrinoth, enemy: Piece, seat: number): Rule {
  yield* removeEnemy(g, enemy, seat);
  yield* settle(g);
}

export function* defeatHero(g: Terrinoth, seat: number): Rule {
  yield* eliminateHero(g, seat);
  yield* settle(g);
}

/** Everybody with wounds at or above their health falls, enemies and heroes alike; then the game may be over. */
export function defeatFallen(g: Terrinoth, seat: number): Rule {
  if (!hasAnybodyFallen(g)) return NOTHING;
  const enemies = enemiesInPlay(g).filter((enemy) => isFallenEnemy(g, enemy));
  const heroes = living(g).filter((other) => isFallenHero(g, other));
  return defeatAll(g, enemies, heroes, seat);
}

function hasAnybodyFallen(g: Terrinoth): boolean {
  for (let seat = 0; seat < g.seats; seat++) {
    if (isFallenHero(g, seat)) return true;
    for (const enemy of engagedWith(g, seat)) if (isFallenEnemy(g, enemy)) return true;
  }
  for (const enemy of inShadows(g)) if (isFallenEnemy(g, enemy)) return true;
  return false;
}

/** They fall together: what one's fall does to another comes too late for that other. */
function* defeatAll(g: Terrinoth, enemies: readonly Piece[], heroes: readonly number[], seat: number): Rule {
  for (const enemy of enemies) if (isInPlay(enemy)) yield* removeEnemy(g, enemy, seat);
  for (const hero of heroes) if (isAlive(g, hero)) yield* eliminateHero(g, hero);
  yield* settle(g);
}

function* removeEnemy(g: Terrinoth, enemy: Piece, seat: number): Rule {
  const event = { enemy, seat, engagedWith: engagedSeat(enemy) };
  note(g, 'ht.log.enemy-defeated', { enemy }, 'HT-DEFEAT-03');
  if (hears(g, 'enemyDefeated')) {
    move(g, enemy, 'falling');
    yield* tell(g, 'enemyDefeated', event);
    if (enemy.zone !== 'falling') return;
  }
  discardEnemy(g, enemy);
}

/** A nemesis never comes near the deck: it is set aside for good. */
export function discardEnemy(g: Terrinoth, enemy: Piece): void {
  clear(enemy);
  move(g, enemy, isNemesis(g, enemy) ? 'aside' : 'enemy-discard', { down: false, place: 'top' });
}

function* eliminateHero(g: Terrinoth, seat: number): Rule {
  note(g, 'ht.log.hero-defeated', { hero: seat }, 'HT-DEFEAT-04');
  clear(heroPiece(g, seat));
  for (const item of [...carriedBy(g, seat)]) discardItem(g, item);
  for (const condition of [...conditionsOf(g, seat)]) remove(g, condition);
  for (const enemy of [...engagedWith(g, seat)]) move(g, enemy, 'shadows', { down: false });
  flip(g, heroPiece(g, seat), true);
  if (g.leader === seat) passTokenOn(g, seat);
  if (hears(g, 'heroDefeated')) yield* tell(g, 'heroDefeated', { seat });
}

/** A quest card that heroes carry never goes to the exploration deck: it is put aside until it is claimed again. */
export function discardItem(g: Terrinoth, item: Piece): void {
  clear(item);
  const def = defOf(g, item);
  const pile = def.kind === 'item' && def.questSpecific ? 'aside' : 'exploration-discard';
  move(g, item, pile, { down: false, place: 'top' });
}

function passTokenOn(g: Terrinoth, seat: number): void {
  const next = nextLiving(g, seat);
  if (next < 0) return;
  g.leader = next;
  note(g, 'ht.log.leader', { hero: next }, 'HT-DEFEAT-13');
}
