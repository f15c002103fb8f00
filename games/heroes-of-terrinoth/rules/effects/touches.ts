import { hears, isChanged } from '@questwright/adventure';
import type { Touches } from '@questwright/kernel';
import { conditionDef, defOf } from '../catalogue.ts';
import type { EventName } from '../events.ts';
import type { Piece, Terrinoth } from '../state.ts';
import { CONDITIONS } from '../zones.ts';

/*
 * What effects read or change, by name, so that nobody is asked for an order that makes no difference. An effect that
 * something in play answers to could do anything, so it has no names here.
 */

/** Where the cards lie. No effect that is named here moves an enemy. */
export const PLACES: Touches = ['?places'];

const unlessHeard = (g: Terrinoth, events: readonly EventName[], touched: Touches): Touches | null =>
  events.some((event) => hears(g, event)) ? null : [...touched, ...events.map((event) => `+heard:${event}`)];

export const wounds = (g: Terrinoth, seat: number): Touches | null =>
  unlessHeard(g, ['heroWouldSuffer', 'heroSuffered'], [`+wounds:${seat}`]);

/** Wounds by an enemy's attack value. */
export const attackWounds = (g: Terrinoth, seat: number): Touches | null => {
  const touched = isChanged(g, 'attack') ? null : wounds(g, seat);
  return touched && [...touched, '+value:attack'];
};

export const tokensGained = (g: Terrinoth, seat: number): Touches | null =>
  unlessHeard(g, ['tokensGained'], [`+tokens:${seat}`]);
export const tokensLost = (seat: number): Touches => [`-tokens:${seat}`];
export const tokensCounted = (seat: number): Touches => [`?tokens:${seat}`];

export const conditionGained = (g: Terrinoth, seat: number, condition: string): Touches | null =>
  unlessHeard(
    g,
    ['conditionGained'],
    [`>card:${condition}:${CONDITIONS[seat]}`, ...abilitiesOf(conditionDef(g, condition))],
  );

/** A card goes away, with everything that it listens to and changes. */
export const cardGone = (g: Terrinoth, card: Piece): Touches => [
  `card:${card.def}:${card.zone}`,
  ...abilitiesOf(defOf(g, card)),
];

/** Cards with abilities may come and go together, but not while something happens that they answer to. */
const abilitiesOf = ({ on = {}, modify = {} }: { on?: object; modify?: object }): Touches => [
  ...Object.keys(on).map((event) => `>heard:${event}`),
  ...Object.keys(modify).map((value) => `>value:${value}`),
];
