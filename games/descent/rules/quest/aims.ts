import type { Aim } from '../definitions.ts';
import type { Side } from '../state.ts';
import type { Who } from './who.ts';

const aim =
  (what: Aim['what']) =>
  (side: Side, { is }: Who, place: string | null = null): Aim => ({ side, what, is, place, mark: null });

/** A side wants its figures there. */
export const reach = aim('reach') as (side: Side, who: Who, place: string) => Aim;
/** A side wants its figures beside marks that are not used. */
export const reachMarks = (side: Side, { is }: Who, mark: string): Aim => ({
  side,
  what: 'reach',
  is,
  place: null,
  mark,
});
/** A side wants its figures to pick up objective tokens. */
export const seize = aim('seize') as (side: Side, who: Who) => Aim;
/** A side wants these defeated. */
export const defeat = aim('defeat') as (side: Side, who: Who) => Aim;
/** A side wants these to stay on the map. */
export const protect = aim('protect') as (side: Side, who: Who) => Aim;

/** Every other hero, where a side has to be in two places: programs send one half of the party to each. */
export const half = ({ text, is }: Who, which: 0 | 1): Who => ({
  text,
  is: (g, figure) => is(g, figure) && figure.hero % 2 === which,
});
