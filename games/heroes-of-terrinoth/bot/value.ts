import { conditionDef, defOf } from '../rules/catalogue.ts';
import {
  attackOf,
  enemiesInPlay,
  enemyHealth,
  engagedWith,
  isNemesis,
  resilienceOf,
} from '../rules/enemies.ts';
import { activationCards, heroPiece, isAlive, maxHealth } from '../rules/heroes.ts';
import { carriedBy, conditionsOf } from '../rules/pieces.ts';
import type { Piece, Terrinoth } from '../rules/state.ts';
import { anyGoal, goals } from './goals.ts';

const WON = 10_000;

/** How good a position is for the party, in successes. */
export function value(g: Terrinoth): number {
  if (g.over) return g.over.winners.length > 0 ? WON : -WON;
  let sum = -1.5 * (goals[g.quest] ?? anyGoal)(g);
  let token = TOKEN;
  for (const enemy of enemiesInPlay(g)) {
    sum -= danger(g, enemy);
    if (!enemy.down && isNemesis(g, enemy)) token += 0.3 * resilienceOf(g, enemy);
  }
  for (let seat = 0; seat < g.seats; seat++) sum += isAlive(g, seat) ? heroValue(g, seat, token) : FALLEN;
  return sum;
}

/** What a success token is worth; more where only a hard blow gets through. */
const TOKEN = 0.8;

const FALLEN = -35;

function heroValue(g: Terrinoth, seat: number, token: number): number {
  const hero = heroPiece(g, seat);
  return healthValue(g, seat) + token * hero.tokens + cardsValue(g, seat) + belongings(g, seat);
}

/** Every wound hurts; the last ones hurt most, and most of all with enemies close by. */
function healthValue(g: Terrinoth, seat: number): number {
  const left = maxHealth(g, seat) - heroPiece(g, seat).wounds;
  let incoming = 1;
  for (const enemy of engagedWith(g, seat)) incoming += attackOf(g, enemy);
  const shortfall = Math.max(0, 1.5 * incoming + 2 - left);
  return left - 1.2 * shortfall;
}

/** Readied cards are choices for the next activation; having none costs wounds. */
function cardsValue(g: Terrinoth, seat: number): number {
  const cards = activationCards(g, seat);
  let readied = 0;
  for (const card of cards) if (!card.exhausted) readied++;
  const advanced = cards.filter((card) => isAdvanced(g, card)).length;
  return READIED_VALUE[readied]! + advanced;
}
const READIED_VALUE = [-2, -1, -0.4, -0.1, 0];

function isAdvanced(g: Terrinoth, card: Piece): boolean {
  const def = defOf(g, card);
  return def.kind === 'activation' && def.class !== null;
}

function belongings(g: Terrinoth, seat: number): number {
  let sum = 1.5 * carriedBy(g, seat).length;
  for (const card of conditionsOf(g, seat)) sum += conditionDef(g, card.def).harmful ? -1.5 : 1;
  return sum;
}

/** What an enemy will cost until it is defeated: its blows of some rounds, and the successes that it takes. */
function danger(g: Terrinoth, enemy: Piece): number {
  if (enemy.down) return 5;
  const left = Math.max(0, enemyHealth(g, enemy) - enemy.wounds);
  const blows = ROUNDS * (attackOf(g, enemy) + 0.5);
  return blows + (isNemesis(g, enemy) ? 0 : 0.9 * left);
}
const ROUNDS = 3;
