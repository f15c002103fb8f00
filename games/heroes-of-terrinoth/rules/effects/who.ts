import {
  extremes,
  type Fit as HeroFit,
  type Who as HeroSelector,
  heroesWho,
  heroOf,
  thatHero,
} from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import { engagedSeat, engagedWith } from '../enemies.ts';
import { activationCards, heroPiece, living, maxHealth } from '../heroes.ts';
import { carriedBy } from '../pieces.ts';
import type { Terrinoth } from '../state.ts';

export {
  aHero,
  anotherHero,
  eachHero,
  eachOtherHero,
  forHero,
  heroesFor,
  onHeroes,
  said,
  thatHero,
  you,
} from '@questwright/adventure';

/** Which hero or heroes an effect is for. */
export type Who = HeroSelector<Terrinoth>;
export type Fit = HeroFit<number, Terrinoth>;

export const theLeader: Who = heroOf('ht.who.leader', (g) => g.leader);
export const theActiveHero: Who = heroOf('ht.who.active', (g) => g.active);
/** That hero, where only an aid action can be meant. */
export const theAidedHero: Who = { ...thatHero, text: 'ht.who.aided' };
/** The hero that this enemy is engaged with; from the shadows, the active hero. */
export const theEngagedHero: Who = heroOf('ht.who.engaged', (_, { card, seat }) => {
  const engaged = engagedSeat(card);
  return engaged >= 0 ? engaged : seat;
});

const MEASURES = {
  wounds: (g: Terrinoth, seat: number) => heroPiece(g, seat).wounds,
  'health left': (g: Terrinoth, seat: number) => maxHealth(g, seat) - heroPiece(g, seat).wounds,
  tokens: (g: Terrinoth, seat: number) => heroPiece(g, seat).tokens,
  enemies: (g: Terrinoth, seat: number) => engagedWith(g, seat).length,
  items: (g: Terrinoth, seat: number) => carriedBy(g, seat).length,
  'readied cards': (g: Terrinoth, seat: number) =>
    activationCards(g, seat).filter(({ exhausted }) => !exhausted).length,
} as const;
export type Measure = keyof typeof MEASURES;

/** The hero with the most or the fewest of something; between several the leader picks. */
export const heroWith = (extreme: 'most' | 'fewest', measure: Measure): Who => ({
  text: [`ht.who.${extreme}`, { what: [`ht.measure.${measure}`] }],
  you: false,
  mode: 'tie',
  n: 1,
  of: (g) => extremes(living(g), extreme === 'most' ? 'most' : 'least', (seat) => MEASURES[measure](g, seat)),
});

/** Each hero of whom something is true. */
export const eachHeroWho = (text: Text, holds: (g: Terrinoth, seat: number) => boolean): Who =>
  heroesWho(['ht.who.each-who', { who: nested(text) }], (g) => living(g).filter((seat) => holds(g, seat)));

/** Each hero with whom an enemy is engaged. */
export const eachHeroWithEnemies = eachHeroWho(
  'ht.who.with-enemies',
  (g, seat) => engagedWith(g, seat).length > 0,
);
