import { describe, expect, it } from 'vitest';
import {
  abandonCampaign,
  abandonMatch,
  goOn,
  matchReopened,
  newCampaign,
  pathTo,
  renameCampaign,
  replacePlayer,
  viewCampaign,
  writeMatch,
} from '../../src/index.ts';
import { codeOf, toyGame } from '../toy.ts';
import { Keeper, person, quests } from './quests.ts';

/** A campaign that has come so far, with success in every match. */
function played(matches: number): Keeper {
  const keeper = new Keeper();
  for (let i = 0; i < matches; i++) keeper.play(keeper.goOn());
  return keeper;
}

describe('a campaign', () => {
  it('is a chain of matches, each with the options and the legacy that the one before it gives', () => {
    const keeper = played(2);
    keeper.goOn();
    expect(keeper.campaign.matches.map(({ id, parent, state }) => [id, parent, state])).toEqual([
      ['m1', null, 'over'],
      ['m2', 'm1', 'over'],
      ['m3', 'm2', 'running'],
    ]);
    const { setup } = keeper.matches.get('m3')!;
    expect(setup.options).toEqual({ quest: 3 });
    expect(setup.legacy?.data).toEqual({ quest: 3, keys: ['key1', 'key2'] });
    expect(setup.inCampaign).toBe(true);
  });

  it('tries a match again that failed, with what it has left', () => {
    const keeper = played(1);
    keeper.play(keeper.goOn(), 'no');
    const again = keeper.goOn();
    expect(keeper.campaign.matches.at(-1)).toMatchObject({ id: again, parent: 'm2', options: { quest: 2 } });
  });

  it('becomes a tree when it goes on from an earlier match, and loses nothing', () => {
    const keeper = played(2);
    const other = keeper.goOn('m1');
    expect(keeper.campaign.matches.map(({ id }) => id)).toEqual(['m1', 'm2', other]);
    keeper.play(other, 'no');
    // The newest is now the end of the other branch.
    const next = keeper.goOn();
    expect(pathTo(keeper.campaign, next).map(({ id }) => id)).toEqual(['m1', 'm3', 'm4']);
    const anew = keeper.goOn(null);
    expect(pathTo(keeper.campaign, anew)).toHaveLength(1);
    expect(keeper.matches.get(anew)!.setup.legacy).toBeUndefined();
  });

  it('is one match for two who continue at once', () => {
    const keeper = played(1);
    expect([keeper.goOn('m1'), keeper.goOn('m1'), keeper.goOn()]).toEqual(['m2', 'm2', 'm2']);
    expect([keeper.goOn(null), keeper.goOn(null)]).toEqual(['m3', 'm3']);
    expect(keeper.goOn()).toBe('m3');
  });

  it('goes on only from a match that is over and has left something', () => {
    const keeper = played(1);
    const running = keeper.goOn();
    expect(codeOf(() => keeper.goOn(running))).toBe('not-over');
    expect(codeOf(() => keeper.goOn('m9'))).toBe('no-such-match');
    const bare = { ...keeper.campaign.matches[0]!, legacy: null };
    const without = { ...keeper.campaign, matches: [bare] };
    expect(codeOf(() => goOn(without, quests))).toBe('no-legacy');
  });

  it('is over with its last match, and can be taken up again from an earlier one', () => {
    const keeper = played(3);
    expect(keeper.campaign).toMatchObject({ state: 'over', told: true });
    expect(codeOf(() => keeper.goOn())).toBe('campaign-over');
    keeper.goOn('m2');
    expect(keeper.campaign).toMatchObject({ state: 'running', told: true });
  });

  it('is not over while another branch of it is being played', () => {
    const keeper = played(2);
    const last = keeper.goOn();
    const other = keeper.goOn('m1');
    keeper.play(last);
    expect(keeper.campaign.state).toBe('running');
    keeper.campaign = abandonMatch(keeper.campaign, quests, other, 99);
    expect(keeper.campaign.state).toBe('over');
  });

  it('goes on from where an abandoned match began', () => {
    const keeper = played(1);
    const left = keeper.goOn();
    keeper.campaign = abandonMatch(keeper.campaign, quests, left, 9);
    expect(keeper.campaign.matches[1]).toMatchObject({ state: 'abandoned', ended: 9, legacy: null });
    expect(goOn(keeper.campaign, quests)).toMatchObject({ next: { parent: 'm1' } });
    expect(codeOf(() => abandonMatch(keeper.campaign, quests, left, 10))).toBe('not-running');
    expect(codeOf(() => keeper.play(left))).toBe('not-running');
  });

  it('that is abandoned is kept, and is taken up by going on', () => {
    const keeper = played(1);
    keeper.goOn();
    keeper.campaign = abandonCampaign(keeper.campaign, 9);
    expect(keeper.campaign).toMatchObject({ state: 'abandoned', told: false });
    expect(keeper.campaign.matches.map(({ state }) => state)).toEqual(['over', 'abandoned']);
    keeper.goOn();
    expect(keeper.campaign.state).toBe('running');
  });

  it('has a name, which can be changed', () => {
    const { campaign } = new Keeper();
    expect(renameCampaign(campaign, '  Doors ').name).toBe('Doors');
    for (const name of ['', '   ', 'x'.repeat(61)])
      expect(codeOf(() => renameCampaign(campaign, name))).toBe('bad-name');
  });

  it('goes on with another player in the seat of one who left', () => {
    const keeper = played(1);
    keeper.campaign = replacePlayer(keeper.campaign, 1, person('Cleo'));
    keeper.goOn();
    expect(keeper.campaign.matches.map(({ seats }) => seats[1]!.name)).toEqual(['Ben', 'Cleo']);
    expect(keeper.matches.get('m2')!.setup.seats).toEqual(['Ada', 'Cleo']);
    for (const seat of [2, -1, 0.5])
      expect(codeOf(() => replacePlayer(keeper.campaign, seat, person('Cleo')))).toBe('no-such-seat');
  });

  it('plays a match again whose last choice is taken back, unless others began from it', () => {
    const keeper = played(3);
    expect(codeOf(() => matchReopened(keeper.campaign, 'm2'))).toBe('has-followers');
    const reopened = matchReopened(keeper.campaign, 'm3');
    expect(reopened).toMatchObject({ state: 'running', told: true });
    expect(reopened.matches[2]).toMatchObject({ state: 'running', ended: null, outcome: null, legacy: null });
    expect(codeOf(() => matchReopened(reopened, 'm3'))).toBe('not-over');
  });

  it('is nothing for a game without campaigns', () => {
    const plain = toyGame(function* () {});
    const wanted = { id: 'c', name: 'x', seats: [person('Ada')], options: {}, created: 0 };
    expect(codeOf(() => newCampaign(plain, wanted))).toBe('no-campaigns');
  });
});

