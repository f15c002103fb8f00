import type { About, As, Text } from '@questwright/kernel';
import { HEX_IDS } from './as.ts';
import { nameOf } from './catalogue.ts';
import type { Surge, Use } from './definitions.ts';
import { HEXES, hexName } from './map/hexes.ts';
import type { Piece } from './state.ts';
import { FACE_NAMES } from './terrain.ts';

/** Something that a player can do now. */
export type Offer =
  | PlainOffer
  | HexOffer
  | RerollOffer
  | CardOffer
  | UseOffer
  | SurgeOffer
  | OutcomeOffer
  | AttackOffer;

/** Told by its id alone. */
export interface PlainOffer {
  readonly kind: 'plain';
  readonly id: string;
  readonly text: Text;
}

/** A hex to enter; when dice pay for it, a bit for each die spent by then, and the step before it. */
export interface HexOffer {
  readonly kind: 'hex';
  readonly hex: number;
  readonly dice: number;
  readonly before: HexOffer | null;
}

export interface RerollOffer {
  readonly kind: 'reroll';
  readonly die: number;
  readonly face: number;
}

/** Something done with a card: learn it, attempt it, buy it, discard it. */
export interface CardOffer {
  readonly kind: 'learn' | 'attempt' | 'buy' | 'discard';
  readonly card: Piece;
}

/** An ability of a card; `index` tells which. */
export interface UseOffer {
  readonly kind: 'use';
  readonly card: Piece;
  readonly use: Use;
  readonly index: number;
  /** A combat action that would change nothing. */
  readonly idle: boolean;
}

export interface SurgeOffer {
  readonly kind: 'surge';
  readonly card: Piece;
  readonly surge: Surge;
  readonly index: number;
  /** It would change nothing: it only takes up the combat action. */
  readonly idle: boolean;
}

export interface OutcomeOffer {
  readonly kind: 'outcome';
  readonly card: Piece;
  readonly outcome: number;
  readonly name: string;
}

export interface AttackOffer {
  readonly kind: 'attack';
  readonly symbol: 'physical' | 'magic' | 'enemy';
}

export const plain = (id: string): PlainOffer => ({ kind: 'plain', id, text: `rb.do.${id}` });

/** Going to a hex without dice. */
export const HEX_OFFERS: readonly HexOffer[] = HEXES.map(({ index }) => ({
  kind: 'hex',
  hex: index,
  dice: 0,
  before: null,
}));

export const NUMERALS = ['I', 'II', 'III'] as const;

const REROLL_IDS = Array.from({ length: 20 }, (_, die) => `reroll:${die}`);

function idOf(offer: Offer): string {
  switch (offer.kind) {
    case 'plain':
      return offer.id;
    case 'hex':
      return HEX_IDS[offer.hex]!;
    case 'reroll':
      return REROLL_IDS[offer.die]!;
    case 'use':
      return offer.index === 0 ? `use:${offer.card.id}` : `use:${offer.card.id}.${offer.index}`;
    case 'surge':
      return offer.index === 0 ? `surge:${offer.card.id}` : `surge:${offer.card.id}.${offer.index}`;
    case 'outcome':
      return `outcome:${NUMERALS[offer.outcome]}`;
    case 'attack':
      return `attack:${offer.symbol}`;
    default:
      return `${offer.kind}:${offer.card.id}`;
  }
}

function textOf(offer: Offer): Text {
  switch (offer.kind) {
    case 'plain':
      return offer.text;
    case 'hex':
      return ['rb.do.hex', { hex: hexName(offer.hex), dice: diceIn(offer.dice) }];
    case 'reroll':
      return ['rb.do.reroll', { face: FACE_NAMES[offer.face]! }];
    case 'use':
      return orIdle(offer.idle, [
        offer.use.name === null ? 'rb.do.use' : 'rb.do.use-named',
        { card: nameOf(offer.card), name: offer.use.name ?? '', text: asArg(offer.use.text) },
      ]);
    case 'surge':
      return orIdle(offer.idle, [
        'rb.do.surge',
        { card: nameOf(offer.card), name: offer.surge.name, text: asArg(offer.surge.text) },
      ]);
    case 'outcome':
      return ['rb.do.outcome', { n: NUMERALS[offer.outcome]!, name: offer.name }];
    case 'attack':
      return ['rb.do.attack', { type: [`rb.damage.${offer.symbol}`] }];
    default:
      return [`rb.do.${offer.kind}`, { card: nameOf(offer.card) }];
  }
}

/** Who uses something for nothing should know. */
const orIdle = (idle: boolean, text: Exclude<Text, string>): Text =>
  idle ? ['rb.do.idly', { what: text }] : text;

const asArg = (text: Text): readonly [string] | Exclude<Text, string> =>
  typeof text === 'string' ? [text] : text;

export const asOffer: As<Offer> = {
  id: idOf,
  text: textOf,
  about: aboutOf,
};

export function aboutOf(offer: Offer): About {
  if (offer.kind === 'hex') return { hex: offer.hex, dice: offer.dice };
  if (offer.kind === 'reroll') return { die: offer.die };
  return 'card' in offer ? { card: offer.card.id } : NOTHING;
}
const NOTHING: About = {};

/** How many bits are set. */
export function diceIn(bits: number): number {
  let n = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) n++;
  return n;
}
