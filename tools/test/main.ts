import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readReport } from '../report.ts';
import { sideBySide } from './side-by-side.ts';
import { type Stage, stages } from './stages.ts';
import { type StageResult, tally } from './tally.ts';

/** Runs a stage. What it says is shown as it comes if it runs alone, and else when it is over. */
async function run({ name, node }: Stage, isAlone: boolean): Promise<StageResult> {
  if (isAlone) console.log(`\n== ${name}`);
  const start = performance.now();
  const child = spawn(process.execPath, node, { stdio: ['inherit', ...outputs(isAlone)] });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', ({ message }) => {
      said += message;
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
  if (!isAlone) console.log(`\n== ${name}\n${said.trimEnd()}`);
  return { name, passed, seconds: (performance.now() - start) / 1000 };
}

const outputs = (isAlone: boolean) =>
  isAlone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const);

const plan = stages(process.argv.slice(2));
rmSync(plan.report, { force: true });

const results: StageResult[] = [];
for (const list of plan.stages) {
  const tasks = list.map((stage) => () => run(stage, list.length === 1));
  results.push(...(await sideBySide(tasks, availableParallelism())));
}
const { passed, failed } = tally(results, readReport(plan.report));

console.log('\n== stages');
for (const { name, passed, seconds } of results) {
  console.log(`${name.padEnd(12)}${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1)} s`);
}
console.log(`\ntests: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
