import type { Answer, Match, Seat } from '@questwright/kernel';
import { marketOf, priceOf } from '../rules/actions/shop.ts';
import { heroAt } from '../rules/heroes.ts';
import type { CardOffer, UseOffer } from '../rules/offers.ts';
import type { Runebound } from '../rules/state.ts';
import { LEAST_GAIN } from './errands.ts';
import { FIRST } from './judgement.ts';
import { rivalOf, waresIn } from './wares.ts';

/** Sells what has to make room for something better. */
export function sell({ seat, imagine }: Seat, by = FIRST): Answer {
  const match = imagine() as Match<Runebound>;
  const g = match.state;
  const market = marketOf(g, seat);
  // It may have left the city in the middle of shopping.
  if (market === undefined) return [];
  const best = waresIn(match, seat, market, by)[0];
  const rival = best && best.gain > LEAST_GAIN ? rivalOf(g, seat, best.card) : undefined;
  return rival ? [`card:${rival.id}`] : [];
}

/** Buys the best that it can pay for, or clears the least useful card away. */
export function buy({ seat, choice, imagine }: Seat, by = FIRST): Answer {
  const match = imagine() as Match<Runebound>;
  const g = match.state;
  const { among } = choice as { among: readonly (CardOffer | UseOffer)[] };
  const offered = among.filter((offer) => offer.kind !== 'use');
  const wares = waresIn(match, seat, offered[0]!.card.zone, by);
  const best = wares.find(({ card }) => priceOf(g, seat, card) <= heroAt(g, seat).gold);
  if (best && best.gain > LEAST_GAIN) return `buy:${best.card.id}`;
  const useless = offered.find(
    ({ kind, card }) => kind === 'discard' && !wares.some((ware) => ware.card.id === card.id),
  );
  return `discard:${useless?.card.id ?? wares.at(-1)!.card.id}`;
}
