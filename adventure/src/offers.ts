import type { About, As, Text } from '@questwright/kernel';

/** Something that a player can do now. Bots and policies go by its kind and by what it carries, never by its text. */
export interface OfferOf<Kind extends string = string> {
  readonly kind: Kind;
}

/** An offer that is told by its id alone: to pass, to end the turn. */
export interface PlainOffer extends OfferOf<'plain'> {
  readonly id: string;
  readonly text: Text;
}

export const plainOffer = (id: string, text: Text): PlainOffer => ({ kind: 'plain', id, text });

export const asPlainOffer: As<PlainOffer> = { id: ({ id }) => id, text: ({ text }) => text };

/** How offers of several kinds are told, each kind in its own way. */
export function asOffers<O extends OfferOf>(
  kinds: {
    readonly [K in O['kind']]: As<Extract<O, { kind: K }>>;
  },
): As<O> & { about(offer: O): About } {
  const told = kinds as { readonly [kind: string]: As<O> };
  return {
    id: (offer) => told[offer.kind]!.id(offer),
    text: (offer) => told[offer.kind]!.text(offer),
    about: (offer) => told[offer.kind]!.about?.(offer) ?? NOTHING,
  };
}
const NOTHING: About = {};
