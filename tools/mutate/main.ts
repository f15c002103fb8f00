import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLedgers } from '../ledger/ledgers.ts';
import { copyTree, filesOf } from './copy.ts';
import { readEquivalents } from './equivalent.ts';
import { findingsOf } from './findings.ts';
import { homeOf, judgesOf } from './judges.ts';
import { type Entry, stillTrue, versionsOf, worldOf } from './known.ts';
import { mutantsOf, placeOf } from './mutants.ts';
import { textOf } from './report.ts';
import { type Request, requestOf } from './request.ts';
import { sampleOf, sliced } from './sample.ts';
import { testMutants } from './stryker.ts';

const root = process.cwd();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

async function mutate(request: Request): Promise<void> {
  const { folder, seed, concurrency, minutes } = request;
  const files = filesOf(root);
  const mutated = files.filter((file) => isCode(file) && `${file}/`.startsWith(`${folder}/`));
  if (mutated.length === 0) throw new Error(`There is no code in ${folder}.`);

  const home = join('.reports/mutate', homeOf(folder).replaceAll('/', '-'));
  const name = nameOf(request);
  const results = join(root, home, 'results.jsonl');
  mkdirSync(join(root, home), { recursive: true });
  if (request.fresh) rmSync(results, { force: true });

  const versions = versionsOf(files.filter(judgesOf(folder).dependsOn), read);
  const known = () => stillTrue(entriesIn(results), versions);
  const all = await mutantsOf(root, mutated);
  const sample = sliced(sampleOf(all, seed, request.sample), request.slice);
  const before = known();
  const open = sample.filter((mutant) => !before.has(placeOf(mutant)));
  console.log(
    `${all.length} mutants, ${sample.length} chosen, ${sample.length - open.length} known from before.`,
  );

  if (open.length > 0) {
    const copy = join(root, home, `tree-${name}`);
    try {
      copyTree(root, copy);
      await testMutants(
        { root, copy, folder, files: [...new Set(open.map(({ file }) => file))], concurrency, minutes },
        { chosen: open.map(placeOf), versions, world: worldOf(versions), results },
      );
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }

  const equivalents = readEquivalents(root, folder);
  const findings = findingsOf({ folder, seed, all, sample, outcomes: known(), equivalents, read });
  const text = textOf(findings, ruleTexts());
  writeFileSync(join(root, home, `${name}.json`), `${JSON.stringify(findings, null, 2)}\n`);
  writeFileSync(join(root, home, `${name}.txt`), `${text}\n`);
  console.log(`\n${text}\n\nKept in ${home}: ${name}.txt and ${name}.json.`);
}

function isCode(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(?:test|config|d)\.tsx?$/.test(file);
}

function nameOf({ folder, slice }: Request): string {
  const name = folder.replaceAll('/', '-');
  return slice.of === 1 ? name : `${name}-${slice.part}-of-${slice.of}`;
}

function entriesIn(path: string): Entry[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

function ruleTexts(): ReadonlyMap<string, string> {
  const lines = [...readLedgers(root).values()].flat();
  return new Map(lines.map(({ id, text }) => [id, text]));
}

try {
  await mutate(requestOf(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
