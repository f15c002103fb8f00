import type { Answer, As, Match, Seat } from '@questwright/kernel';
import { heroAt, speedOf } from '../rules/heroes.ts';
import { NEIGHBOURS } from '../rules/map/hexes.ts';
import type { Offer } from '../rules/offers.ts';
import type { Runebound } from '../rules/state.ts';
import { ADVENTURE, END, GET_UP, MOVE, REST, SHOP, TRAIN } from '../rules/turn/offers.ts';
import type { Errand } from './errand.ts';
import { errandsOf, healedHere, restWorth } from './errands.ts';
import type { Judgement } from './judgement.ts';
import { gains } from './lookahead.ts';
import { Route } from './route.ts';
import { learnWorth, trainWorth } from './skills.ts';
import { actionsToUse } from './time-left.ts';
import { chooseHex, startMove, takeTurn } from './turn.ts';

interface Offered {
  readonly among: readonly Offer[];
  readonly as: As<Offer>;
}

const routeOf = (g: Runebound, seat: number, errands: readonly Errand[]): Route => {
  const { at, actions } = heroAt(g, seat);
  return new Route(errands, at, actions, speedOf(g, seat), actionsToUse(g));
};

const toVillain = (errands: readonly Errand[]): boolean => errands.some(({ kind }) => kind === 'villain');

/** What the hero does next in its turn: whatever is best together with the errands that can follow. */
export function takeTurnOnRoute(seat: Seat, by: Judgement): Answer {
  const match = seat.imagine() as Match<Runebound>;
  const { among, as } = seat.choice as unknown as Offered;
  const { at, actions } = heroAt(match.state, seat.seat);
  const errands = errandsOf(match, seat.seat, by).filter(
    (errand) => errand.hex !== at || isOpen(errand, among, actions),
  );
  if (errands.length === 0 || toVillain(errands)) return takeTurn(seat, by);
  const route = routeOf(match.state, seat.seat, errands);
  let best: Offer = among.includes(END) ? END : among[0]!;
  let most = among.includes(END) ? valueOfEnd(match.state, seat.seat, route) : Number.NEGATIVE_INFINITY;
  for (const offer of among) {
    const value = valueOfOffer(seat, match, offer, route, by);
    if (value <= most) continue;
    most = value;
    best = offer;
  }
  return as.id(best);
}

/** Whether an errand where the hero stands can be run, or could with more actions: nobody waits for what is closed. */
function isOpen({ kind, actions }: Errand, among: readonly Offer[], left: number): boolean {
  switch (kind) {
    case 'adventure':
      return actions > left || among.includes(ADVENTURE);
    case 'quest':
      return actions > left || among.some((offer) => offer.kind === 'attempt');
    case 'shop':
      return left === 0 || among.includes(SHOP);
    case 'story':
      return left === 0 || among.some((offer) => offer.kind === 'use' && offer.use.actions > 0);
    default:
      return true;
  }
}

/** What needs no action comes first when it helps at all. */
const FREE = 1000;
const LEAST = 0.2;
const NEVER = Number.NEGATIVE_INFINITY;

/** Actions that are not taken are lost. */
function valueOfEnd(g: Runebound, seat: number, route: Route): number {
  const { at, actions } = heroAt(g, seat);
  return route.from(at, 3) - route.rate * actions;
}

function valueOfOffer(
  seat: Seat,
  match: Match<Runebound>,
  offer: Offer,
  route: Route,
  by: Judgement,
): number {
  const g = match.state;
  const { at, actions } = heroAt(g, seat.seat);
  const after = (gain: number, taken: number): number =>
    gain - route.rate * taken + route.from(at, actions > taken ? actions - taken : 3);
  if (offer.kind === 'use') {
    if (offer.use.effect === 'rb.effect.engage-villain') return NEVER;
    const { as } = seat.choice as unknown as Offered;
    const [gain] = gains(match, seat.random, [as.id(offer)], undefined, by);
    if (offer.use.actions > 0) return Math.max(after(gain!, offer.use.actions), route.begin('story', at));
    return gain! > LEAST ? FREE + gain! : NEVER;
  }
  if (offer.kind === 'learn') {
    const gain = learnWorth(match, seat.seat, offer.card);
    return gain > 0 ? FREE + gain : NEVER;
  }
  if (offer.kind === 'attempt') return route.begin('quest', at);
  switch (offer) {
    case ADVENTURE:
      return route.begin('adventure', at);
    case SHOP:
      return route.begin('shop', at);
    case REST:
      return after(restWorth(match, seat.seat, healedHere(g, seat.seat), by), 1);
    case TRAIN:
      return after(trainWorth(match, seat.seat), 1);
    case GET_UP:
      return FREE;
    case MOVE:
      return route.from(at, actions, true);
    default:
      return NEVER;
  }
}

/** A step without dice where that gets there, otherwise a roll. */
export function startMoveOnRoute(seat: Seat, by: Judgement): Answer {
  const match = seat.imagine() as Match<Runebound>;
  const g = match.state;
  const { at, actions } = heroAt(g, seat.seat);
  const errands = errandsOf(match, seat.seat, by);
  const away = errands.filter(({ hex }) => hex !== at);
  if (away.length === 0 || toVillain(errands)) return startMove(seat, by);
  const first = routeOf(g, seat.seat, away).firstFrom(at, actions + 1);
  const { among, as } = seat.choice as unknown as Offered;
  const step = among.find((offer) => offer.kind === 'hex' && offer.hex === first?.hex);
  if (step && NEIGHBOURS[at]!.includes(first!.hex)) return as.id(step);
  return as.id(among[0]!);
}

/** The hex from which the errands are best; the hero's own hex is as good as any other. */
export function chooseHexOnRoute(seat: Seat, by: Judgement): Answer {
  const match = seat.imagine() as Match<Runebound>;
  const g = match.state;
  const hero = heroAt(g, seat.seat);
  const errands = errandsOf(match, seat.seat, by);
  if (errands.length === 0 || toVillain(errands) || hero.at < 0) return chooseHex(seat, by);
  const route = routeOf(g, seat.seat, errands);
  const { among, as } = seat.choice as {
    among: readonly (Offer | number)[];
    as: { id(one: unknown): string };
  };
  // A hero who has just decided to go does not stay for what there is to do here.
  const leaves = g.roll !== null && g.roll.spent === 0;
  const left = hero.actions > 0 ? hero.actions : 3;
  let best = among[0]!;
  let most = route.from(hero.at, left, leaves);
  for (const offer of among) {
    const hex = typeof offer === 'number' ? offer : offer.kind === 'hex' ? offer.hex : -1;
    if (hex < 0) continue;
    const isBitten = g.zombies.includes(hex) && hex !== hero.at;
    const value = route.from(hex, left) - (isBitten ? ZOMBIE : 0);
    if (value <= most + 1e-9) continue;
    most = value;
    best = offer;
  }
  return as.id(best);
}
/** Two damage. */
const ZOMBIE = 0.5;
