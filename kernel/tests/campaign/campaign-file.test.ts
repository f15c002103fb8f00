import { describe, expect, it } from 'vitest';
import {
  abandonCampaign,
  abandonMatch,
  type CampaignMatch,
  type Game,
  isCampaignFile,
  parseCampaign,
  readCampaign,
  withNewIds,
  writeCampaign,
} from '../../src/index.ts';
import { codeOf } from '../toy.ts';
import { Keeper, quests } from './quests.ts';

/** Two matches that are over, one that is being played, and one that was abandoned. */
function kept(): Keeper {
  const keeper = new Keeper();
  keeper.play(keeper.goOn());
  keeper.play(keeper.goOn());
  const left = keeper.goOn('m1');
  keeper.campaign = abandonMatch(keeper.campaign, quests, left, 50);
  keeper.goOn();
  return keeper;
}

const read = (text: string, game: Game = quests) => readCampaign(parseCampaign(text), game);

/** The file with one line of it changed: 0 is the header. */
function changed(line: number, change: (fields: Record<string, unknown>) => void, keeper = kept()): string {
  const lines = writeCampaign(keeper.whole).trim().split('\n');
  const fields = JSON.parse(lines[line]!);
  change(fields);
  lines[line] = JSON.stringify(fields);
  return lines.join('\n');
}

const legacyOf = (fields: Record<string, unknown>) =>
  (fields as unknown as CampaignMatch).legacy as { version: number; data: { keys: string[] } };

