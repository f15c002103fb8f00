import { CHECKPOINT, type Choice, type Rule } from '@questwright/kernel';
import type { Offer } from '../offers.ts';
import { AUTOMA, type Piece, type Runebound, type Side } from '../state.ts';
import { damageOf, healthOfSide } from './foe.ts';
import { AGILITY, STACK } from './options.ts';
import { combatOf, faceOf, freeTokens, isFree, symbolsOn, tokensFor } from './tokens.ts';

/** Runs a rule and answers in it for the enemy that no player is left to control. */
export function* withAutoma(g: Runebound, rule: Rule): Rule {
  let step = rule.next();
  while (!step.done) {
    const pause = step.value;
    if (pause !== CHECKPOINT && pause.seat === AUTOMA) step = rule.next(decide(g, pause));
    else step = rule.next(yield pause);
  }
}

/** The enemy is always the defender, and its foe the attacker. */
const OWN: Side = 1;
const FOE: Side = 0;

/** What the enemy answers: it aims to defeat the hero and never helps it. */
export function decide(g: Runebound, choice: Choice): unknown {
  switch (choice.kind) {
    case 'one':
      return best(choice.among, (thing) => worthOf(g, thing));
    case 'some':
      return several(g, choice.among, choice.min, choice.max);
    case 'order':
      return choice.among;
    case 'amount':
      return choice.max;
  }
}

function best<T>(among: readonly T[], worth: (thing: T) => number): T {
  let chosen = among[0] as T;
  let most = worth(chosen);
  for (const thing of among) {
    const value = worth(thing);
    if (value > most) {
      most = value;
      chosen = thing;
    }
  }
  return chosen;
}

/** How good an option is for the enemy. Options that say nothing are taken in their order, the first one first. */
function worthOf(g: Runebound, thing: unknown): number {
  if (isOffer(thing)) return worthOfOffer(g, thing);
  if (isTarget(thing)) return thing.flips ? -worthOfToken(g, thing.token) : worthOfToken(g, thing.token) - 1;
  if (isPayment(thing)) return -thing.sum;
  if (isToken(thing)) return worthOfToken(g, thing);
  return 0;
}

const isOffer = (thing: unknown): thing is Offer =>
  typeof thing === 'object' && thing !== null && 'kind' in thing;
const isTarget = (thing: unknown): thing is { token: Piece; flips: boolean } =>
  typeof thing === 'object' && thing !== null && 'flips' in thing;
const isPayment = (thing: unknown): thing is { sum: number } =>
  typeof thing === 'object' && thing !== null && 'sum' in thing;
const isToken = (thing: unknown): thing is Piece =>
  typeof thing === 'object' && thing !== null && 'state' in thing;

function worthOfOffer(g: Runebound, offer: Offer): number {
  switch (offer.kind) {
    case 'attack':
      return wouldDefeat(g) ? 100 : 10;
    case 'surge':
      return 40 + (offer.surge.cost === 'X' ? 1 : offer.surge.cost);
    default:
      if (offer === STACK) return hasSomethingToDouble(g) ? 50 : -2;
      if (offer === AGILITY) return hasSomethingToTurn(g) ? 30 : -1;
      return 0;
  }
}

/** Whether all the damage in the pool, beyond what shields can block, defeats the hero. */
function wouldDefeat(g: Runebound): boolean {
  const sum = (side: Side, symbol: 'enemy' | 'shield'): number =>
    tokensFor(g, side, symbol).reduce((n, token) => n + symbolsOn(g, side, token), 0);
  return sum(OWN, 'enemy') - sum(FOE, 'shield') >= healthOfSide(g, FOE) - damageOf(g, FOE);
}

const hasSomethingToDouble = (g: Runebound): boolean =>
  freeTokens(g, OWN).some((token) => token.on === 0 && faceOf(g, token).symbol === 'enemy');

const hasSomethingToTurn = (g: Runebound): boolean =>
  freeTokens(g, OWN).some((token) => faceOf(g, token).symbol === 'dash') ||
  freeTokens(g, FOE).some((token) => worthOfToken(g, token) > 1);

/** What a token is worth to whoever holds it. */
function worthOfToken(g: Runebound, token: Piece): number {
  const { symbol, value } = faceOf(g, token);
  const stacked = token.on === 0 ? 1 : 2;
  if (symbol === 'dash') return -1;
  if (symbol === 'double') return 1;
  return symbol === 'agility'
    ? 1
    : (value + (symbol === 'enemy' || symbol === 'physical' ? 0.5 : 0)) * stacked;
}

/** All of the foe's tokens and of its own damage; only as many shields as there are to be used. */
function several<T>(g: Runebound, among: readonly T[], min: number, max: number): readonly T[] {
  const wanted = among.filter((thing) => !isToken(thing) || isWanted(g, thing));
  const chosen = wanted.slice(0, max);
  for (const thing of among) if (chosen.length < min && !chosen.includes(thing)) chosen.push(thing);
  return among.filter((thing) => chosen.includes(thing));
}

/** A token of the foe that is worth something, or an own one that can be spent. */
function isWanted(g: Runebound, token: Piece): boolean {
  const isOwn = token.zone === 'enemy-tokens';
  if (!isOwn) return worthOfToken(g, token) > 0;
  const { symbol } = faceOf(g, token);
  return combatOf(g).stage === 'action' && (symbol === 'enemy' || symbol === 'shield' || !isFree(token));
}
