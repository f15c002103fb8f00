import { type Insight, valueBy } from '@questwright/bots';
import {
  type Answer,
  type As,
  type Choice,
  createRandom,
  type Match,
  type Random,
  type Seat,
} from '@questwright/kernel';
import type { Offer } from '../rules/offers.ts';
import type { Runebound } from '../rules/state.ts';
import { errandsOf } from './errands.ts';
import { habit } from './habit.ts';
import { firstOf } from './lookahead.ts';
import { buy, sell } from './shop.ts';
import { discardWorst } from './skills.ts';
import { chooseHex, FREE, rateOfOffer, startMove } from './turn.ts';
import { valuation } from './valuation.ts';

/** What the first version does by reckoning alone, without trying anything out. */
const RECKONED: { readonly [topic: string]: (seat: Seat) => Answer } = {
  place: chooseHex,
  move: startMove,
  'spend-dice': chooseHex,
  'move-up-to': chooseHex,
  'go-to': chooseHex,
  'hand-limit': discardWorst,
  exert: discardWorst,
  'discard-skill': discardWorst,
  sell,
  buy,
};

/** The errands of a turn as plans: each first step is followed by what reckoning makes of the rest of the turn. */
export const insight: Insight<Runebound> = {
  value: valueBy(valuation),
  valuation,
  policy(match, choice, random) {
    if (choice.topic === 'turn') return reckonedTurn(match, choice, random, NEVER)[0]!;
    const think = RECKONED[choice.topic ?? ''];
    return think ? think(seatIn(match, choice, random)) : habit(match.state, choice);
  },
  candidates(match, choice, most) {
    if (choice.topic === 'turn')
      return reckonedTurn(match, choice, createRandom(match.count), BEFORE_NOTHING).slice(0, most);
    return firstOf(choice).slice(0, most);
  },
  /** A turn of a hero is a beat. */
  beat: ({ round, active, taken }) => 1000 * round + 100 * active + taken,
};

const seatIn = (match: Match<Runebound>, choice: Choice, random: Random): Seat => ({
  seat: choice.seat,
  choice,
  random,
  view: () => match.view(choice.seat),
  imagine: () => match,
});

/**
 * What to do next in a turn, what brings most per action first. What cards can do is left to those who try it
 * out.
 */
function reckonedTurn(match: Match<Runebound>, choice: Choice, random: Random, use: number): Answer[] {
  const { among, as } = choice as unknown as { among: readonly Offer[]; as: As<Offer> };
  const seat = seatIn(match, choice, random);
  const errands = errandsOf(match, choice.seat);
  const rated = among.map((offer) => ({
    offer,
    rate: isTried(offer) ? use : rateOfOffer(seat, match, offer, errands),
  }));
  rated.sort((a, b) => b.rate - a.rate);
  // What costs no action and helps needs no thought.
  if (rated[0]!.rate >= FREE) rated.length = 1;
  return rated.map(({ offer }) => as.id(offer));
}

/** What the use of a card is rated before it has been tried out. */
const NEVER = -10;
const BEFORE_NOTHING = 0.001;
const isTried = (offer: Offer): boolean =>
  offer.kind === 'use' && offer.use.effect !== 'rb.effect.engage-villain';
