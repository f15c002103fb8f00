import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCampaign } from '@questwright/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { questwright } from './command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campaign-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const play = (args: readonly string[], ...lines: string[]) =>
  questwright(['play', ...args, '--campaign-folder', folder], lines.map((line) => `${line}\n`).join(''));
const kept = () => parseCampaign(readFileSync(join(folder, 'the-bay.campaign.jsonl'), 'utf8')).campaign;
const BAY = ['--campaign', 'The bay'];
/** The last option hides a good, so that nobody is caught by the person's doing. */
const hides = Array(20).fill('hide');

describe('a campaign in the terminal', () => {
  it('is saved at every choice and continued where it was left', async () => {
    const first = await play(['smugglers', '--seed', '5', ...BAY], 'hide', 'q');
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toContain('The bay (Smugglers, running)\n  1  Night 1: running\n');
    expect(kept().matches).toMatchObject([{ state: 'running' }]);
    const again = await play(BAY, 'l', 'q');
    expect(again.out).toMatch(/· Player 1 hides \w+\./);
    expect(kept().matches).toHaveLength(1);
  });

  it('goes on in the next match, from an earlier one, and from the beginning', async () => {
    await play(['smugglers', ...BAY], ...hides);
    expect(kept().matches).toMatchObject([{ state: 'over' }]);
    const { out } = await play(BAY, 'q');
    expect(out).toMatch(/ {2}2 {2}Night [12], after 1: running\n/);
    expect(kept().matches[1]).toMatchObject({ parent: 'match-1', state: 'running' });
    await play([...BAY, '--from', '0'], 'q');
    expect(kept().matches[2]).toMatchObject({ parent: null, state: 'running' });
    expect((await play([...BAY, '--from', '9'])).err).toContain('there is no match 9');
    expect((await play([...BAY, '--from', '2'])).err).toContain('This match is not over');
  });

  it('is listed, exported and imported', async () => {
    expect((await play(['--campaigns'])).out).toBe('No campaign is kept here.\n');
    await play(['smugglers', ...BAY], ...hides);
    await play(BAY, 'q');
    expect((await play(['--campaigns'])).out).toMatch(
      /^The bay \(Smugglers, running\)\n {2}1 {2}Night 1: .+\n/,
    );
    const file = join(folder, 'taken-along');
    expect((await play([...BAY, '--export', file])).code).toBe(0);
    expect((await play(['--import', file])).err).toContain('There is a campaign "The bay" here already.');
    const elsewhere = join(folder, 'elsewhere');
    const there = ['--campaign-folder', elsewhere];
    expect(await questwright(['play', '--import', file, ...there])).toMatchObject({ code: 0, err: '' });
    const { out } = await questwright(['play', ...BAY, ...there], 'q\n');
    expect(out).toContain('The bay (Smugglers, running)');
    expect(existsSync(join(elsewhere, 'the-bay.campaign.jsonl'))).toBe(true);
  });

  it('is refused with a sentence when its file was changed', async () => {
    await play(['smugglers', ...BAY], ...hides);
    const file = join(folder, 'taken-along');
    await play([...BAY, '--export', file]);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"coins":\[\d+/, '"coins":[99').replace('The bay', 'The cove'));
    const { code, err } = await play(['--import', file]);
    expect(code).toBe(2);
    expect(err).toContain('it leaves something else than the campaign says');
    expect((await play(['--import', join(folder, 'nothing')])).code).toBe(2);
    expect((await play(['--campaign', 'Nowhere', '--export', file])).err).toContain('no campaign "Nowhere"');
    expect((await play(['magpies', '--campaign', 'Nest'])).err).toContain('Magpies has no campaigns.');
  });
});
