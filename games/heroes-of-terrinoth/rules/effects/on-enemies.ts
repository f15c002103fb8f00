import {
  type Amount,
  amountOf,
  amountText,
  type Effect,
  harmOver,
  nameOf,
  note,
  readsOf,
} from '@questwright/adventure';
import { nested, touchesOf } from '@questwright/kernel';
import { discardEnemy } from '../defeat.ts';
import { engagedSeat, isInPlay } from '../enemies.ts';
import { engage, toShadows } from '../engage.ts';
import type { Piece, Terrinoth } from '../state.ts';
import { healEnemy, turnUp, woundEnemy } from '../wounds.ts';
import { enemyWoundsHarm, engageHarm, knownAttack, lossHarm } from './harm.ts';
import { enemies, enemiesFor, notEngagedWithYou, onEnemies, type Trait, type Which } from './which.ts';
import { type Fit, heroesFor, type Who } from './who.ts';

/** Wounds from an effect: resilience does not count against them. */
export function wound(n: Amount, which: Which): Effect<Terrinoth> {
  return onEnemies({
    text: ['ht.wound', { which: nested(which.text), what: nested(amountText('ht.wounds', n)) }],
    which,
    useful: (g, _, c) => amountOf(g, c, n) > 0,
    does: (g, enemy, c) => woundEnemy(g, enemy, amountOf(g, c, n), 'effect', c.seat),
    harm: (g, enemy, c) => enemyWoundsHarm(g, enemy, amountOf(g, c, n)),
  });
}

export function enemyRecovers(n: Amount, which: Which): Effect<Terrinoth> {
  return onEnemies({
    text: ['ht.heal', { which: nested(which.text), what: nested(amountText('ht.wounds', n)) }],
    clause: true,
    which,
    useful: (_, enemy) => enemy.wounds > 0,
    does: (g, enemy, c) => healEnemy(g, enemy, amountOf(g, c, n)),
    harm: (g, enemy, c) => Math.min(enemy.wounds, amountOf(g, c, n)),
    touches: (g, { id }, c) => touchesOf([`-wounds-of:${id}`], readsOf(g, c, n)),
  });
}

export function exhaust(which: Which): Effect<Terrinoth> {
  return onEnemies({
    text: ['ht.exhaust-enemy', { which: nested(which.text) }],
    which,
    useful: (_, enemy) => !enemy.exhausted,
    does: (g, enemy) => {
      if (enemy.exhausted) return;
      enemy.exhausted = true;
      note(g, 'ht.log.enemy-exhausted', { enemy: label(g, enemy) }, 'HT-ENEMY-25');
    },
    harm: (g, enemy) => (enemy.exhausted ? 0 : -knownAttack(g, enemy)),
  });
}

export function ready(which: Which): Effect<Terrinoth> {
  return onEnemies({
    text: ['ht.ready-enemy', { which: nested(which.text) }],
    which,
    useful: (_, enemy) => enemy.exhausted,
    does: (_, enemy) => {
      enemy.exhausted = false;
    },
    harm: (g, enemy) => (enemy.exhausted ? knownAttack(g, enemy) : 0),
  });
}

export function reveal(which: Which): Effect<Terrinoth> {
  return onEnemies({
    text: ['ht.reveal', { which: nested(which.text) }],
    which,
    useful: (_, enemy) => enemy.down,
    does: (g, enemy) => turnUp(g, enemy, 'HT-ENEMY-12'),
  });
}

/** To the shadows, face up. */
export function sendToShadows(which: Which): Effect<Terrinoth> {
  return onEnemies({
    text: ['ht.send-to-shadows', { which: nested(which.text) }],
    which,
    useful: (_, enemy) => engagedSeat(enemy) >= 0,
    does: (g, enemy) => toShadows(g, enemy),
    harm: (g, enemy) => (engagedSeat(enemy) >= 0 ? -knownAttack(g, enemy) : 0),
  });
}

export function discard(which: Which): Effect<Terrinoth> {
  return onEnemies({
    text: ['ht.discard-enemy', { which: nested(which.text) }],
    which,
    does: (g, enemy) => {
      note(g, 'ht.log.enemy-discarded', { enemy: label(g, enemy) }, 'HT-DISCARD-01');
      discardEnemy(g, enemy);
    },
    harm: lossHarm,
  });
}

/** You engage enemies of your choice, from the shadows or from other heroes. */
export function engageEnemies(n: number, ...traits: Trait[]): Effect<Terrinoth> {
  const which = enemies(n, ...traits, notEngagedWithYou);
  const shown = enemies(n, ...traits);
  return onEnemies({
    text: ['ht.engage', { which: nested(shown.text) }],
    which,
    does: (g, enemy, c) => engage(g, enemy, c.seat),
    harm: knownAttack,
  });
}

/** The enemies engage a hero. */
export function engages(which: Which, who: Who): Effect<Terrinoth> {
  const by = (enemy: Piece): Fit => ({
    useful: (_, seat) => engagedSeat(enemy) !== seat,
    harm: (g, seat) => (engagedSeat(enemy) === seat ? 0 : engageHarm(g, enemy, seat)),
  });
  return {
    text: ['ht.engages', { which: nested(which.text), who: nested(who.text), you: who.you ? 'yes' : 'no' }],
    clause: true,
    *run(g, c) {
      for (const enemy of yield* enemiesFor(g, c, which, { harm: knownAttack })) {
        const seats = yield* heroesFor(g, c, who, by(enemy));
        if (seats.length > 0 && isInPlay(enemy)) yield* engage(g, enemy, seats[0]!);
      }
    },
    can: (g, c) => which.of(g, c).some((enemy) => who.of(g, c).some((seat) => engagedSeat(enemy) !== seat)),
    harm: (g, c) => harmOver(g, c, which, { harm: (_, enemy) => harmOver(g, c, who, by(enemy)) }),
  };
}

const label = (g: Terrinoth, enemy: Piece) =>
  enemy.down ? (['ht.facedown-enemy'] as const) : nameOf(g, enemy);
