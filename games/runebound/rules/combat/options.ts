import { isAllowed, perBox, pieces, wouldDo } from '@questwright/adventure';
import { type As, isFresh } from '@questwright/kernel';
import { cardDef, type RuneboundBox } from '../catalogue.ts';
import { contextOf } from '../context.ts';
import type { CombatSymbol, Context } from '../definitions.ts';
import { heroCard } from '../heroes.ts';
import { type AttackOffer, type Offer, offersIn, plain } from '../offers.ts';
import { NONE, type Piece, type Runebound, SIDES, type Side } from '../state.ts';
import { addUses } from '../uses.ts';
import { ASSETS, LEARNED } from '../zones.ts';
import {
  aliasesOf,
  combatOf,
  counts,
  faceOf,
  foeCard,
  freeTokens,
  other,
  symbolsOn,
  tokensFor,
} from './tokens.ts';

export const PASS = plain('pass');
export const AGILITY = plain('agility');
export const STACK = plain('stack');

const ATTACKS: { readonly [damage in AttackOffer['symbol']]: AttackOffer } = {
  physical: { kind: 'attack', symbol: 'physical' },
  magic: { kind: 'attack', symbol: 'magic' },
  enemy: { kind: 'attack', symbol: 'enemy' },
};

/** Every combat action that a side can take now, what it can use besides, and passing. */
export function combatOffers(g: Runebound, side: Side): Offer[] {
  const offers: Offer[] = [PASS];
  const hero = combatOf(g).heroes[side];
  const pool = freeTokens(g, side);
  const aliases = aliasesOf(g, side);
  const has = (symbol: AttackOffer['symbol'] | 'agility'): boolean =>
    pool.some((token) => counts(g, token, symbol, aliases));
  if (hero === NONE) {
    if (has('enemy')) offers.push(ATTACKS.enemy);
  } else {
    if (has('physical')) offers.push(ATTACKS.physical);
    if (has('magic')) offers.push(ATTACKS.magic);
  }
  if (has('agility') && (pool.length > 1 || freeTokens(g, other(side)).length > 0)) offers.push(AGILITY);
  if (canStack(g, pool)) offers.push(STACK);
  const surges = surgesIn(g, side);
  if (surges > 0 && isAllowed(g, 'surge', side)) addSurges(g, side, surges, offers);
  if (hero !== NONE) addUses(g, hero, 'combat', offers);
  return offers;
}

/** What is done with a symbol is about the tokens of the side that show it. */
export const asCombatOffer = perBox((box: RuneboundBox): readonly As<Offer>[] =>
  SIDES.map((side) => {
    const as = offersIn(box);
    return {
      ...as,
      about: (offer) => {
        const symbol = symbolFor(offer);
        return symbol === null ? as.about(offer) : { symbol, side };
      },
    };
  }),
);

function symbolFor(offer: Offer): CombatSymbol | null {
  if (offer.kind === 'attack') return offer.symbol;
  if (offer === AGILITY) return 'agility';
  return offer === STACK ? 'double' : null;
}

/** How many surges a side could spend now. */
export const surgesIn = (g: Runebound, side: Side): number =>
  tokensFor(g, side, 'surge').reduce((n, token) => n + symbolsOn(g, token), 0);

export const isDouble = (g: Runebound, token: Piece): boolean => faceOf(g, token).symbol === 'double';

/** Nothing goes on a token that is itself stacked, and it goes on nothing. */
function canStack(g: Runebound, pool: readonly Piece[]): boolean {
  const loose = pool.filter(({ on }) => on === 0);
  return loose.length > 1 && loose.some((token) => isDouble(g, token));
}

/** Surge abilities that are paid for and unused in this combat round, also those that would change nothing. */
function addSurges(g: Runebound, side: Side, surges: number, offers: Offer[]): void {
  for (const card of surgeCards(g, side)) {
    if (card.down) continue;
    const abilities = cardDef(g, card).surges;
    for (let index = 0; index < abilities.length; index++) {
      const surge = abilities[index]!;
      if (surges < (surge.cost === 'X' ? 1 : surge.cost)) continue;
      if (!isFresh(g, 'combat-round', surgeKey(card, index))) continue;
      const idle = !wouldDo(surge.effect, g, sideContext(g, side, card));
      offers.push({ kind: 'surge', card, surge, index, idle });
    }
  }
}

/** A surge ability of a card, which can be triggered once in a combat round. */
export const surgeKey = ({ def, id }: Piece, index: number): string => `${def}#${id}/surge.${index}`;

/** The cards whose surge abilities a side can trigger. */
export function surgeCards(g: Runebound, side: Side): readonly Piece[] {
  const hero = combatOf(g).heroes[side];
  if (hero === NONE) return [foeCard(g)!];
  return [heroCard(g, hero), ...pieces(g, ASSETS[hero]!), ...pieces(g, LEARNED[hero]!)];
}

export function sideContext(g: Runebound, side: Side, card: Piece): Context {
  const { seats, heroes } = combatOf(g);
  return contextOf(seats[side], heroes[side], card, side, true);
}
