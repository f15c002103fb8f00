import type { Answer, Match, Seat } from '@questwright/kernel';
import { skillDef } from '../rules/catalogue.ts';
import { ATTRIBUTES } from '../rules/definitions.ts';
import { handOf, handSizeOf, heroAt, learnedOf, trophiesOf, usableAttribute } from '../rules/heroes.ts';
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

/** What new cards bring: cards to exert, and most of all skills for the trophies that there are. */
export function trainWorth(match: Match<Runebound>, seat: number): number {
  const g = match.state;
  const missing = Math.max(0, handSizeOf(g, seat) - handOf(g, seat).length);
  return 0.05 + 0.1 * missing + luckOf(g, seat);
}

/** What skills there may be among them: looked for with the last action of a turn, and with many trophies. */
function luckOf(g: Runebound, seat: number): number {
  const trophies = trophiesOf(g, seat).length;
  if (trophies < 2 || (trophies < MANY && heroAt(g, seat).actions > 1)) return 0;
  const room = ATTRIBUTES.reduce((n, attribute) => n + usableAttribute(g, seat, attribute), 0);
  return learnedOf(g, seat).length < room ? Math.min(LUCKY, LUCK * trophies) : 0;
}
const MANY = 4;
const LUCK = 0.4;
const LUCKY = 1.6;

/** What it brings to learn a skill: what it does for the hero in fights, less the trophies. */
export function learnWorth(match: Match<Runebound>, seat: number, card: Piece): number {
  const g = match.state;
  const fights = FIGHTS * roomFor(g, seat, card) * ratingOf(match, seat, card.def);
  return fights - TROPHIES * orbsIn(g, card);
}
const FIGHTS = 0.6;
const TROPHIES = 0.9;

/** Parts with the card that is worth least. */
export function discardWorst({ seat, choice, imagine }: Seat): Answer {
  const match = imagine() as Match<Runebound>;
  const { among } = choice as { among: readonly Piece[] };
  const worth = among.map((card) => worthInHand(match, seat, card));
  return `card:${among[worth.indexOf(Math.min(...worth))]!.id}`;
}
