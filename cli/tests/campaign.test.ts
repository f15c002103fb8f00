import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  it('is renamed, abandoned, played by others and deleted', async () => {
    await play(['smugglers', ...BAY], 'q');
    const bot = await play([...BAY, '--replace', '2=random', '--replace', '2=random']);
    expect(bot).toMatchObject({ code: 0, err: '' });
    expect(kept().seats[1]).toMatchObject({ kind: 'bot', level: 'random' });
    await play([...BAY, '--replace', '1=Ben']);
    expect(kept().seats[0]).toMatchObject({ kind: 'person', name: 'Ben' });
    expect((await play([...BAY, '--replace', '2=Ben'])).err).toContain('Seat 2 is played by a bot');
    expect((await play([...BAY, '--replace', '9=random'])).err).toContain('There is no such seat.');
    expect((await play([...BAY, '--replace', 'Ben'])).err).toContain('such as 2=random');

    expect((await play([...BAY, '--abandon', '1'])).out).toContain('  1  Night 1: abandoned\n');
    expect((await play([...BAY, '--abandon', '1'])).err).toContain('not being played any more');
    expect((await play([...BAY, '--abandon', '7'])).err).toContain('there is no match 7');
    // It goes on from where it was, with those who play now.
    const { out } = await play(BAY, 'q');
    expect(out).toContain('Ben');
    expect(kept().matches).toMatchObject([{ state: 'abandoned' }, { state: 'running', parent: null }]);
    expect((await play([...BAY, '--abandon'])).out).toContain('The bay (Smugglers, abandoned)\n');

    await play(['smugglers', '--campaign', 'The reef'], 'q');
    expect((await play([...BAY, '--rename', 'The reef'])).err).toContain('"The reef" here already');
    expect((await play([...BAY, '--rename', ' '])).err).toContain('1 to 60 characters');
    expect((await play([...BAY, '--rename', 'The cove'])).out).toContain('The cove (Smugglers, abandoned)\n');
    expect(readdirSync(folder).some((file) => file.startsWith('the-bay'))).toBe(false);
    const cove = ['--campaign', 'The cove'];
    expect((await play(cove, 'q')).out).toContain('The cove (Smugglers, running)');
    expect((await play([...cove, '--delete'])).out).toBe('The campaign "The cove" is deleted.\n');
    expect(readdirSync(folder).some((file) => file.startsWith('the-cove'))).toBe(false);
    expect((await play([...cove, '--delete'])).err).toContain('no campaign "The cove"');
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