describe('what everybody may know of a campaign', () => {
  it('tells what the party has become and where it goes on, and no legacy', () => {
    const keeper = played(2);
    const view = viewCampaign(keeper.campaign, quests);
    expect(view).toMatchObject({ secret: true, summary: { keys: 2 }, goesOn: { from: 'm2' } });
    expect(view.matches.map(({ summary, title, goesOn }) => [summary, title, goesOn])).toEqual([
      [{ keys: 1 }, ['toy.quest', { n: 1 }], true],
      [{ keys: 2 }, ['toy.quest', { n: 2 }], true],
    ]);
    expect(JSON.stringify(view)).not.toContain('key1');
    keeper.goOn();
    expect(viewCampaign(keeper.campaign, quests).goesOn).toEqual({ running: 'm3' });
    keeper.play('m3');
    const over = viewCampaign(keeper.campaign, quests);
    expect(over).toMatchObject({ secret: false, goesOn: null });
    expect(over.matches[2]!.goesOn).toBe(false);
  });

  it('can be shown though these rules cannot read a legacy', () => {
    const keeper = played(1);
    const older = { ...quests, campaign: { ...quests.campaign!, version: 1 } };
    const view = viewCampaign(keeper.campaign, older);
    expect(view).toMatchObject({ summary: null, goesOn: null });
    expect(view.matches[0]).toMatchObject({ summary: null, goesOn: false });
  });

  it('opens the files of its matches only when it is over', () => {
    const keeper = played(2);
    const file = (campaignOver: boolean) => writeMatch(keeper.matches.get('m2')!, { campaignOver });
    expect(file(false)).not.toContain('seed');
    expect(file(false)).not.toContain('key1');
    expect(file(true)).toContain('"seed":"m2"');
    expect(file(true)).toContain('key1');
  });
});
