import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Found, TrialRun } from '@questwright/bots';
import { BadInput } from './io.ts';

/** Remembers in a file what a trial finds, one line for each, so that a run can be stopped and continued. */
export function memoryIn(file: string, trial: string): TrialRun['recall'] {
  const title = JSON.stringify({ trial });
  const found = new Map(existsSync(file) ? readLines(file, title) : []);
  mkdirSync(dirname(file), { recursive: true });
  // Written anew, because the last line may have been cut short.
  writeFileSync(file, `${[title, ...[...found].map((pair) => JSON.stringify(pair))].join('\n')}\n`);
  return <T extends Found>(name: string, find: () => T): T => {
    const known = found.get(name);
    if (known !== undefined) return known as T;
    const result = find();
    found.set(name, result);
    appendFileSync(file, `${JSON.stringify([name, result])}\n`);
    return result;
  };
}

function readLines(file: string, title: string): [name: string, found: Found][] {
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== title) throw new BadInput(`${file} does not have the records of this trial.`);
  // What comes after the last line break is empty, or a line that was cut short.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as [string, Found]);
}
