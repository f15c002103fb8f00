import { valueFor } from '@questwright/adventure';
import { zonesAt } from '@questwright/kernel';
import { heroDef } from './catalogue.ts';
import type { Attribute, HeroDef } from './definitions.ts';
import { HEXES, type Hex } from './map/hexes.ts';
import { type HeroState, NONE, type Piece, type Runebound } from './state.ts';
import { ASSETS, HAND, HERO, LEARNED, QUESTS, RUMORS, TOKENS, TROPHIES } from './zones.ts';

/** A hero who owns nothing and stands nowhere. */
export const newHero = (): HeroState => ({
  at: NONE,
  gold: 0,
  damage: 0,
  fallen: false,
  delayed: false,
  story: 0,
  actions: 0,
  eliminated: false,
});

export const heroAt = (g: Runebound, seat: number): HeroState => g.heroes[seat]!;
const heroCards = zonesAt<Piece>(HERO);
export const heroCard = (g: Runebound, seat: number): Piece => heroCards(g, seat)[0]!;
export const heroOf = (g: Runebound, seat: number): HeroDef => heroDef(g, heroCard(g, seat));
export const heroName = (g: Runebound, seat: number): string => heroOf(g, seat).name;

export const handOf = zonesAt<Piece>(HAND);
export const learnedOf = zonesAt<Piece>(LEARNED);
export const assetsOf = zonesAt<Piece>(ASSETS);
export const trophiesOf = zonesAt<Piece>(TROPHIES);
export const questsOf = zonesAt<Piece>(QUESTS);
export const rumorsOf = zonesAt<Piece>(RUMORS);
export const tokensOf = zonesAt<Piece>(TOKENS);

export const hexOf = (g: Runebound, seat: number): Hex => HEXES[g.heroes[seat]!.at]!;

/** The current value of an attribute, which can be negative. */
export const attributeOf = (g: Runebound, seat: number, attribute: Attribute): number =>
  valueFor(g, attribute, heroOf(g, seat)[attribute], seat);

/** An attribute as abilities use it: never below zero. */
export const usableAttribute = (g: Runebound, seat: number, attribute: Attribute): number =>
  Math.max(0, attributeOf(g, seat, attribute));

/** How many terrain dice the hero rolls to move and to explore. */
export const speedOf = (g: Runebound, seat: number): number =>
  Math.max(0, valueFor(g, 'speed', heroOf(g, seat).speed, seat));

export const healthOf = (g: Runebound, seat: number): number =>
  valueFor(g, 'health', heroOf(g, seat).health, seat);

export const handSizeOf = (g: Runebound, seat: number): number =>
  Math.max(0, valueFor(g, 'hand', heroOf(g, seat).hand, seat));

export function isDefeated(g: Runebound, seat: number): boolean {
  return g.heroes[seat]!.damage >= healthOf(g, seat);
}

export const isIn = (g: Runebound, seat: number): boolean => !g.heroes[seat]!.eliminated;

/** The seats still in the game, in turn order from the first player. */
export function turnOrder(g: Runebound): number[] {
  const order: number[] = [];
  for (let i = 0; i < g.seats; i++) {
    const seat = (g.first + i) % g.seats;
    if (isIn(g, seat)) order.push(seat);
  }
  return order;
}

/** The other heroes in a hero's hex. */
export function heroesWith(g: Runebound, seat: number): number[] {
  const { at } = g.heroes[seat]!;
  const others: number[] = [];
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat && g.heroes[other]!.at === at && isIn(g, other)) others.push(other);
  }
  return others;
}
