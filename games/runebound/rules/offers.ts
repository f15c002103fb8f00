import { asOffers, asPlainOffer, type PlainOffer, perBox, plainOffer } from '@questwright/adventure';
import { type As, type Listening, nested, type Text } from '@questwright/kernel';
import { HEX_IDS } from './as.ts';
import type { RuneboundBox } from './catalogue.ts';
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
export interface CardOffer<Kind extends string = 'learn' | 'attempt' | 'buy' | 'discard'> {
  readonly kind: Kind;
  readonly card: Piece;
}

/** An ability of a card that can be used. */
export interface UseOffer extends CardOffer<'use'> {
  readonly use: Use;
  readonly ability: Listening;
  /** A combat action that would change nothing. */
  readonly idle: boolean;
}

export interface SurgeOffer extends CardOffer<'surge'> {
  readonly surge: Surge;
  readonly index: number;
  /** It would change nothing: it only takes up the combat action. */
  readonly idle: boolean;
}

export interface OutcomeOffer extends CardOffer<'outcome'> {
  readonly outcome: number;
  readonly name: string;
}

export interface AttackOffer {
  readonly kind: 'attack';
  readonly symbol: 'physical' | 'magic' | 'enemy';
}

export const plain = (id: string): PlainOffer => plainOffer(id, `rb.do.${id}`);

/** Going to a hex without dice. */
export const HEX_OFFERS: readonly HexOffer[] = HEXES.map(({ index }) => ({
  kind: 'hex',
  hex: index,
  dice: 0,
  before: null,
}));

export const NUMERALS = ['I', 'II', 'III'] as const;

const REROLL_IDS = Array.from({ length: 20 }, (_, die) => `reroll:${die}`);

/** Whoever uses something for nothing should know. */
const orIdle = (idle: boolean, text: Exclude<Text, string>): Text =>
  idle ? ['rb.do.idly', { what: text }] : text;

const aboutCard = ({ card }: { card: Piece }) => ({ card: card.id });

/** Something done with a card. */
const withCard = <K extends CardOffer['kind']>(box: RuneboundBox, kind: K): As<CardOffer & { kind: K }> => ({
  id: ({ card }) => `${kind}:${card.id}`,
  text: ({ card }) => [`rb.do.${kind}`, { card: box.get(card.def).name }],
  about: aboutCard,
});

const asHexOffer: As<HexOffer> = {
  id: ({ hex }) => HEX_IDS[hex]!,
  text: ({ hex, dice }) => ['rb.do.hex', { hex: hexName(hex), dice: diceIn(dice) }],
  about: ({ hex, dice }) => ({ hex, dice }),
};

const asReroll: As<RerollOffer> = {
  id: ({ die }) => REROLL_IDS[die]!,
  text: ({ face }) => ['rb.do.reroll', { face: FACE_NAMES[face]! }],
  about: ({ die }) => ({ die }),
};

const asOutcome: As<OutcomeOffer> = {
  id: ({ outcome }) => `outcome:${NUMERALS[outcome]}`,
  text: ({ outcome, name }) => ['rb.do.outcome', { n: NUMERALS[outcome]!, name }],
  about: aboutCard,
};

const asAttack: As<AttackOffer> = {
  id: ({ symbol }) => `attack:${symbol}`,
  text: ({ symbol }) => ['rb.do.attack', { type: [`rb.damage.${symbol}`] }],
};

/** Which of a card's abilities it is; nothing for the first. */
const which = (index: number): string => (index === 0 ? '' : `.${index}`);

/** Which of the abilities that a card offers at one moment it is, counted from 0. */
function placeOf({ ability }: Listening): number {
  const behind = ability.indexOf('/') + 1;
  return behind === 0 ? 0 : Number(ability.slice(behind)) - 1;
}

const asUse = (box: RuneboundBox): As<UseOffer> => ({
  id: ({ card, ability }) => `use:${card.id}${which(placeOf(ability))}`,
  text: ({ card, use: { name, effect, actions }, idle }) =>
    orIdle(idle, [
      name === undefined ? 'rb.do.use' : 'rb.do.use-named',
      { card: box.get(card.def).name, name: name ?? '', text: nested(effect), actions },
    ]),
  about: aboutCard,
});

const asSurge = (box: RuneboundBox): As<SurgeOffer> => ({
  id: ({ card, index }) => `surge:${card.id}${which(index)}`,
  text: ({ card, surge: { name, text, cost }, idle }) =>
    orIdle(idle, [
      'rb.do.surge',
      { card: box.get(card.def).name, name, text: nested(text), cost: String(cost), n: Number(cost) || 2 },
    ]),
  about: aboutCard,
});

/** What can be done, as options. */
export const offersIn = (box: RuneboundBox) =>
  asOffers<Offer>({
    plain: asPlainOffer,
    hex: asHexOffer,
    reroll: asReroll,
    learn: withCard(box, 'learn'),
    attempt: withCard(box, 'attempt'),
    buy: withCard(box, 'buy'),
    discard: withCard(box, 'discard'),
    use: asUse(box),
    surge: asSurge(box),
    outcome: asOutcome,
    attack: asAttack,
  });

export const asOffer = perBox(offersIn);

/** How many bits are set. */
export function diceIn(bits: number): number {
  let n = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) n++;
  return n;
}
