import type { Choice } from '@questwright/kernel';
import { tokenDef } from '../catalogue.ts';
import type { CombatSymbol, TokenSide } from '../definitions.ts';
import type { Offer } from '../offers.ts';
import { NONE, type Piece, type Runebound, type Side } from '../state.ts';
import { TOKENS } from '../zones.ts';
import type { AgilityTarget, Payment } from './actions.ts';
import type { Damage } from './damage.ts';
import { damageOf, healthOfSide } from './foe.ts';
import { AGILITY, STACK } from './options.ts';
import { combatOf, faceOf, freeTokens, other, symbolsOn, tokensFor } from './tokens.ts';

/**
 * What a fighter answers who looks at the tokens on the table but not ahead: it aims to defeat its foe and never
 * helps it. What comes back is what the rule is told: the thing, the things or the amount.
 */
export function instinct(g: Runebound, choice: Choice, own: Side): unknown {
  const { among } = choice as { among: readonly unknown[] };
  switch (choice.topic) {
    case 'combat-action':
      return best(among as Offer[], (offer) => worthOfOffer(g, own, offer));
    case 'agility-target':
      return best(among as AgilityTarget[], (target) => worthOfTarget(g, own, target));
    case 'pay-surges':
      return best(among as Payment[], ({ sum }) => -sum);
    case 'attack':
      return among;
    case 'shields':
      return enoughShields(g, among as Piece[], (choice.subject as Damage).damage);
    case 'flip':
      return several(choice, (token) => gainOfFlip(g, own, token));
    case 'recast':
      return several(choice, (token) => gainOfFlip(g, own, token) / 2);
    case 'remove':
      return several(choice, (token) => -gain(g, own, token, worthOf(faceOf(g, token))));
    case 'retreat':
      return among[1];
    default:
      return anything(g, choice);
  }
}

/** Tokens by what they are worth, as many of other things as can be had, yes to everything. */
function anything(g: Runebound, choice: Choice): unknown {
  if (choice.kind === 'amount') return choice.max;
  if (choice.kind === 'order') return choice.among;
  if (choice.kind === 'some') return choice.among.slice(0, choice.max);
  return best(choice.among, (thing) => (isToken(thing) ? worthOf(faceOf(g, thing)) : 0));
}

const isToken = (thing: unknown): thing is Piece =>
  typeof thing === 'object' && thing !== null && 'under' in thing && isTokenZone((thing as Piece).zone);

const isTokenZone = (zone: string): boolean => zone === ENEMY || TOKENS.includes(zone);
const ENEMY = 'enemy-tokens';

function best<T>(among: readonly T[], worth: (thing: T) => number): T {
  let chosen = among[0] as T;
  let most = worth(chosen);
  for (let i = 1; i < among.length; i++) {
    const thing = among[i] as T;
    const found = worth(thing);
    if (found <= most) continue;
    chosen = thing;
    most = found;
  }
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

function worthOfOffer(g: Runebound, own: Side, offer: Offer): number {
  if (offer.kind === 'attack') {
    const n = sumOf(g, own, offer.symbol);
    return wouldDefeat(g, own, n) ? 100 + n : 10 + Math.min(n, 9);
  }
  if ('idle' in offer && offer.idle) return -1;
  if (offer.kind === 'surge') return 40 + (offer.surge.cost === 'X' ? 1 : offer.surge.cost);
  if (offer === STACK) return hasLooseDamage(g, own) ? 50 : -1;
  if (offer === AGILITY) return bestTarget(g, own) > 0 ? 30 : -1;
  if (offer.kind === 'use') return offer.use.combatAction ? 35 : -1;
  return 0;
}

const sumOf = (g: Runebound, side: Side, symbol: CombatSymbol): number =>
  tokensFor(g, side, symbol).reduce((n, token) => n + symbolsOn(g, token), 0);

/** Whether so much damage, beyond what shields can block, defeats the foe. */
function wouldDefeat(g: Runebound, own: Side, damage: number): boolean {
  const foe = other(own);
  const left = healthOfSide(g, foe) - damageOf(g, foe);
  return damage >= left && damage - sumOf(g, foe, 'shield') >= left;
}

const hasLooseDamage = (g: Runebound, own: Side): boolean =>
  freeTokens(g, own).some((token) => token.on === 0 && DAMAGE.includes(faceOf(g, token).symbol));
const DAMAGE: readonly CombatSymbol[] = ['physical', 'magic', 'enemy'];

function bestTarget(g: Runebound, own: Side): number {
  let most = 0;
  for (const token of freeTokens(g, own)) most = Math.max(most, gainOfFlip(g, own, token));
  for (const token of freeTokens(g, other(own))) most = Math.max(most, gainOfFlip(g, own, token) / 2);
  return most;
}

const worthOfTarget = (g: Runebound, own: Side, { token, flips }: AgilityTarget): number =>
  flips ? gainOfFlip(g, own, token) : gainOfFlip(g, own, token) / 2;

/** What a side gains when a token is turned over; a recast turns it over half the time. */
function gainOfFlip(g: Runebound, own: Side, token: Piece): number {
  const { sides } = tokenDef(g, token);
  const turned = worthOf(sides[token.side === 0 ? 1 : 0]) - worthOf(sides[token.side === 0 ? 0 : 1]);
  return gain(g, own, token, token.on === 0 ? turned : turned * 2);
}

/** What is good for the foe is bad for oneself. */
function gain(g: Runebound, own: Side, token: Piece, worth: number): number {
  const hero = combatOf(g).heroes[own];
  return token.zone === (hero === NONE ? ENEMY : TOKENS[hero]) ? worth : -worth;
}

/** What a side of a token is worth to whoever casts it. */
export function worthOf({ symbol, value }: TokenSide): number {
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

/** As few shields as block the damage; all of them when that is not enough. */
function enoughShields(g: Runebound, shields: readonly Piece[], damage: number): readonly Piece[] {
  let left = damage;
  return shields.filter((shield) => {
    if (left <= 0) return false;
    left -= symbolsOn(g, shield);
    return true;
  });
}
