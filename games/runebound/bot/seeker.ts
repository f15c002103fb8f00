import { type Effort, think } from '@questwright/bots';
import type { Bot, Match, Seat } from '@questwright/kernel';
import type { Runebound } from '../rules/state.ts';
import { adventurer, THOUGHTS, TRIES } from './adventurer.ts';
import { candidates } from './combat/answers.ts';
import { search, sideOfSeat } from './combat/search.ts';
import { errandsOf } from './errands.ts';
import { insight } from './insight.ts';

/** How hard a hero thinks about its turns, and how many times as hard as the first version about its combats. */
export interface Zeal extends Effort {
  readonly combat: number;
}

/** A hero who tries plans for its turns out, and searches its combats. */
export function seeker(name: string, zeal: Zeal): Bot {
  return {
    name,
    thinks: true,
    answer(seat) {
      const { choice } = seat;
      if (choice.topic === 'turn' && !isBound(seat)) return think(seat, insight, zeal).answers[0]!.answer;
      if (THOUGHTS[choice.topic ?? '']) return adventurer.answer(seat);
      const world = seat.imagine() as Match<Runebound>;
      const { combat } = world.state;
      if (!combat || combat.stage === 'retreat' || !combat.seats.includes(seat.seat))
        return adventurer.answer(seat);
      const [only, ...others] = candidates(world.state, choice, sideOfSeat(combat, seat.seat));
      if (others.length === 0) return only!;
      return search(world, Math.ceil(zeal.combat * TRIES[combat.kind]), seat.random);
    },
  };
}

/** Whether the hero goes for the villain: fights that are only imagined by instinct would talk it out of that. */
function isBound({ seat, imagine }: Seat): boolean {
  return errandsOf(imagine() as Match<Runebound>, seat).some(({ kind }) => kind === 'villain');
}
