import { fullReport, partialReport } from '../report.ts';

export interface Stage {
  readonly name: string;
  /** Arguments for Node: so that nothing depends on the PATH or the shell. */
  readonly node: readonly string[];
}

const typescript = ['--import', './tools/ts-loader/register.mjs'];

/**
 * What is run. The stages of one list run side by side, and the lists one after the other.
 *
 * `filters` narrow the tests to matching files; their report must not pass for that of a full run.
 */
export function stages(filters: readonly string[]): { stages: Stage[][]; report: string } {
  const report = filters.length > 0 ? partialReport : fullReport;
  const vitest = ['run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    report,
    stages: [
      [
        { name: 'types', node: ['node_modules/typescript/bin/tsc'] },
        { name: 'directions', node: [...typescript, 'tools/directions/main.ts'] },
        {
          name: 'web client',
          node: ['node_modules/vite/bin/vite.js', 'build', 'table', '--logLevel', 'warn'],
        },
        { name: 'lint', node: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
        { name: 'web types', node: ['node_modules/typescript/bin/tsc', '-p', 'table'] },
        { name: 'browser', node: [...typescript, 'table/e2e/support/prepare.ts'] },
      ],
      [{ name: 'tests', node: ['node_modules/vitest/vitest.mjs', ...vitest] }],
      [{ name: 'ledger', node: [...typescript, 'tools/ledger/main.ts', '--summary', '--report', report] }],
    ],
  };
}
