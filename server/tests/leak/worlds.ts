import {
  cloneState,
  createChance,
  createMatch,
  type Game,
  Match,
  type MatchSetup,
  type Random,
} from '@questwright/kernel';
import { playRandomly } from '@questwright/kernel/testing';
import { permuted } from '../../../kernel/src/deal.ts';
import { dealAtCheckpoint, hiddenFrom, whatSeatSees } from '../../../kernel/src/redeal.ts';

/** Two worlds that a seat cannot tell apart: what it does not see is dealt otherwise, and chance is other. */
export interface Worlds {
  readonly seat: number;
  readonly here: Match;
  readonly elsewhere: Match;
  /** How many cards were dealt anew. */
  readonly dealt: number;
}

/** A random position of a game, and another that is the same to a seat. Null when there is no such thing there. */
export function twoWorlds(
  game: Game,
  setup: Omit<MatchSetup, 'game'>,
  seat: number,
  random: Random,
): Worlds | null {
  const played = playRandomly(createMatch({ game, ...setup }), random, () => {}, 5 + random.below(60));
  const { at, state } = played.newestCheckpoint;
  const restart = (from: Match['state']): Match =>
    new Match({ game, ...setup }, { at, state: cloneState(from), logged: 0 });
  const here = restart(state);
  const { throughout } = hiddenFrom(here, seat);
  if (here.over || throughout.length < 2) return null;
  try {
    const other = cloneState(dealAtCheckpoint(here, permuted(throughout, random)).checkpoints[0]!.state);
    other.chance = createChance(`elsewhere ${random.below(1e9)}`);
    const elsewhere = restart(other);
    if (whatSeatSees(here, seat) !== whatSeatSees(elsewhere, seat)) return null;
    return { seat, here, elsewhere, dealt: throughout.length };
  } catch {
    return null;
  }
}

/** Whether the seat still cannot tell them apart. */
export const areAlike = ({ seat, here, elsewhere }: Worlds): boolean =>
  whatSeatSees(here, seat) === whatSeatSees(elsewhere, seat);
