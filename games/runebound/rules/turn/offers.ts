import { nameOf } from '@questwright/adventure';
import type { As, Text } from '@questwright/kernel';
import { canAdventure } from '../actions/adventure.ts';
import { marketOf } from '../actions/shop.ts';
import { questOdds } from '../adventure/odds.ts';
import { addQuestOffers } from '../adventure/quest.ts';
import { ORBS } from '../definitions.ts';
import { heroAt, isDefeated, turnOrder } from '../heroes.ts';
import { asOffer, type Offer, plain } from '../offers.ts';
import { addLearnOffers, orbsOf } from '../skills.ts';
import type { Piece, Runebound } from '../state.ts';
import { hiddenTrophies } from '../trophies.ts';
import { addUses } from '../uses.ts';
import { partnersOf } from './barter.ts';

export const MOVE = plain('move');
export const SHOP = plain('shop');
export const ADVENTURE = plain('adventure');
export const REST = plain('rest');
export const TRAIN = plain('train');
export const GET_UP = plain('get-up');
export const IDLE = plain('idle');
export const BARTER = plain('barter');
export const HEAR = plain('hear-offer');
export const SHOW = plain('show');
export const END = plain('end');

/** Everything that a hero can do now in its turn. */
export function turnOffers(g: Runebound, seat: number): Offer[] {
  const offers: Offer[] = [];
  const hero = heroAt(g, seat);
  const defeated = isDefeated(g, seat);
  if (hero.actions > 0) {
    // The next action of a defeated hero is a rest, and of a delayed one to get up.
    if (defeated) offers.push(REST);
    else if (hero.delayed) offers.push(GET_UP);
    else addActions(g, seat, hero.actions, offers);
  }
  addLearnOffers(g, seat, offers);
  addQuestOffers(g, seat, offers);
  addUses(g, seat, 'turn', offers);
  if (partnersOf(g, seat).length > 0) offers.push(BARTER, HEAR);
  if (turnOrder(g).length > 1 && hiddenTrophies(g, seat).length > 0) offers.push(SHOW);
  if (hero.actions === 0 || !(defeated || hero.delayed)) offers.push(END);
  return offers;
}

/** What a hero does by itself is about its figure, and what it does because of where it stands about that hex, too. */
export const asTurnOffer = (g: Runebound, seat: number): As<Offer> => ({
  ...asOffer(g),
  text: (offer) => {
    if (offer.kind === 'learn') return toLearn(g, seat, offer.card);
    return offer.kind === 'attempt' ? toAttempt(g, seat, offer.card) : asOffer(g).text(offer);
  },
  about: (offer) => {
    if (offer === SHOP || offer === ADVENTURE) return { seat, hex: heroAt(g, seat).at };
    return BY_ITSELF.includes(offer) ? { seat } : asOffer(g).about(offer);
  },
});

/** A quest with the chances of its outcomes. */
const toAttempt = (g: Runebound, seat: number, card: Piece): Text => [
  'rb.do.attempt-with',
  { card: nameOf(g, card), odds: { list: questOdds(g, seat, card) } },
];

/** A skill with the trophies that it costs. */
function toLearn(g: Runebound, seat: number, card: Piece): Text {
  const orbs = orbsOf(g, seat, card);
  const price = ORBS.filter((orb) => orbs[orb] > 0).map(
    (orb) => ['rb.do.orbs', { orb, n: orbs[orb] }] as const,
  );
  const named = { card: nameOf(g, card) };
  return price.length === 0
    ? ['rb.do.learn', named]
    : ['rb.do.learn-for', { ...named, price: { list: price } }];
}

const BY_ITSELF: readonly Offer[] = [MOVE, REST, TRAIN, GET_UP];

function addActions(g: Runebound, seat: number, actions: number, offers: Offer[]): void {
  offers.push(MOVE, REST, TRAIN, IDLE);
  if (marketOf(g, seat) !== undefined) offers.push(SHOP);
  if (actions >= 2 && canAdventure(g, seat)) offers.push(ADVENTURE);
}