describe('a campaign file', () => {
  it('holds the whole campaign', () => {
    const { whole } = kept();
    const text = writeCampaign(whole);
    expect(isCampaignFile(text)).toBe(true);
    expect(read(text)).toEqual(whole);
  });

  it('tells of a campaign that is over, and of one that was abandoned', () => {
    const keeper = kept();
    keeper.play('m4');
    expect(read(writeCampaign(keeper.whole)).campaign).toEqual(keeper.campaign);
    const { files } = kept().whole;
    const campaign = abandonCampaign(kept().campaign, 99);
    expect(read(writeCampaign({ campaign, files })).campaign).toEqual(campaign);
  });

  it('cannot open its secrets by saying that it is over', () => {
    const { campaign } = read(changed(0, (header) => Object.assign(header, { state: 'over' })));
    expect(campaign.state).toBe('running');
  });

  it('is kept under other ids', () => {
    const { whole } = kept();
    let n = 0;
    const renamed = withNewIds(whole, () => `new${n++}`);
    expect(renamed.campaign.matches.map(({ id, parent }) => [id, parent])).toEqual([
      ['new0', null],
      ['new1', 'new0'],
      ['new2', 'new0'],
      ['new3', 'new1'],
    ]);
    expect(renamed.files.get('new3')).toBe(whole.files.get('m4'));
    expect(read(writeCampaign(renamed))).toEqual(renamed);
  });

  it('that was made with other rules is read by its legacies', () => {
    const newer: Game = { ...quests, version: '2', reads: () => true };
    const keeper = kept();
    keeper.campaign = abandonMatch(keeper.campaign, quests, 'm4', 60);
    expect(read(writeCampaign(keeper.whole), newer).campaign).toEqual(keeper.campaign);
    const forged = changed(1, (fields) => void legacyOf(fields).data.keys.push('key1'), keeper);
    expect(() => read(forged, newer)).toThrow('Line 2 of the campaign: The party holds a key twice.');
  });

  const set = (fields: object) => (line: Record<string, unknown>) => void Object.assign(line, fields);
  const inFile = (from: string | RegExp, to: string) => (line: Record<string, unknown>) => {
    line.file = (line.file as string).replace(from, to);
  };

  it.each<[string, number, (fields: Record<string, unknown>) => void, string]>([
    ['a newer form', 0, set({ 'questwright-campaign': 2 }), 'made by a newer Questwright'],
    ['no form', 0, set({ 'questwright-campaign': 'x' }), 'this is no campaign file'],
    ['another game', 0, set({ game: 'chess' }), 'there is no game "chess" here'],
    ['too few seats', 0, set({ seats: [] }), 'not played with 0 seats'],
    ['seats that are none', 0, set({ seats: 'x' }), '"seats" must be a list'],
    ['a seat that is none', 0, set({ seats: [1, 2] }), 'a seat must have a "kind"'],
    ['a state that is none', 0, set({ state: 'won' }), 'must be running, over or abandoned'],
    ['no time', 0, set({ created: 'now' }), 'a time must be a number'],
    ['options that cannot be', 0, set({ options: { quest: 'x' } }), 'Line 1 of the campaign: A quest has'],
    ['no name', 0, set({ name: '' }), '"name" must be a short text'],
    ['a match twice', 2, set({ id: 'm1', parent: null }), 'in the file twice'],
    ['a match before its parent', 2, set({ parent: 'm4' }), 'comes after the one that it began from'],
    ['itself as its parent', 2, set({ parent: 'm2' }), 'comes after the one that it began from'],
    ['a newer legacy', 1, (line) => void (legacyOf(line).version = 3), 'leaves something else'],
    [
      'another legacy than was played for',
      2,
      (l) => void (legacyOf(l).data.keys = []),
      'leaves something else',
    ],
    ['a legacy before the end', 4, set({ legacy: { version: 2, data: {} } }), 'that is over has left'],
    ['a legacy without its version', 1, set({ legacy: { data: {} } }), 'with its "version" and "data"'],
    ['no outcome', 1, set({ outcome: null }), 'has an outcome'],
    [
      'an end that did not come',
      4,
      set({ state: 'over', ended: 9, outcome: { result: '', winners: [], text: '' } }),
      'it has not ended',
    ],
    ['another outcome', 1, set({ outcome: { result: 'won', winners: [0], text: '' } }), 'another end than'],
    ['an end that was not told', 1, set({ state: 'abandoned', outcome: null, legacy: null }), 'tells an end'],
    ['a parent that left nothing', 4, set({ parent: 'm3' }), 'has left nothing'],
    ['another parent', 4, set({ parent: 'm1' }), 'something else than the match before it has left'],
    [
      'no legacy to begin with',
      2,
      inFile(/"legacy":.*\}\},/, ''),
      'something else than the match before it has left',
    ],
    ['a first match with a legacy', 2, set({ parent: null }), 'is a first match'],
    ['other options', 2, set({ options: { quest: 3 } }), 'other options than the campaign says'],
    ['options that are none', 2, set({ options: { quest: 'x' } }), 'A quest has a number'],
    [
      'a match that does not come next',
      4,
      (line) => {
        inFile('"quest":3}', '"quest":1}')(line);
        set({ options: { quest: 1 } })(line);
      },
      'not the match that comes after',
    ],
    ['no match file', 1, set({ file: 7 }), '"file" must be a match file'],
    ['a match file that is none', 1, set({ file: 'x' }), 'expected a line of JSON'],
    ['a match file of another game', 1, inFile('"game":"toy"', '"game":"chess"'), 'of another game'],
    ['a match file of other seats', 1, inFile('"Ada",', ''), 'it has 1 seats'],
    ['a match file without a seed', 1, inFile('"seed":"m1",', ''), 'does not hold the whole match'],
    ['a match file without an answer', 1, inFile('[0,"yes"]', '[0,null]'), 'does not hold the whole match'],
    ['an answer that was not possible', 1, inFile('[0,"yes"]', '[0,"maybe"]'), 'does not fit the match'],
    ['scripted chance', 1, inFile('"seed"', '"chance":{},"seed"'), 'scripted'],
  ])('with %s is refused with a sentence', (_, line, change, sentence) => {
    const text = changed(line, change);
    expect(() => read(text)).toThrow(sentence);
    expect(codeOf(() => read(text))).toBe('bad-file');
  });

  it('that is no file at all is refused with a sentence', () => {
    for (const text of ['', 'x', '[]', '7', 'null', '{}']) expect(codeOf(() => read(text))).toBe('bad-file');
  });
});
