import type { Answer, As, Match, Seat } from '@questwright/kernel';
import { heroAt, speedOf } from '../rules/heroes.ts';
import { NEIGHBOURS } from '../rules/map/hexes.ts';
import type { Offer, UseOffer } from '../rules/offers.ts';
import type { Runebound } from '../rules/state.ts';
import {
  ADVENTURE,
  BARTER,
  END,
  GET_UP,
  HEAR,
  IDLE,
  MOVE,
  REST,
  SHOP,
  SHOW,
  TRAIN,
} from '../rules/turn/offers.ts';
import type { Errand } from './errand.ts';
import { errandsOf, healedHere, prospectOf, rateOf, restWorth } from './errands.ts';
import { FIRST, type Judgement } from './judgement.ts';
import { gains } from './lookahead.ts';
import { oddsAgainst, villainOf } from './odds.ts';
import { learnWorth, trainWorth } from './skills.ts';
import { dangerAfter, isLate } from './time-left.ts';

/** What the hero does next in its turn: whatever brings most for each action it takes. */
export function takeTurn(seat: Seat, by = FIRST): Answer {
  const match = seat.imagine() as Match<Runebound>;
  const { among } = seat.choice as { among: readonly Offer[] };
  const errands = errandsOf(match, seat.seat, by);
  let best: Offer = among.includes(END) ? END : among[0]!;
  let most = 0;
  for (const offer of among) {
    const rate = rateOfOffer(seat, match, offer, errands, by);
    if (rate <= most) continue;
    most = rate;
    best = offer;
  }
  return asOf(seat).id(best);
}

const asOf = ({ choice }: Seat): As<Offer> => (choice as unknown as { as: As<Offer> }).as;

/** What needs no action comes first when it helps at all. */
export const FREE = 100;
const LEAST = 0.2;

export function rateOfOffer(
  seat: Seat,
  match: Match<Runebound>,
  offer: Offer,
  errands: readonly Errand[],
  by = FIRST,
): number {
  if (offer.kind === 'use') {
    if (isEngaging(offer)) return engageRate(match, seat.seat, errands, by);
    const [gain] = gains(match, seat.random, [asOf(seat).id(offer)], undefined, by);
    if (offer.use.actions > 0) return gain! / offer.use.actions;
    return gain! > LEAST ? FREE + gain! : -1;
  }
  if (offer.kind === 'learn') {
    const gain = learnWorth(match, seat.seat, offer.card);
    return gain > 0 ? FREE + gain : -1;
  }
  if (offer.kind === 'attempt') return worthHere(match.state, seat.seat, errands, 'quest');
  return rateOfAction(match, seat.seat, offer, errands, by);
}

const isEngaging = ({ use }: UseOffer): boolean => use.effect === 'rb.effect.engage-villain';

/** The villain is fought when that was decided, and by a hero who has rested. */
function engageRate(
  match: Match<Runebound>,
  seat: number,
  errands: readonly Errand[],
  by: Judgement,
): number {
  const g = match.state;
  if (!errands.some(({ kind }) => kind === 'villain')) return -1;
  const { damage, actions } = heroAt(g, seat);
  const canRest = actions > 1 || (by.timely ? isWorthWaiting(match, seat) : !isLate(g, by));
  return damage > 0 && canRest && healedHere(g, seat) > 0 ? 0.001 : FREE;
}

/** Whether the odds after a rest are so much better that it may cost a round. */
function isWorthWaiting(match: Match<Runebound>, seat: number): boolean {
  const g = match.state;
  const { damage } = heroAt(g, seat);
  const rested = Math.max(0, damage - Math.round(healedHere(g, seat)));
  const odds = (left: number): number => oddsAgainst(match, seat, villainOf(g), 30, { damage: left }).won;
  return PATIENCE * (1 - dangerAfter(g, 1)) * odds(rested) > odds(damage);
}
/** Another hero may come first. */
const PATIENCE = 0.9;

/** On the way to the villain a rest is worth its action where it heals much, and before it where it heals at all. */
function restForVillain(g: Runebound, seat: number, errands: readonly Errand[], by: Judgement): number {
  const healed = healedHere(g, seat);
  const isThere = errands.some(({ hex }) => hex === heroAt(g, seat).at);
  if (isThere) return healed;
  return healed >= MUCH && !isLate(g, by) ? FREE : 0.01;
}
const MUCH = 3;

