import { hears, heroName, note, stillHappens, tell } from '@questwright/adventure';
import { areAlike, type Closed, chooseOne, type Rule } from '@questwright/kernel';
import { asEnemy } from '../as.ts';
import { enemyDef } from '../catalogue.ts';
import { contextAt } from '../context.ts';
import { defeatFallen } from '../defeat.ts';
import { enemiesInPlay, engagedSeat, engagedWith, inShadows, isInPlay } from '../enemies.ts';
import { isAlive } from '../heroes.ts';
import { settle } from '../outcome.ts';
import type { Piece, Terrinoth } from '../state.ts';
import { turnUp } from '../wounds.ts';
import { isAnyOrder } from './enemy-order.ts';

/** The next hero who can picks an enemy and activates it; when nobody can, the phase ends. */
export function* enemyTurn(g: Terrinoth): Rule {
  for (let i = 0; i < g.seats; i++) {
    const seat = (g.first + i) % g.seats;
    if (!isAlive(g, seat)) continue;
    const picks = legalPicks(g, seat);
    if (picks.length === 0) continue;
    g.active = seat;
    const enemy = isSameForAll(g, picks)
      ? picks[0]!
      : yield* chooseOne(g, {
          seat,
          prompt: ['ht.ask.enemy', { hero: heroName(g, seat) }],
          by: () => 'ht.by.enemy-phase',
          among: picks,
          as: asEnemy(g),
          closed: () => closedPicks(g, seat, picks),
        });
    g.first = (seat + 1) % g.seats;
    yield* activateEnemy(g, enemy, seat);
    return;
  }
  yield* endEnemyPhase(g);
}

/** Whether it makes no difference which of them activates now: then nobody is asked. */
const isSameForAll = (g: Terrinoth, picks: readonly Piece[]): boolean =>
  picks.length > 1 && (areAlike(g, picks) || isAnyOrder(g));

/** A hero's own readied enemies come first; those in the shadows only when there are none. */
export function legalPicks(g: Terrinoth, seat: number): Piece[] {
  const own = readied(engagedWith(g, seat));
  return own.length > 0 ? own : readied(inShadows(g));
}

function readied(enemies: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const enemy of enemies) if (!enemy.exhausted) found.push(enemy);
  return found;
}

function closedPicks(g: Terrinoth, seat: number, picks: readonly Piece[]): Closed[] {
  const as = asEnemy(g);
  return enemiesInPlay(g)
    .filter((enemy) => !picks.includes(enemy))
    .map((enemy) => ({ id: as.id(enemy), text: as.text(enemy), ...whyNotPicked(enemy, seat) }));
}

function whyNotPicked(enemy: Piece, seat: number): { reason: string; rule: string } {
  if (enemy.exhausted) return { reason: 'ht.why.enemy-exhausted', rule: 'HT-ENEMY-25' };
  const with_ = engagedSeat(enemy);
  if (with_ >= 0 && with_ !== seat) return { reason: 'ht.why.others-enemy', rule: 'HT-ENEMY-08' };
  return { reason: 'ht.why.own-first', rule: 'HT-ENEMY-06' };
}

/** The keywords of the effect bar from the left; then the enemy is exhausted. */
export function* activateEnemy(g: Terrinoth, enemy: Piece, seat: number): Rule {
  g.activating = seat;
  turnUp(g, enemy, 'HT-ENEMY-11');
  note(g, 'ht.log.enemy-activates', { enemy, hero: seat }, 'HT-ENEMY-03');
  const prevented =
    hears(g, 'enemyActivates') && !(yield* stillHappens(g, 'enemyActivates', { enemy, seat }));
  if (!prevented) {
    const c = contextAt(seat, enemy);
    for (const { effect } of enemyDef(g, enemy).bar) yield* effect.run(g, c);
  }
  if (isInPlay(enemy)) enemy.exhausted = true;
  if (hears(g, 'enemyActivated')) yield* tell(g, 'enemyActivated', { enemy, seat });
  g.activating = -1;
  yield* defeatFallen(g, seat);
}

function* endEnemyPhase(g: Terrinoth): Rule {
  for (const enemy of enemiesInPlay(g)) enemy.exhausted = false;
  note(g, 'ht.log.enemies-ready', {}, 'HT-ENEMY-26');
  g.active = g.leader;
  if (hears(g, 'enemyPhaseEnds')) yield* tell(g, 'enemyPhaseEnds', {});
  g.phase = 'peril';
  yield* settle(g);
}
