// Stryker loads this by itself, without our loader for TypeScript: hence plain JavaScript.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** @type {import('./stryker.ts').Run} */
const run = JSON.parse(readFileSync(/** @type {string} */ (process.env.MUTATE_RUN), 'utf8'));
const chosen = new Set(run.chosen);

/** @param {string} path */
const fromRoot = (path) => relative(process.cwd(), path).replaceAll('\\', '/');

/**
 * As `placeOf` in mutants.ts says it.
 * @param {import('@stryker-mutator/api/core').Mutant} mutant
 * @param {number} first the number that its lines and columns count from
 */
function placeOf({ fileName, location: { start, end }, mutatorName, replacement }, first) {
  const at = (/** @type {{ line: number, column: number }} */ { line, column }) =>
    `${line - first}:${column - first}`;
  return `${fromRoot(fileName)}:${at(start)}-${at(end)} ${mutatorName} ${replacement}`;
}

/**
 * Lets only the chosen mutants through to the tests.
 * @type {import('@stryker-mutator/api/check').Checker}
 */
const chooser = {
  async init() {},
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  },
  async check(mutants) {
    const verdict = (/** @type {import('@stryker-mutator/api/core').Mutant} */ mutant) =>
      chosen.has(placeOf(mutant, 0))
        ? { status: /** @type {const} */ (CheckStatus.Passed) }
        : { status: /** @type {const} */ (CheckStatus.CompileError), reason: 'not chosen' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]));
  },
};

/** @type {Map<string, string>} */
const testFiles = new Map();
let told = 0;

/**
 * Writes each outcome down as soon as it is known.
 * @type {import('@stryker-mutator/api/report').Reporter}
 */
const recorder = {
  onDryRunCompleted({ result }) {
    /** @type {Record<string, number>} */
    const durations = {};
    for (const { id, fileName = '', timeSpentMs } of result.tests) {
      testFiles.set(id, fromRoot(fileName));
      durations[fileName] = (durations[fileName] ?? 0) + timeSpentMs;
    }
    writeFileSync(/** @type {string} */ (process.env.MUTATE_DURATIONS), JSON.stringify(durations));
  },
  onMutantTested(mutant) {
    const place = placeOf(mutant, 1);
    if (!chosen.has(place)) return;
    const file = fromRoot(mutant.fileName);
    const killers = [...new Set((mutant.killedBy ?? []).map((id) => testFiles.get(id) ?? ''))];
    /** @type {import('./known.ts').Entry} */
    const entry = {
      place,
      status: /** @type {import('./outcome.ts').Status} */ (mutant.status),
      killers,
      file,
      version: run.versions[file] ?? '',
      killerVersions: killers.map((test) => run.versions[test] ?? ''),
      world: run.world,
    };
    appendFileSync(run.results, `${JSON.stringify(entry)}\n`);
    told += 1;
    console.log(`${told} of ${chosen.size}: ${mutant.status} ${place.split('\n', 1)[0]}`);
  },
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Checker, 'chosen', chooser),
  declareValuePlugin(PluginKind.Reporter, 'record', recorder),
];
