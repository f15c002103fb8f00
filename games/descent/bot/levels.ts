import { advise, type Effort, searching } from '@questwright/bots';
import type { Advice, Answer, Bot, Seat } from '@questwright/kernel';
import { insight } from './insight.ts';
import { thinker } from './thinker.ts';

/** From gentle to merciless: how far they see, and how many worlds they weigh. The first one plays by habit alone. */
export const EFFORTS: readonly Effort[] = [
  { tries: 1, worlds: 1, answers: 1, sight: 1, further: 0, trust: 0 },
  { tries: 8, worlds: 1, answers: 4, sight: 1, further: 0, trust: 0 },
  { tries: 16, worlds: 2, answers: 8, sight: 1, further: 0, trust: 0 },
  { tries: 24, worlds: 4, answers: 8, sight: 1, further: 0, trust: 0 },
  { tries: 20, worlds: 4, answers: 8, sight: 1, further: 2, trust: 0.5 },
];

/** The five levels by name. */
export const levels: { readonly [name: string]: Bot } = Object.fromEntries(
  EFFORTS.map((effort, i) => [`level-${i + 1}`, searching(`level-${i + 1}`, insight, effort)]),
);

const FOR_REASONS: Effort = EFFORTS[2]!;

/** The answer of the one-ply player, or the one that somebody has decided on, and what comes of it beside the next best one. */
export async function explained(seat: Seat, decided?: Answer): Promise<Advice> {
  return advise(seat, insight, FOR_REASONS, decided ?? (await thinker.answer(seat)));
}
