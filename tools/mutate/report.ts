import type { Equivalent } from './equivalent.ts';
import type { Status } from './outcome.ts';
import type { Named } from './rules.ts';

export interface Survivor extends Omit<Equivalent, 'reason'> {
  /** The file, the line and the column, as editors count them. */
  readonly at: string;
  readonly mutator: string;
  readonly covered: boolean;
  readonly rules: Named;
}

export interface Findings {
  readonly folder: string;
  readonly seed: string;
  /** Of all mutants of the folder. */
  readonly mutants: number;
  readonly sampled: number;
  readonly counts: Readonly<Partial<Record<Status | 'Untested', number>>>;
  readonly survivors: readonly Survivor[];
  readonly equivalent: readonly Equivalent[];
  readonly stale: readonly Equivalent[];
}

export interface Score {
  readonly killed: number;
  readonly judged: number;
  readonly percent: number;
}

/** Killed among those that a test could have noticed. A change that never ends is noticed too. */
export function scoreOf({ counts }: Pick<Findings, 'counts'>): Score {
  const killed = (counts.Killed ?? 0) + (counts.Timeout ?? 0);
  const judged = killed + (counts.Survived ?? 0) + (counts.NoCoverage ?? 0);
  return { killed, judged, percent: judged === 0 ? 100 : Math.floor((1000 * killed) / judged) / 10 };
}

export function textOf(findings: Findings, ledger: ReadonlyMap<string, string>): string {
  const { folder, seed, mutants, sampled, counts, survivors, equivalent, stale } = findings;
  const { killed, judged, percent } = scoreOf(findings);
  const of =
    sampled === mutants ? `all ${mutants} mutants` : `${sampled} of ${mutants} mutants (seed ${seed})`;
  const lines = [
    `${folder}: ${of}`,
    `${killed} of ${judged} killed: ${percent} %`,
    `  survived ${counts.Survived ?? 0}, run by no test ${counts.NoCoverage ?? 0}, ended by time ${counts.Timeout ?? 0} (counted as killed)`,
    `  not counted: equivalent ${equivalent.length}, static ${counts.Ignored ?? 0}, cannot run ${counts.RuntimeError ?? 0}, untested ${counts.Untested ?? 0}`,
  ];
  for (const [file, group] of grouped(survivors, ({ file }) => file)) {
    lines.push('', file);
    for (const { at, line, original, replacement, mutator, covered, rules } of group) {
      lines.push(`  ${at} ${mutator}${covered ? '' : ' (run by no test)'}`, `    ${line}`);
      lines.push(`    - ${original}`, `    + ${replacement}`);
      if (rules.near !== 'nowhere') lines.push(`    rules of this ${rules.near}: ${rules.ids.join(', ')}`);
    }
  }
  const rules = new Map<string, string[]>();
  for (const { at, rules: named } of survivors) {
    if (named.near === 'function') for (const id of named.ids) rules.set(id, [...(rules.get(id) ?? []), at]);
  }
  if (rules.size > 0) lines.push('', 'Rules whose own code can be changed unnoticed:');
  for (const [id, places] of [...rules].sort()) {
    lines.push(`  ${id} ${ledger.get(id) ?? '(not in a ledger)'}`, ...places.map((at) => `    ${at}`));
  }
  if (stale.length > 0) lines.push('', 'Listed as equivalent, but no longer in the code:');
  for (const { file, line, replacement } of stale) lines.push(`  ${file}: ${line} -> ${replacement}`);
  return lines.join('\n');
}

function grouped<T>(things: readonly T[], key: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return groups;
}
