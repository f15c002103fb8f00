import { type Equivalent, equivalenceFinder, stale, wordsFor } from './equivalent.ts';
import { type Mutant, placeOf } from './mutants.ts';
import type { Outcome } from './outcome.ts';
import type { Findings, Survivor } from './report.ts';
import { ruleFinder } from './rules.ts';

export interface Evidence {
  readonly folder: string;
  readonly seed: string;
  readonly all: readonly Mutant[];
  readonly sample: readonly Mutant[];
  /** By the places of the mutants. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly equivalents: readonly Equivalent[];
  readonly read: (file: string) => string;
}

export function findingsOf({ folder, seed, all, sample, outcomes, equivalents, read }: Evidence): Findings {
  const reasonOf = equivalenceFinder(equivalents);
  const finders = new Map<string, ReturnType<typeof ruleFinder>>();
  const rulesAt = (mutant: Mutant) => {
    const { file } = mutant;
    if (!finders.has(file)) finders.set(file, ruleFinder(file, read(file)));
    return finders.get(file)!(mutant);
  };

  const counts: Record<string, number> = {};
  const survivors: Survivor[] = [];
  const equivalent: Equivalent[] = [];
  for (const mutant of [...sample].sort(inOrder)) {
    const status = outcomes.get(placeOf(mutant))?.status ?? 'Untested';
    const lives = status === 'Survived' || status === 'NoCoverage';
    const reason = lives ? reasonOf(mutant) : undefined;
    if (reason !== undefined) {
      equivalent.push({ ...wordsFor(mutant), reason });
      continue;
    }
    counts[status] = (counts[status] ?? 0) + 1;
    if (!lives) continue;
    const { file, start, mutator } = mutant;
    survivors.push({
      ...wordsFor(mutant),
      at: `${file}:${start.line + 1}:${start.column + 1}`,
      mutator,
      covered: status === 'Survived',
      rules: rulesAt(mutant),
    });
  }
  return {
    folder,
    seed,
    mutants: all.length,
    sampled: sample.length,
    counts,
    survivors,
    equivalent,
    stale: stale(equivalents, folder, all),
  };
}

function inOrder(a: Mutant, b: Mutant): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.start.line - b.start.line || a.start.column - b.start.column;
}
