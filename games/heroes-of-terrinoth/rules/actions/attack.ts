import { askerOf, note } from '@questwright/adventure';
import { chooseAmount, chooseOne, chooseSome, type Rule } from '@questwright/kernel';
import { asEnemy, enemyLabel } from '../as.ts';
import type { Context } from '../definitions.ts';
import { enemiesInPlay, engagedWith, isInPlay, resilienceOf } from '../enemies.ts';
import type { Action, Piece, Terrinoth } from '../state.ts';
import { turnUp, woundEnemy } from '../wounds.ts';
import { closedTargets } from './closed.ts';
import type { Terms } from './terms.ts';

/** Targets are named before the roll: the hero's own enemies, or any in play for a ranged attack. */
export function* chooseTargets(g: Terrinoth, c: Context, action: Action, terms: Terms): Rule {
  const among = action.ranged ? enemiesInPlay(g) : engagedWith(g, c.seat);
  if (among.length === 0) return note(g, 'ht.log.no-target', {}, 'HT-ATTACK-10');
  const { seat } = c;
  const as = asEnemy(g);
  const by = askerOf(g, c);
  const closed = () => closedTargets(g, action);
  if (terms.targets === 1 || among.length === 1) {
    c.enemies = [yield* chooseOne(g, { seat, prompt: 'ht.ask.target', by, among, as, closed })];
  } else {
    const prompt = ['ht.ask.targets', { n: terms.targets }] as const;
    c.enemies = yield* chooseSome(g, { seat, prompt, by, among, as, closed, min: 1, max: terms.targets });
  }
  action.targets = c.enemies.map(({ id }) => id);
}

/** The successes wound the targets; among several they are split before any of them is wounded. */
export function* strike(g: Terrinoth, c: Context, action: Action, pierces: number): Rule {
  const targets = c.enemies;
  const shares: number[] = [];
  let left = action.successes;
  for (let i = 0; i < targets.length; i++) {
    const share = i === targets.length - 1 ? left : yield* chooseShare(g, c, targets[i]!, left);
    shares.push(share);
    left -= share;
  }
  for (let i = 0; i < targets.length; i++) yield* hit(g, targets[i]!, shares[i]!, pierces, c.seat);
}

function* chooseShare(g: Terrinoth, c: Context, target: Piece, left: number): Rule<number> {
  const prompt = ['ht.ask.share', { enemy: enemyLabel(g, target), n: left }] as const;
  return yield* chooseAmount(g, { seat: c.seat, prompt, by: askerOf(g, c), min: 0, max: left });
}

/** Even a hit that resilience absorbs completely turns its target up, so that staying down tells nothing. */
function* hit(g: Terrinoth, target: Piece, share: number, pierces: number, seat: number): Rule {
  if (share <= 0 || !isInPlay(target)) return;
  turnUp(g, target);
  const resilience = Math.max(0, resilienceOf(g, target) - pierces);
  if (resilience > 0) {
    const n = Math.min(share, resilience);
    note(g, 'ht.log.resists', { enemy: target, n }, 'HT-ATTACK-03');
  }
  yield* woundEnemy(g, target, share - resilience, 'attack', seat);
}
