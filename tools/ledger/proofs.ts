import type { Report } from '../report.ts';
import type { Ledgers } from './ledgers.ts';

export interface Proofs {
  readonly proven: ReadonlySet<string>;
  /** Names in titles that no ledger knows, each with its test. */
  readonly unknown: readonly { readonly id: string; readonly test: string }[];
}

const looksLikeId = /^[A-Z][A-Z0-9]-[A-Z][A-Z0-9]*-\d+$/;

export function proofsIn(report: Report, ledgers: Ledgers): Proofs {
  const known = new Set([...ledgers.values()].flat().map(({ id }) => id));
  const prefixes = new Set([...known].map((id) => id.slice(0, id.indexOf('-') + 1)));
  const isMeantAsId = (name: string) =>
    looksLikeId.test(name) || prefixes.has(name.slice(0, name.indexOf('-') + 1));

  const proven = new Set<string>();
  const unknown: { id: string; test: string }[] = [];
  for (const { fullName, status } of report.testResults.flatMap((file) => file.assertionResults)) {
    for (const id of namesIn(fullName).filter(isMeantAsId)) {
      if (!known.has(id)) unknown.push({ id, test: fullName });
      else if (status === 'passed') proven.add(id);
    }
  }
  return { proven, unknown };
}

/** The words that a title has in square brackets. */
function namesIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) => inside!.split(/[\s,;]+/));
}
