import type { Descent, Figure, Side } from '../state.ts';
import type { Who } from './who.ts';

/**
 * What a side is after in an encounter, for the programs that play it. The rules of the quest do not read it, and it says
 * nothing that they do not say.
 */
export interface Aim {
  readonly side: Side;
  /** Get to a place; defeat these; keep these from being defeated. */
  readonly what: 'reach' | 'defeat' | 'protect';
  /** Who goes there, or who is to be defeated or kept. */
  is(g: Descent, figure: Figure): boolean;
  readonly place: string | null;
}

const aim =
  (what: Aim['what']) =>
  (side: Side, { is }: Who, place: string | null = null): Aim => ({ side, what, is, place });

/** A side wants its figures there. */
export const reach = aim('reach') as (side: Side, who: Who, place: string) => Aim;
/** A side wants these defeated. */
export const defeat = aim('defeat') as (side: Side, who: Who) => Aim;
/** A side wants these to stay on the map. */
export const protect = aim('protect') as (side: Side, who: Who) => Aim;
