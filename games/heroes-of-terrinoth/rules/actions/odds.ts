import { amountOf, nameOf, valueFor } from '@questwright/adventure';
import { nested, type Text, type TextArg } from '@questwright/kernel';
import { HERO_DIE } from '../../content/dice.ts';
import type { Context } from '../definitions.ts';
import { enemyHealth, resilienceOf } from '../enemies.ts';
import { heroPiece } from '../heroes.ts';
import { activeLocation, explorationValue } from '../locations.ts';
import type { Action, Terrinoth } from '../state.ts';
import { readiedAround } from './dice.ts';
import type { Terms } from './terms.ts';

/**
 * The chance of at least this many successes with this many hero dice. A critical success counts and is rolled again.
 */
export function chanceOf(dice: number, needed: number): number {
  if (needed <= 0) return 1;
  let fewer = [1];
  for (let i = 0; i < dice; i++) fewer = together(fewer, oneDie(needed), needed);
  return 1 - fewer.reduce((sum, chance) => sum + chance, 0);
}

const shareOf = (face: string): number => HERO_DIE.filter((one) => one === face).length / HERO_DIE.length;

/** How likely a die brings 0, 1, 2 ... successes, fewer than `most`. */
function oneDie(most: number): number[] {
  const [success, critical] = [shareOf('success'), shareOf('critical')];
  const chances = [1 - success - critical];
  for (let n = 1; n < most; n++) chances.push((n === 1 ? success : 0) + critical * chances[n - 1]!);
  return chances;
}

/** The chances of sums below `most`. */
function together(a: readonly number[], b: readonly number[], most: number): number[] {
  const sums: number[] = [];
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < b.length && i + j < most; j++) sums[i + j] = (sums[i + j] ?? 0) + a[i]! * b[j]!;
  }
  return sums;
}

/** What a roll is made of, what it needs, and how likely that is with each number of tokens that could be spent. */
export function rollOf(g: Terrinoth, c: Context, action: Action, terms: Terms): Text {
  const dice = valueFor(g, 'heroDice', amountOf(g, c, terms.dice), action);
  const foes = terms.enemyDice ? valueFor(g, 'enemyDice', readiedAround(g, action.seat), action) : 0;
  return ['ht.asked-by-roll', { dice, foes, odds: nested(oddsOf(g, c, action, terms, dice)) }];
}

const MOST_TOKENS = 2;

function oddsOf(g: Terrinoth, c: Context, action: Action, terms: Terms, dice: number): Text {
  const goal = goalOf(g, c, action, terms);
  if (!goal || goal.need <= 0) return 'ht.none';
  const tokens = Math.min(MOST_TOKENS, heroPiece(g, action.seat).tokens, goal.need);
  const list = Array.from(
    { length: tokens + 1 },
    (_, n): Text => [
      'ht.odds.chance',
      { tokens: n, percent: Math.round(100 * chanceOf(dice, goal.need - n)) },
    ],
  );
  return [goal.text, { ...goal.args, need: goal.need, chances: { list } }];
}

interface Goal {
  readonly text: string;
  readonly args?: { readonly [name: string]: TextArg };
  /** The successes that are needed in addition to those of cards and tokens. */
  readonly need: number;
}

function goalOf(g: Terrinoth, c: Context, action: Action, { pierces }: Terms): Goal | null {
  const have = action.bonus + action.spent;
  const [target, ...others] = c.enemies;
  const location = activeLocation(g);
  if (action.kind === 'attack' && target && !target.down && others.length === 0) {
    const resists = Math.max(0, resilienceOf(g, target) - pierces);
    const need = enemyHealth(g, target) - target.wounds + resists - have;
    return { text: 'ht.odds.attack', args: { enemy: nameOf(g, target) }, need };
  }
  if (action.kind === 'explore' && location)
    return { text: 'ht.odds.explore', need: explorationValue(g, location) - location.progress - have };
  if (action.kind === 'rest') return { text: 'ht.odds.rest', need: heroPiece(g, action.seat).wounds - have };
  return null;
}
