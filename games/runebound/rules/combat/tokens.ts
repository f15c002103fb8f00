import { pieces, valueFor } from '@questwright/adventure';
import { pick } from '@questwright/kernel';
import { cardDef, tokenDef } from '../catalogue.ts';
import type { Alias, CombatSymbol, TokenSide } from '../definitions.ts';
import { heroCard } from '../heroes.ts';
import { AWAY, type Combat, NONE, type Piece, POOL, type Runebound, type Side, SPENT } from '../state.ts';
import { ASSETS, foeZone, LEARNED, TOKENS } from '../zones.ts';

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const combatOf = (g: Runebound): Combat => g.combat!;

/** The combat tokens of a side: a hero's own, or those that all enemies share. */
export function sideTokens(g: Runebound, side: Side): readonly Piece[] {
  return pieces(g, zoneOfTokens(g.combat!.heroes[side]));
}

const zoneOfTokens = (hero: number): string => (hero === NONE ? 'enemy-tokens' : TOKENS[hero]!);

/** The side whose pool a token belongs to. */
export function sideOfToken(g: Runebound, { zone }: Piece): Side {
  return zone === zoneOfTokens(combatOf(g).heroes[0]) ? 0 : 1;
}

/** In a combat pool and not covered: what can be spent and reached by effects. */
export const isFree = (token: Piece): boolean => token.state === POOL && token.under === 0;

export function freeTokens(g: Runebound, side: Side): Piece[] {
  const free: Piece[] = [];
  for (const token of sideTokens(g, side)) if (isFree(token)) free.push(token);
  return free;
}

export function spentTokens(g: Runebound, side: Side): Piece[] {
  return sideTokens(g, side).filter(({ state }) => state === SPENT);
}

/** The side that is up: the only one in force. */
export const faceOf = (g: Runebound, token: Piece): TokenSide => tokenDef(g, token).sides[token.side]!;

/** What a token counts: doubled on a double, and whatever abilities make of it. */
export function symbolsOn(g: Runebound, token: Piece): number {
  const { value } = faceOf(g, token);
  return valueFor(g, 'symbols', token.on === 0 ? value : value * 2, token);
}

/** The symbols that a side may spend as others. */
export function aliasesOf(g: Runebound, side: Side): readonly Alias[] {
  const combat = combatOf(g);
  const hero = combat.heroes[side];
  if (hero === NONE) return cardDef(g, foeCard(g)!).aliases;
  let found = cardDef(g, heroCard(g, hero)).aliases;
  for (const zone of [ASSETS[hero]!, LEARNED[hero]!]) {
    for (const card of pieces(g, zone)) {
      const { aliases } = cardDef(g, card);
      if (aliases.length > 0) found = [...found, ...aliases];
    }
  }
  return found;
}

/** Whether a token can be spent as a symbol. */
export function counts(g: Runebound, token: Piece, symbol: CombatSymbol, aliases: readonly Alias[]): boolean {
  const shown = faceOf(g, token).symbol;
  if (shown === symbol) return true;
  return aliases.length > 0 && aliases.some(({ from, to }) => from === shown && to === symbol);
}

/** The tokens that a side can spend as a symbol now. */
export function tokensFor(g: Runebound, side: Side, symbol: CombatSymbol): Piece[] {
  const aliases = aliasesOf(g, side);
  return freeTokens(g, side).filter((token) => counts(g, token, symbol, aliases));
}

/** The card of the enemy that is fought; undefined between heroes. */
export function foeCard(g: Runebound): Piece | undefined {
  const { kind, card, seats } = combatOf(g);
  if (kind === 'challenge') return undefined;
  return pieces(g, foeZone(seats[1])).find(({ id }) => id === card);
}

/** Sets a token at random to one of its sides. */
export function castToken(g: Runebound, token: Piece): void {
  const { sides, cast } = tokenDef(g, token);
  token.side = pick(g, cast, sides, symbolOf) === sides[0] ? 0 : 1;
}
const symbolOf = ({ symbol }: TokenSide): string => symbol;

export function flipToken(token: Piece): void {
  token.side = 1 - token.side;
}

/** Casts a token again. A spent one returns to the pool with the side it landed on. */
export function recastToken(g: Runebound, token: Piece): void {
  castToken(g, token);
  if (token.state === SPENT) token.state = POOL;
}

/** Spends a token whole, and the double beneath it with it. */
export function spendToken(g: Runebound, token: Piece): void {
  if (token.on !== 0) {
    const beneath = beneathOf(g, token);
    beneath.state = SPENT;
    beneath.under = 0;
    token.on = 0;
  }
  token.state = SPENT;
}

/** Removes a token from its pool. The double beneath it stays. */
export function removeToken(g: Runebound, token: Piece): void {
  if (token.on !== 0) {
    beneathOf(g, token).under = 0;
    token.on = 0;
  }
  token.state = SPENT;
}

/** Puts a token on a double. */
export function stack(token: Piece, double: Piece): void {
  token.on = double.id;
  double.under = token.id;
}

const beneathOf = (g: Runebound, token: Piece): Piece =>
  pieces(g, token.zone).find(({ id }) => id === token.on)!;

/** Takes a token out of the combat, or readies it for a cast. */
export function putBack(token: Piece, state: number = AWAY): void {
  token.state = state;
  token.on = 0;
  token.under = 0;
}
