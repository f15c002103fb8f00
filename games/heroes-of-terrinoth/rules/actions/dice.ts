import { asUse, canUse, note, usableAt, useNow, valueFor } from '@questwright/adventure';
import {
  type As,
  chooseOne,
  isLogged,
  type Listening,
  NOTHING,
  pick,
  type Rule,
  type TextArg,
} from '@questwright/kernel';
import { ENEMY_DIE, HERO_DIE } from '../../content/dice.ts';
import { engagedWith } from '../enemies.ts';
import type { Action, EnemyFace, HeroFace, Terrinoth } from '../state.ts';

const rollHeroDie = (g: Terrinoth): HeroFace => pick(g, 'hero die', HERO_DIE);
const rollEnemyDie = (g: Terrinoth): EnemyFace => pick(g, 'enemy die', ENEMY_DIE);

/** Step 1: hero dice as the card says, and an enemy die for each readied enemy engaged with the hero. */
export function rollForAction(g: Terrinoth, action: Action, printed: number, enemyDice: boolean): void {
  const { seat } = action;
  const dice = valueFor(g, 'heroDice', printed, action);
  for (let i = 0; i < dice; i++) action.heroDice.push(rollHeroDie(g));
  const enemies = enemyDice ? valueFor(g, 'enemyDice', readiedAround(g, seat), action) : 0;
  for (let i = 0; i < enemies; i++) action.enemyDice.push(rollEnemyDie(g));
  if (isLogged(g)) noteRoll(g, action);
}

function noteRoll(g: Terrinoth, { seat, heroDice, enemyDice }: Action): void {
  const faces = { hero: seat, dice: facesArg(heroDice), foes: facesArg(enemyDice) };
  note(g, 'ht.log.rolls', faces, 'HT-ACTION-05');
}

export function readiedAround(g: Terrinoth, seat: number): number {
  let n = 0;
  for (const enemy of engagedWith(g, seat)) if (!enemy.exhausted) n++;
  return n;
}

const facesArg = (faces: readonly string[]): TextArg =>
  faces.length === 0 ? ['ht.no-dice'] : { list: faces.map((face) => `ht.face.${face}`) };

/** A die of the roll: hero dice from 0, enemy dice from 100. */
type Die = number;
export const FIRST_ENEMY_DIE = 100;
const KEEP = -1;

/** After the roll, before the dice are resolved: rerolls, as often as the hero may, also of one and the same die. */
export function offerRerolls(g: Terrinoth, action: Action): Rule {
  const rerolls = action.heroRerolls + action.enemyRerolls + action.anyRerolls;
  return rerolls > 0 || canUse(g, 'afterRoll') ? chooseRerolls(g, action) : NOTHING;
}

function* chooseRerolls(g: Terrinoth, action: Action): Rule {
  const { seat } = action;
  for (;;) {
    const among: (Die | Listening)[] = [KEEP];
    if (action.heroRerolls + action.anyRerolls > 0) {
      for (let i = 0; i < action.heroDice.length; i++) among.push(i);
    }
    if (action.enemyRerolls + action.anyRerolls > 0) {
      for (let i = 0; i < action.enemyDice.length; i++) among.push(FIRST_ENEMY_DIE + i);
    }
    for (const ability of usableAt(g, 'afterRoll', seat)) among.push(ability);
    if (among.length === 1) return;
    const picked = yield* chooseOne(g, {
      seat,
      prompt: 'ht.ask.reroll',
      by: () => 'ht.by.reroll',
      among,
      as: asActionDie(action),
    });
    if (picked === KEEP) return;
    if (typeof picked === 'number') reroll(g, action, picked);
    else yield* useNow(g, picked, seat);
  }
}

function reroll(g: Terrinoth, action: Action, die: Die): void {
  if (die < FIRST_ENEMY_DIE) {
    if (action.heroRerolls > 0) action.heroRerolls--;
    else action.anyRerolls--;
  } else if (action.enemyRerolls > 0) action.enemyRerolls--;
  else action.anyRerolls--;
  rollAgain(g, action, die);
}

/** Rolls one die of the action again. */
export function rollAgain(g: Terrinoth, action: Action, die: Die): void {
  const face =
    die < FIRST_ENEMY_DIE
      ? (action.heroDice[die] = rollHeroDie(g))
      : (action.enemyDice[die - FIRST_ENEMY_DIE] = rollEnemyDie(g));
  action.rerolled.push(die);
  note(g, 'ht.log.rerolls', { hero: action.seat, face: [`ht.face.${face}`] }, 'HT-ACTION-39');
}

/** The dice of the roll, of one kind or of both. */
export function diceOf(action: Action, kind: 'hero' | 'enemy' | 'any'): Die[] {
  const heroDice = kind === 'enemy' ? [] : action.heroDice.map((_, i) => i);
  const enemyDice = kind === 'hero' ? [] : action.enemyDice.map((_, i) => FIRST_ENEMY_DIE + i);
  return [...heroDice, ...enemyDice];
}

export const asActionDie = (action: Action): As<Die | Listening> => ({
  id: (thing) => {
    if (typeof thing !== 'number') return asUse.id(thing);
    if (thing === KEEP) return 'keep';
    return thing < FIRST_ENEMY_DIE ? `hero-die:${thing}` : `enemy-die:${thing - FIRST_ENEMY_DIE}`;
  },
  text: (thing) => {
    if (typeof thing !== 'number') return asUse.text(thing);
    if (thing === KEEP) return 'ht.keep';
    return thing < FIRST_ENEMY_DIE
      ? ['ht.reroll-hero', { face: [`ht.face.${action.heroDice[thing]}`] }]
      : ['ht.reroll-enemy', { face: [`ht.face.${action.enemyDice[thing - FIRST_ENEMY_DIE]}`] }];
  },
  about: (thing) => {
    if (typeof thing !== 'number') return asUse.about!(thing);
    if (thing === KEEP) return {};
    return thing < FIRST_ENEMY_DIE ? { heroDie: thing } : { enemyDie: thing - FIRST_ENEMY_DIE };
  },
});

/** Step 2: successes and defense. Each critical success is rolled again, and so is each that this brings. */
export function countResults(g: Terrinoth, action: Action): void {
  const { heroDice } = action;
  let successes = action.spent + action.bonus;
  let defense = action.shield;
  const rolled = heroDice.length;
  for (let i = 0; i < heroDice.length; i++) {
    const face = heroDice[i];
    if (face === 'success') successes++;
    else if (face === 'defense') defense++;
    else if (face === 'critical') {
      successes++;
      heroDice.push(rollHeroDie(g));
    }
  }
  if (heroDice.length > rolled && isLogged(g)) {
    note(g, 'ht.log.criticals', { dice: facesArg(heroDice.slice(rolled)) }, 'HT-ACTION-13');
  }
  action.successes = successes;
  action.defense = defense;
  note(g, 'ht.log.successes', { n: successes, defense }, 'HT-ACTION-11');
}
