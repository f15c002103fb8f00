import { pickFor } from '@questwright/adventure';
import { nested, type Rule, type Text, type TextArgs } from '@questwright/kernel';
import { asHero } from '../as.ts';
import type { Context } from '../definitions.ts';
import { engagedSeat, engagedWith } from '../enemies.ts';
import { activationCards, heroAt, isAlive, living, maxHealth } from '../heroes.ts';
import { carriedBy } from '../pieces.ts';
import type { Terrinoth } from '../state.ts';
import { totalHarm } from './harm.ts';

/** Which hero or heroes an effect is for. */
export interface Who {
  /** In the singular, as the subject of a sentence: "each hero". */
  readonly text: Text;
  /** The text speaks to the hero: "suffer 1 wound", not "the leader suffers 1 wound". */
  readonly you: boolean;
  /** All of them; one of them that you choose; or one of several that fit, of which the leader picks. */
  readonly mode: 'all' | 'choose' | 'tie';
  of(g: Terrinoth, c: Context): readonly number[];
}

const all = (text: Text, of: Who['of'], you = false): Who => ({ text, you, mode: 'all', of });
const alive = (g: Terrinoth, seat: number): readonly number[] =>
  seat >= 0 && isAlive(g, seat) ? [seat] : NOBODY;
const NOBODY: readonly number[] = [];

export const you = all('ht.who.you', (g, c) => alive(g, c.seat), true);
export const eachHero = all('ht.who.each', (g) => living(g));
export const eachOtherHero = all('ht.who.each-other', (g, c) => living(g).filter((seat) => seat !== c.seat));
export const theLeader = all('ht.who.leader', (g) => alive(g, g.leader));
export const theActiveHero = all('ht.who.active', (g) => alive(g, g.active));
/** The aided hero, or the one that an earlier line chose. */
export const thatHero = all('ht.who.that', (g, c) => alive(g, c.hero));
/** The same, where only an aid action can be meant. */
export const theAidedHero = all('ht.who.aided', (g, c) => alive(g, c.hero));
/** The hero that this enemy is engaged with; from the shadows, the active hero. */
export const theEngagedHero = all('ht.who.engaged', (g, c) => {
  const seat = engagedSeat(c.card);
  return alive(g, seat >= 0 ? seat : c.seat);
});

export const aHero: Who = { text: 'ht.who.any', you: false, mode: 'choose', of: (g) => living(g) };
export const anotherHero: Who = {
  text: 'ht.who.another',
  you: false,
  mode: 'choose',
  of: (g, c) => living(g).filter((seat) => seat !== c.seat),
};

const MEASURES = {
  wounds: (g: Terrinoth, seat: number) => heroAt(g, seat).wounds,
  'health left': (g: Terrinoth, seat: number) => maxHealth(g, seat) - heroAt(g, seat).wounds,
  tokens: (g: Terrinoth, seat: number) => heroAt(g, seat).tokens,
  enemies: (g: Terrinoth, seat: number) => engagedWith(g, seat).length,
  items: (g: Terrinoth, seat: number) => carriedBy(g, seat).length,
  'readied cards': (g: Terrinoth, seat: number) =>
    activationCards(g, seat).filter(({ exhausted }) => !exhausted).length,
} as const;
export type Measure = keyof typeof MEASURES;

/** The hero with the most or the fewest of something; between several the leader picks. */
export function heroWith(extreme: 'most' | 'fewest', measure: Measure): Who {
  const sign = extreme === 'most' ? 1 : -1;
  return {
    text: [`ht.who.${extreme}`, { what: [`ht.measure.${measure}`] }],
    you: false,
    mode: 'tie',
    of: (g) => {
      const seats = living(g);
      const values = seats.map((seat) => sign * MEASURES[measure](g, seat));
      const best = Math.max(...values);
      return seats.filter((_, i) => values[i] === best);
    },
  };
}

/** Each hero of whom something is true. */
export function eachHeroWho(text: Text, holds: (g: Terrinoth, seat: number) => boolean): Who {
  return all(['ht.who.each-who', { who: nested(text) }], (g) => living(g).filter((seat) => holds(g, seat)));
}

/** Each hero with whom an enemy is engaged. */
export const eachHeroWithEnemies = eachHeroWho(
  'ht.who.with-enemies',
  (g, seat) => engagedWith(g, seat).length > 0,
);

/** What an effect needs to know of a hero that it could be for. */
export interface Fit {
  useful?(g: Terrinoth, seat: number, c: Context): boolean;
  harm?(g: Terrinoth, seat: number, c: Context): number;
}

/** Of those to choose from, one for whom it would do nothing is not offered while it would do something for another. */
function pickable(g: Terrinoth, c: Context, who: Who, fit: Fit): readonly number[] {
  const seats = who.of(g, c);
  if (who.mode !== 'choose' || !fit.useful) return seats;
  const useful = seats.filter((seat) => fit.useful!(g, seat, c));
  return useful.length > 0 ? useful : seats;
}

/** How much it hurts the heroes that an effect is for these. */
export function harmTo(g: Terrinoth, c: Context, who: Who, fit: Fit): number {
  if (!fit.harm) return 0;
  const harms = pickable(g, c, who, fit).map((seat) => fit.harm!(g, seat, c));
  return totalHarm(harms, who.mode === 'all' ? harms.length : 1);
}

/** The heroes that an effect is for. */
export function* heroesFor(g: Terrinoth, c: Context, who: Who, fit: Fit): Rule<readonly number[]> {
  const seats = pickable(g, c, who, fit);
  if (who.mode === 'all' || seats.length < 2) return seats;
  const picked = yield* pickFor(g, c, {
    seat: who.mode === 'choose' ? c.seat : g.leader,
    prompt: 'ht.ask.which-hero',
    among: seats,
    as: asHero(g),
    harm: (seat) => fit.harm?.(g, seat, c) ?? 0,
  });
  return [picked];
}

/** A phrase about a hero: it has a form for "you" and one for everybody else. */
export function said(key: string, who: Who, args: TextArgs = {}): Text {
  return [key, { ...args, you: who.you ? 'yes' : 'no', who: nested(who.text) }];
}
