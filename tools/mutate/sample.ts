import { createHash } from 'node:crypto';
import { wordsFor } from './equivalent.ts';
import type { Mutant } from './mutants.ts';
import type { Slice } from './request.ts';

/**
 * So many of the mutants, chosen by the seed. Each draws its own lot, and by its words rather than its place: a larger
 * sample holds the smaller one, and a change to one function does not change the choice among the others.
 */
export function sampleOf(mutants: readonly Mutant[], seed: string, count?: number): Mutant[] {
  const lots = new Map(mutants.map((mutant) => [mutant, lotOf(mutant, seed)]));
  return [...mutants]
    .sort((a, b) => (lots.get(a)! < lots.get(b)! ? -1 : lots.get(a) === lots.get(b) ? 0 : 1))
    .slice(0, count);
}

function lotOf(mutant: Mutant, seed: string): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, wordsFor(mutant)]))
    .digest('hex');
}

export function sliced<T>(things: readonly T[], { part, of }: Slice): T[] {
  return things.filter((_, i) => i % of === part - 1);
}
