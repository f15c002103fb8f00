import { perBox } from '@questwright/adventure';
import type { As, Phrase } from '@questwright/kernel';
import { type RuneboundBox, tokenDef } from './catalogue.ts';
import type { AdventureCard, Attribute, TokenDef, TokenSide } from './definitions.ts';
import { type Adventure, HEXES, hexName } from './map/hexes.ts';
import type { Piece, Runebound } from './state.ts';
import { FACE_NAMES } from './terrain.ts';

/** A trophy by its name and by the kind that its back shows. */
export const asTrophy = perBox(
  (box: RuneboundBox): As<Piece> => ({
    ...box.asCard,
    text: ({ def }) => {
      const { name, deck } = box.get(def) as AdventureCard;
      return ['rb.trophy', { card: name, kind: [`rb.kind.${deck}`] }];
    },
  }),
);

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
export const asToken = perBox(
  (box: RuneboundBox): As<Piece> => ({
    id: ({ id }) => `token:${id}`,
    text: (token) => tokenWords(box.get(token.def) as TokenDef, token),
    about: ({ id }) => ({ token: id }),
  }),
);

/** What a token shows, given what it is. */
export const tokenWords = ({ sides }: TokenDef, { side }: Pick<Piece, 'side'>): Phrase => [
  'rb.token',
  { shown: sideText(sides[side]!), back: sideText(sides[1 - side]!) },
];

export const tokenText = (g: Runebound, token: Piece): Phrase => tokenWords(tokenDef(g, token), token);

/** The side of a combat token that is up. */
export const shownText = (g: Runebound, token: Piece): Phrase =>
  sideText(tokenDef(g, token).sides[token.side]!);

/** The side of a combat token that is down. */
export const backText = (g: Runebound, token: Piece): Phrase =>
  sideText(tokenDef(g, token).sides[1 - token.side]!);

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
