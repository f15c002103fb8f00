import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { questwright } from './command.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/ai.md`, 'utf8');
/** Within the project, so that its packages are found. */
const folder = mkdtempSync(`${root}cli/tests/docs-`);
afterAll(() => rmSync(folder, { recursive: true }));

describe('docs/ai.md', () => {
  it('sits its bot down in the arena with the command that it shows, and describes the records', async () => {
    const [, bot] = /```js\n(.*?)```/s.exec(page)!;
    writeFileSync(`${folder}/search.mjs`, bot!);
    const [, command] = /questwright (arena magpies --bot \.\/search\.mjs .*)/.exec(page)!;
    const args = command!.replace('./search.mjs', `${folder}/search.mjs`).split(' ');
    const records = `${folder}/records.jsonl`;
    const { code, out } = await questwright([...args, '--threads', '1', '--records', records, '--json']);
    expect(code).toBe(0);
    const { score, faults } = JSON.parse(out);
    expect([score.n, faults]).toEqual([4, []]);
    expect(score.mean).toBeGreaterThan(0.5);

    const lines = readFileSync(records, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(9);
    const described = new Set(
      [...page.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, names]) => [...names!.matchAll(/\w+/g)].map(String)),
    );
    for (const line of lines)
      for (const field of Object.keys(JSON.parse(line))) expect(described).toContain(field);
  }, 60_000);
});