/** What an errand that can be done here brings per action. */
function worthHere(g: Runebound, seat: number, errands: readonly Errand[], kind: Errand['kind']): number {
  let most = 0;
  for (const errand of errands) {
    if (errand.kind === kind && errand.hex === heroAt(g, seat).at)
      most = Math.max(most, errand.worth / errand.actions);
  }
  return most;
}

function rateOfAction(
  match: Match<Runebound>,
  seat: number,
  offer: Offer,
  errands: readonly Errand[],
  by: Judgement,
): number {
  const g = match.state;
  switch (offer) {
    case ADVENTURE:
      return worthHere(g, seat, errands, 'adventure');
    case SHOP:
      return worthHere(g, seat, errands, 'shop');
    case REST:
      if (errands.some(({ kind }) => kind === 'villain')) return restForVillain(g, seat, errands, by);
      return stayRate(g, seat, errands) + Math.max(0.01, restWorth(match, seat, healedHere(g, seat), by));
    case TRAIN:
      return stayRate(g, seat, errands) + trainWorth(match, seat);
    case GET_UP:
      return 1;
    case MOVE:
      return moveRate(g, seat, errands);
    case BARTER:
    case HEAR:
    case SHOW:
    case IDLE:
      return -1;
    default:
      return 0;
  }
}

/**
 * What it brings per action to wait here for the next turn, when there are too few actions left for an
 * errand.
 */
function stayRate(g: Runebound, seat: number, errands: readonly Errand[]): number {
  const { at, actions: left } = heroAt(g, seat);
  let most = 0;
  for (const { hex, actions, worth } of errands) {
    if (hex === at && actions > left) most = Math.max(most, worth / (actions + left));
  }
  return most;
}

/** What the best errand elsewhere brings per action. */
function moveRate(g: Runebound, seat: number, errands: readonly Errand[]): number {
  const { at, actions } = heroAt(g, seat);
  const away = errands.filter(({ hex }) => hex !== at);
  return Math.max(0, ...away.map((errand) => rateOf(errand, at, actions, speedOf(g, seat))));
}

/** A step without dice where that gets there, otherwise a roll. */
export function startMove(seat: Seat, by = FIRST): Answer {
  const match = seat.imagine() as Match<Runebound>;
  const g = match.state;
  const { at, actions } = heroAt(g, seat.seat);
  const errands = errandsOf(match, seat.seat, by).filter(({ hex }) => hex !== at);
  const speed = speedOf(g, seat.seat);
  let best: Errand | null = null;
  for (const errand of errands) {
    if (!best || rateOf(errand, at, actions + 1, speed) > rateOf(best, at, actions + 1, speed)) best = errand;
  }
  const { among, as } = seat.choice as { among: readonly Offer[]; as: As<Offer> };
  const step = among.find((offer) => offer.kind === 'hex' && offer.hex === best?.hex);
  if (best && step && NEIGHBOURS[at]!.includes(best.hex)) return as.id(step);
  return as.id(among[0]!);
}

/** The hex with the best prospects; the hero's own hex is as good as any other. */
export function chooseHex(seat: Seat, by = FIRST): Answer {
  const match = seat.imagine() as Match<Runebound>;
  const g = match.state;
  const hero = heroAt(g, seat.seat);
  // A hero who has just decided to go does not stay for what there is to do here.
  const leaves = g.roll !== null && g.roll.spent === 0;
  const errands = errandsOf(match, seat.seat, by).filter(({ hex }) => !leaves || hex !== hero.at);
  const { among, as } = seat.choice as {
    among: readonly (Offer | number)[];
    as: { id(one: unknown): string };
  };
  let best = among[0]!;
  let most = hero.at < 0 ? -1 : prospectOf(g, seat.seat, errands, hero.at, hero.actions);
  for (const offer of among) {
    const hex = typeof offer === 'number' ? offer : offer.kind === 'hex' ? offer.hex : -1;
    if (hex < 0) continue;
    const prospect = prospectOf(g, seat.seat, errands, hex, hero.actions);
    if (prospect <= most + 1e-9) continue;
    most = prospect;
    best = offer;
  }
  return as.id(best);
}
