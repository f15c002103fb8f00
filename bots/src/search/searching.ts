import type { Bot } from '@questwright/kernel';
import { advise } from './advise.ts';
import type { Effort, Insight } from './insight.ts';
import { think } from './think.ts';

/** A bot that searches, with a game's own insight and so much effort. */
export function searching(name: string, insight: Insight, effort: Effort): Bot {
  return {
    name,
    thinks: true,
    answer: (seat) => think(seat, insight, effort).answers[0]!.answer,
    advise: (seat, decided) => advise(seat, insight, effort, decided),
  };
}
