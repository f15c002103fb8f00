import type { As, Phrase } from '@questwright/kernel';
import { known, nameOf } from './catalogue.ts';
import type { Attribute, TokenDef, TokenSide } from './definitions.ts';
import { type Adventure, HEXES, hexName } from './map/hexes.ts';
import type { Piece } from './state.ts';
import { FACE_NAMES } from './terrain.ts';

/** Things as options. They need no state, so one of each serves every match. */
export const asCard: As<Piece> = {
  id: ({ id }) => `card:${id}`,
  text: (card) => ['rb.card', { card: nameOf(card) }],
  about: ({ id }) => ({ card: id }),
};

/** A trophy by its name and by the kind that its back shows. */
export const asTrophy: As<Piece> = {
  ...asCard,
  text: (card) => ['rb.trophy', { card: nameOf(card), kind: [`rb.kind.${known(card).back}`] }],
};

export const HEX_IDS: readonly string[] = HEXES.map(({ label }) => `hex:${label}`);

export const asHex: As<number> = {
  id: (hex) => HEX_IDS[hex]!,
  text: (hex) => ['rb.hex', { hex: hexName(hex) }],
  about: (hex) => ({ hex }),
};

const SEAT_IDS = ['seat:0', 'seat:1', 'seat:2', 'seat:3'];

export const asSeat: As<number> = {
  id: (seat) => SEAT_IDS[seat]!,
  text: (seat) => ['rb.seat', { seat: { seat } }],
  about: (seat) => ({ seat }),
};

export const asKind: As<Adventure> = {
  id: (kind) => `kind:${kind}`,
  text: (kind) => `rb.kind.${kind}`,
};

export const asAttribute: As<Attribute> = {
  id: (attribute) => attribute,
  text: (attribute) => `rb.attribute.${attribute}`,
};

/** A combat token by what it shows and what is on its back: that tells players all they need to tell two apart. */
export const asToken: As<Piece> = {
  id: ({ id }) => `token:${id}`,
  text: (token) => tokenText(token),
  about: ({ id }) => ({ token: id }),
};

export const tokenText = (token: Piece): Phrase => [
  'rb.token',
  { shown: shownText(token), back: backText(token) },
];

/** The side of a combat token that is up. */
export const shownText = (token: Piece): Phrase => sideText(sidesOf(token)[token.side]!);

/** The side of a combat token that is down. */
export const backText = (token: Piece): Phrase => sideText(sidesOf(token)[1 - token.side]!);

function sidesOf(token: Piece): TokenDef['sides'] {
  const def = known(token);
  if (def.kind !== 'token') throw new Error(`${def.name} is no combat token.`);
  return def.sides;
}

const sideText = ({ symbol, value }: TokenSide): Phrase => [`rb.symbol.${symbol}`, { n: value }];

/** A die by its face. */
export interface DieOption {
  readonly die: number;
  readonly face: number;
}

export const asDie: As<DieOption> = {
  id: ({ die }) => `die:${die}`,
  text: ({ face }) => ['rb.face', { face: FACE_NAMES[face]! }],
  about: ({ die }) => ({ die }),
};
