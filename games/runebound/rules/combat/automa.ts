import { CHECKPOINT, type Choice, type Rule } from '@questwright/kernel';
import { tokenDef } from '../catalogue.ts';
import type { TokenSide } from '../definitions.ts';
import type { Offer } from '../offers.ts';
import { AUTOMA, type Piece, type Runebound, type Side } from '../state.ts';
import type { AgilityTarget, Payment } from './actions.ts';
import { damageOf, healthOfSide } from './foe.ts';
import { AGILITY, STACK } from './options.ts';
import { faceOf, freeTokens, symbolsOn, tokensFor } from './tokens.ts';

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
  const prompt = typeof choice.prompt === 'string' ? choice.prompt : choice.prompt[0];
  const { among } = choice as { among: readonly unknown[] };
  switch (prompt) {
    case 'rb.ask.combat-action':
      return best(among as Offer[], (offer) => worthOfOffer(g, offer));
    case 'rb.ask.agility-target':
      return best(among as AgilityTarget[], (target) => worthOfTarget(g, target));
    case 'rb.ask.pay-surges':
      return best(among as Payment[], ({ sum }) => -sum);
    case 'rb.ask.attack':
      return among;
    case 'rb.ask.shields':
      return enoughShields(g, among as Piece[], damageIn(choice));
    case 'rb.ask.flip':
      return several(choice, (token) => gainOfFlip(g, token));
    case 'rb.ask.recast':
      return several(choice, (token) => gainOfFlip(g, token) / 2);
    case 'rb.ask.remove':
      return several(choice, (token) => -gain(token, worthOf(faceOf(g, token))));
    default:
      return decideAnything(g, choice);
  }
}

/** Tokens by what they are worth, as many of other things as can be had, yes to everything. */
function decideAnything(g: Runebound, choice: Choice): unknown {
  if (choice.kind === 'amount') return choice.max;
  if (choice.kind === 'order') return choice.among;
  if (choice.kind === 'some') return choice.among.slice(0, choice.max);
  return best(choice.among, (thing) => (isToken(thing) ? worthOf(faceOf(g, thing)) : 0));
}

const isToken = (thing: unknown): thing is Piece =>
  typeof thing === 'object' && thing !== null && 'under' in thing;

function best<T>(among: readonly T[], worth: (thing: T) => number): T {
  let chosen = among[0] as T;
  for (const thing of among) if (worth(thing) > worth(chosen)) chosen = thing;
  return chosen;
}

/** Those that it gains by, best first; and the least bad ones where it must take some. */
function several(choice: Choice, gained: (token: Piece) => number): unknown {
  if (choice.kind === 'one') return best(choice.among as Piece[], gained);
  if (choice.kind !== 'some') throw new Error('Tokens are chosen one or several at a time.');
  const { among, min, max } = choice;
  const sorted = [...(among as Piece[])].sort((a, b) => gained(b) - gained(a));
  const wanted = sorted.filter((token) => gained(token) > 0).length;
  const chosen = sorted.slice(0, Math.max(min, Math.min(wanted, max)));
  return among.filter((token) => chosen.includes(token));
}

function worthOfOffer(g: Runebound, offer: Offer): number {
  if (offer.kind === 'attack') return wouldDefeat(g) ? 100 : 10;
  if (offer.kind === 'surge') return 40 + (offer.surge.cost === 'X' ? 1 : offer.surge.cost);
  if (offer === STACK) return tokensFor(g, OWN, 'enemy').some(({ on }) => on === 0) ? 50 : -1;
  if (offer === AGILITY) return bestTarget(g) > 0 ? 30 : -1;
  return 0;
}

/** Whether all the damage in the pool, beyond what shields can block, defeats the hero. */
function wouldDefeat(g: Runebound): boolean {
  const sum = (side: Side, symbol: 'enemy' | 'shield'): number =>
    tokensFor(g, side, symbol).reduce((n, token) => n + symbolsOn(g, side, token), 0);
  return sum(OWN, 'enemy') - sum(FOE, 'shield') >= healthOfSide(g, FOE) - damageOf(g, FOE);
}

const bestTarget = (g: Runebound): number =>
  Math.max(
    0,
    ...freeTokens(g, OWN).map((token) => gainOfFlip(g, token)),
    ...freeTokens(g, FOE).map((token) => gainOfFlip(g, token) / 2),
  );

const worthOfTarget = (g: Runebound, { token, flips }: AgilityTarget): number =>
  flips ? gainOfFlip(g, token) : gainOfFlip(g, token) / 2;

/** What the enemy gains when a token is turned over; a recast turns it over half the time. */
function gainOfFlip(g: Runebound, token: Piece): number {
  const { sides } = tokenDef(g, token);
  const turned = worthOf(sides[token.side === 0 ? 1 : 0]) - worthOf(sides[token.side === 0 ? 0 : 1]);
  return gain(token, token.on === 0 ? turned : turned * 2);
}

/** What is good for the hero is bad for the enemy. */
const gain = (token: Piece, worth: number): number => (token.zone === 'enemy-tokens' ? worth : -worth);

/** What a side of a token is worth to whoever casts it. */
function worthOf({ symbol, value }: TokenSide): number {
  switch (symbol) {
    case 'dash':
      return 0;
    case 'agility':
      return 0.6;
    case 'double':
      return 0.9;
    case 'shield':
      return 0.8 * value;
    default:
      return value;
  }
}

/** The damage that shields are asked for. */
const damageIn = ({ prompt }: Choice): number => (typeof prompt === 'object' ? Number(prompt[1]?.n) : 0);

/** As few shields as block the damage; all of them when that is not enough. */
function enoughShields(g: Runebound, shields: readonly Piece[], damage: number): readonly Piece[] {
  let left = damage;
  return shields.filter((shield) => {
    if (left <= 0) return false;
    left -= symbolsOn(g, OWN, shield);
    return true;
  });
}
