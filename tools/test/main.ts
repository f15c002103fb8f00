import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readReport } from '../report.ts';
import { type Stage, stages } from './stages.ts';
import { type StageResult, tally } from './tally.ts';

function run({ name, node }: Stage): StageResult {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, node, { stdio: 'inherit' });
  return { name, passed: status === 0, seconds: (performance.now() - start) / 1000 };
}

const plan = stages(process.argv.slice(2));
rmSync(plan.report, { force: true });

const results = plan.stages.map(run);
const { passed, failed } = tally(results, readReport(plan.report));

console.log('\n== stages');
for (const { name, passed, seconds } of results) {
  console.log(`${name.padEnd(12)}${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1)} s`);
}
console.log(`\ntests: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
