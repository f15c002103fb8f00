import type { Answer, Match, Seat } from '@questwright/kernel';
import { skillDef } from '../rules/catalogue.ts';
import { handOf, handSizeOf, learnedOf, trophiesOf, usableAttribute } from '../rules/heroes.ts';
import { ADVENTURES } from '../rules/map/hexes.ts';
import type { Piece, Runebound } from '../rules/state.ts';
import { countTrophies } from '../rules/trophies.ts';
import { ratingOf } from './ratings.ts';

/** What a skill card is worth as something to exert, and how much of its rating counts before it is learned. */
const EXERT = 0.25;
const HOPE = 0.5;

export function orbsIn(g: Runebound, card: Piece): number {
  const { combat, exploration, social, gray } = skillDef(g, card).orbs;
  return combat + exploration + social + gray;
}

/** A skill in hand can be exerted, and learned once there are trophies for it. */
export const worthInHand = (match: Match<Runebound>, seat: number, card: Piece): number =>
  EXERT + hopeFor(match, seat, card);

function hopeFor(match: Match<Runebound>, seat: number, card: Piece): number {
  const g = match.state;
  const room = roomFor(g, seat, card);
  if (room === 0) return 0;
  return (room * HOPE * Math.max(0, ratingOf(match, seat, card.def))) / (1 + missingFor(g, seat, card));
}

/** Learned skills of a type never outnumber the attribute: without room, another would have to go. */
function roomFor(g: Runebound, seat: number, card: Piece): number {
  const { attribute } = skillDef(g, card);
  const limit = usableAttribute(g, seat, attribute);
  const learned = learnedOf(g, seat).filter((one) => skillDef(g, one).attribute === attribute).length;
  if (learned < limit) return 1;
  return limit === 0 ? 0 : 0.2;
}

/** How many trophies are missing to learn a skill. */
function missingFor(g: Runebound, seat: number, card: Piece): number {
  const { orbs } = skillDef(g, card);
  const trophies = countTrophies(g, seat);
  let missing = 0;
  for (const kind of ADVENTURES) missing += Math.max(0, orbs[kind] - trophies[kind]);
  return Math.max(missing, orbsIn(g, card) - trophies.gray);
}

/** What new cards bring: most to a hero with trophies and nothing in hand to learn with them. */
export function trainWorth(match: Match<Runebound>, seat: number): number {
  const g = match.state;
  const hand = handOf(g, seat);
  const missing = Math.max(0, handSizeOf(g, seat) - hand.length);
  let best = 0;
  for (const card of hand) best = Math.max(best, hopeFor(match, seat, card));
  const trophies = Math.min(3, trophiesOf(g, seat).length);
  const wanted = best < GOOD ? LUCK * trophies : 0;
  return 0.05 + 0.1 * missing + wanted;
}
const GOOD = 1;
const LUCK = 0.5;

/** Parts with the card that is worth least. */
export function discardWorst({ seat, choice, imagine }: Seat): Answer {
  const match = imagine() as Match<Runebound>;
  const { among } = choice as { among: readonly Piece[] };
  const worth = among.map((card) => worthInHand(match, seat, card));
  return `card:${among[worth.indexOf(Math.min(...worth))]!.id}`;
}
