import { does, lastingDef, lastsAlready } from '@questwright/adventure';
import { chooseOne, last, type Rule } from '@questwright/kernel';
import type { Context } from '../definitions.ts';
import type { Events } from '../events.ts';
import { deciderOf, hasOverlord } from '../figures/sides.ts';
import { asOffer, spacesApart, spacesOf } from '../ground.ts';
import { search, tokensWithin } from '../search/search.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import type { Offer } from '../words.ts';
import type { GameEffect } from './on-figures.ts';

/** Lies on the card of a group that has been paid for in this encounter. */
export const paidFor = lastingDef({ id: 'paid-for', name: 'Payday' }, []);

const EVERYWHERE = 1000;

/** The search tokens that can be searched: any, as the overlord decides; without him those nearest to the hero. */
function tokensFor(g: Descent, figure: Figure): Piece[] {
  const all = tokensWithin(g, figure, EVERYWHERE);
  if (hasOverlord(g)) return all;
  const away = ({ at }: Piece): number => spacesApart(g, spacesOf(g, figure), [at]);
  const least = Math.min(...all.map(away));
  return all.filter((token) => away(token) === least);
}

/** "The overlord chooses a search token; search it." */
export const searchesChosen: GameEffect = does(
  'd2.effect.search-chosen',
  function* (g: Descent, { figure, event, card }: Context): Rule {
    const { figure: fallen } = event as Events['defeated'];
    const tokens = tokensFor(g, figure!);
    const among = tokens.map(({ at }): Offer => ({ word: 'search', space: at }));
    const offer = yield* chooseOne(g, {
      seat: hasOverlord(g) ? g.overlord : deciderOf(g, figure!),
      topic: 'search',
      prompt: 'd2.ask.search-token',
      among,
      as: asOffer(g),
    });
    last(g, paidFor.id, { on: fallen.on, by: card.id });
    yield* search(g, figure!, tokens[among.indexOf(offer)]!);
  },
  (g, { figure, event }) =>
    figure !== null &&
    !lastsAlready(g, paidFor, { on: (event as Events['defeated']).figure.on }) &&
    tokensFor(g, figure).length > 0,
);

export const paydayTexts: { readonly [key: string]: string } = {
  'd2.effect.search-chosen':
    'search a search token that the overlord chooses (the nearest one if nobody plays him), once in an encounter for each monster group',
  'd2.ask.search-token': 'Which search token is searched?',
};
