import { foeDef, tokenDef } from '../../rules/catalogue.ts';
import { COMMON_TOKENS, MASTER_TOKEN } from '../../rules/combat/cast.ts';
import { damageOf, healthOfSide } from '../../rules/combat/foe.ts';
import { worthOf } from '../../rules/combat/instinct.ts';
import { foeCard, other, sideTokens } from '../../rules/combat/tokens.ts';
import { type Combat, NONE, type Piece, type Runebound, type Side } from '../../rules/state.ts';

/** How much of the value of a position is the health that is left after it. */
const HEALTH = 0.15;

/** How good a combat that is over was for a side, from 0 to 1. */
export function valueOfEnd(g: Runebound, { result, heroes }: Combat, side: Side): number {
  if (result === 'fled') return 0.3;
  const won = (result === 'defender') === (side === 1);
  if (!won) return 0;
  const hero = heroes[side];
  const left = hero === NONE || g.over ? 1 : 1 - g.heroes[hero]!.damage / 10;
  return 1 - HEALTH + HEALTH * left;
}

/**
 * How good a combat between two rounds is for a side, from 0 to 1: both race to the other's defeat, each with
 * what its tokens do in an average round.
 */
export function valueOfRace(g: Runebound, side: Side): number {
  const foe = other(side);
  const health = Math.max(1, healthOfSide(g, side));
  const left = Math.max(0, health - damageOf(g, side));
  const foeLeft = Math.max(0, healthOfSide(g, foe) - damageOf(g, foe));
  const lead = left / paceOf(g, foe) - foeLeft / paceOf(g, side);
  return (1 - HEALTH) / (1 + Math.exp(-STEEPNESS * lead)) + (HEALTH * left) / health;
}
const STEEPNESS = 1.1;

/** The damage that a side does in an average round. */
function paceOf(g: Runebound, side: Side): number {
  let pace = 0.3;
  for (const token of sideTokens(g, side)) if (takesPart(g, token)) pace += worthOfToken(g, token);
  return pace;
}

export function worthOfToken(g: Runebound, token: Piece): number {
  const { sides } = tokenDef(g, token);
  return (worthOf(sides[0]) + worthOf(sides[1])) / 2;
}

function takesPart(g: Runebound, token: Piece): boolean {
  if (token.zone !== 'enemy-tokens') return true;
  if (COMMON_TOKENS.includes(token.def)) return true;
  if (token.def === MASTER_TOKEN) return g.act === 2 || g.combat!.kind === 'villain';
  return foeDef(g, foeCard(g)!).token === token.def;
}
