import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fullReport, readReport } from '../report.ts';
import { accounts } from './account.ts';
import { type Ledgers, readLedgers } from './ledgers.ts';
import { details, json, summary } from './print.ts';
import { proofsIn } from './proofs.ts';

export interface Outcome {
  readonly status: 0 | 1 | 2;
  readonly output: string;
  readonly errors: readonly string[];
}

const refused = (sentence: string): Outcome => ({ status: 2, output: '', errors: [sentence] });

const asked = {
  game: { type: 'string' },
  json: { type: 'boolean' },
  summary: { type: 'boolean' },
  report: { type: 'string', default: fullReport },
} as const;

export function ledger(root: string, args: string[]): Outcome {
  const { values: options } = parseArgs({ args, options: asked });
  const ledgers = readLedgers(root);
  if (options.game !== undefined && !ledgers.has(options.game)) {
    return refused(`There is no ledger for ${options.game}, only for ${[...ledgers.keys()].join(', ')}.`);
  }
  const report = readReport(join(root, options.report));
  if (report === undefined) {
    return refused('There is no test report yet: run "npm test" first, then ask for the ledger again.');
  }

  const { proven, unknown } = proofsIn(report, ledgers);
  const all = accounts(ledgers, proven);
  const chosen = new Map([...all].filter(([game]) => options.game === undefined || game === options.game));
  const print = options.json ? json : options.summary ? summary : details;
  const errors = [
    ...repeated(ledgers).map((id) => `${id} stands in the ledger more than once.`),
    ...unknown.map(({ id, test }) => `The test "${test}" names ${id}, which is not in the ledger.`),
  ];
  return { status: errors.length > 0 ? 1 : 0, output: print(chosen), errors };
}

function repeated(ledgers: Ledgers): string[] {
  const ids = [...ledgers.values()].flat().map(({ id }) => id);
  const seen = new Set<string>();
  return ids.filter((id) => seen.size === seen.add(id).size);
}
