import { type Effort, think } from '@questwright/bots';
import type { Bot, Match, Seat } from '@questwright/kernel';
import type { Runebound } from '../rules/state.ts';
import { adventurer } from './adventurer.ts';
import { errandsOf } from './errands.ts';
import { insight } from './insight.ts';

const EFFORT: Effort = {
  tries: 24,
  worlds: 3,
  answers: 3,
  sight: 1,
  further: 0,
  trust: 0,
  prudence: 2,
};

/** A hero who tries plans for its turns out; everything else is done as in the first version. */
export const planner: Bot = {
  name: 'planner',
  thinks: true,
  answer: (seat) =>
    seat.choice.topic === 'turn' && !isBound(seat)
      ? think(seat, insight, EFFORT).answers[0]!.answer
      : adventurer.answer(seat),
};

/** Whether the hero goes for the villain: fights that are only imagined by instinct would talk it out of that. */
function isBound({ seat, imagine }: Seat): boolean {
  return errandsOf(imagine() as Match<Runebound>, seat).some(({ kind }) => kind === 'villain');
}
