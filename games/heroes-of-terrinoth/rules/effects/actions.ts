import { type Amount, amountText, type Effect } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import { act } from '../actions/act.ts';
import type { Terms } from '../actions/terms.ts';
import type { ActionKind, Terrinoth } from '../state.ts';

/** What a card adds to its action. */
export interface Riders {
  /** Any enemy in play may be the target. */
  readonly ranged?: true;
  /** The largest number of targets of the attack. */
  readonly targets?: number;
  /** The attack ignores so much resilience, or all of it. */
  readonly pierce?: number | 'all';
  readonly rerollHeroDice?: number;
  readonly rerollEnemyDice?: number;
  readonly rerollDice?: number;
  /** Successes on top. */
  readonly successes?: Amount;
  /** Defense on top. */
  readonly defense?: Amount;
  readonly noEnemyDice?: true;
}

/** The line of an activation card that is its action. */
export interface ActionLine extends Effect<Terrinoth> {
  readonly action: ActionKind;
}

export const isActionLine = (effect: Effect<Terrinoth>): effect is ActionLine => 'action' in effect;

export const attack = (dice: Amount, riders: Riders = {}): ActionLine => action('attack', dice, riders);
export const explore = (dice: Amount, riders: Riders = {}): ActionLine => action('explore', dice, riders);
export const rest = (dice: Amount, riders: Riders = {}): ActionLine => action('rest', dice, riders);
export const aid = (dice: Amount, riders: Riders = {}): ActionLine => action('aid', dice, riders);

function action(kind: ActionKind, dice: Amount, riders: Riders): ActionLine {
  const terms: Terms = {
    kind,
    dice,
    ranged: riders.ranged ?? false,
    targets: riders.targets ?? 1,
    pierces: riders.pierce === 'all' ? Number.POSITIVE_INFINITY : (riders.pierce ?? 0),
    heroRerolls: riders.rerollHeroDice ?? 0,
    enemyRerolls: riders.rerollEnemyDice ?? 0,
    anyRerolls: riders.rerollDice ?? 0,
    successes: riders.successes ?? 0,
    defense: riders.defense ?? 0,
    enemyDice: !riders.noEnemyDice,
  };
  return { action: kind, text: actionText(kind, dice, riders), run: (g, c) => act(g, c, terms) };
}

function actionText(kind: ActionKind, dice: Amount, riders: Riders): Text {
  const details = riderTexts(riders);
  const args = {
    action: [`ht.action-line.${kind}${riders.ranged ? '.ranged' : ''}`] as const,
    dice: nested(amountText('ht.dice', dice)),
  };
  return details.length > 0
    ? ['ht.action-riders', { ...args, riders: { list: details } }]
    : ['ht.action', args];
}

function riderTexts(riders: Riders): Text[] {
  const texts: Text[] = [];
  const { targets = 1 } = riders;
  if (targets > 1) texts.push(['ht.rider.targets', { n: targets }]);
  if (riders.pierce === 'all') texts.push('ht.rider.pierce-all');
  else if (riders.pierce) texts.push(['ht.rider.pierce', { n: riders.pierce }]);
  if (riders.rerollHeroDice) texts.push(['ht.rider.reroll-hero', { n: riders.rerollHeroDice }]);
  if (riders.rerollEnemyDice) texts.push(['ht.rider.reroll-enemy', { n: riders.rerollEnemyDice }]);
  if (riders.rerollDice) texts.push(['ht.rider.reroll', { n: riders.rerollDice }]);
  if (riders.successes) {
    texts.push(['ht.rider.plus', { what: nested(amountText('ht.successes', riders.successes)) }]);
  }
  if (riders.defense)
    texts.push(['ht.rider.plus', { what: nested(amountText('ht.defense', riders.defense)) }]);
  if (riders.noEnemyDice) texts.push('ht.rider.no-enemy-dice');
  return texts;
}
