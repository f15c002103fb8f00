import { createRandom, randomAnswer } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { branchesFrom } from '../../campaign/branches.ts';
import { House } from './house.ts';
import type { Keeper } from './keeper.ts';
import { memoryKeeper } from './memory-keeper.ts';

const seats = [
  { name: 'Anna', bot: null },
  { name: 'Ben', bot: null },
];

const houseWith = (keeper: Keeper = memoryKeeper()) => new House(keeper, () => {});

async function begin(house: House, openHands = false) {
  const plan = { name: 'Two nights', game: 'smugglers', options: {}, seats, openHands };
  return house.campaigns.create(plan);
}

/** Plays a match to its end at random. */
async function play(house: House, id: string, seed = 'campaign'): Promise<void> {
  const table = await house.open(id);
  const random = createRandom(seed);
  while (table.match.choice) {
    const { choice, n } = table.match;
    await table.answer(choice.seat, randomAnswer(choice, random), n);
  }
}

describe('a campaign at this device', () => {
  it('goes on in a match that begins with what the one before has left', async () => {
    const keeper = memoryKeeper();
    const house = houseWith(keeper);
    const { campaign, match } = await begin(house);
    expect((await house.campaigns.view(campaign)).goesOn).toEqual({ running: match });
    await play(house, match);
    const left = (await house.open(match)).match.legacy;

    // In another house, as after the page was loaded anew: nothing was noted when the match ended.
    const other = houseWith(keeper);
    const view = await other.campaigns.view(campaign);
    expect(view).toMatchObject({ state: 'running', secret: true, goesOn: { from: match } });
    expect(view.matches).toMatchObject([
      { id: match, state: 'over', goesOn: true, title: ['smugglers.night', { night: 1 }] },
    ]);
    expect(JSON.stringify(view)).not.toContain('legacy');
    const next = await other.campaigns.goOn(campaign);
    expect((await other.open(next)).match.setup).toMatchObject({ legacy: left, inCampaign: true });
    expect(await other.campaigns.list()).toMatchObject([{ id: campaign, name: 'Two nights', played: 1 }]);
    expect((await other.list()).every((one) => one.campaign === campaign)).toBe(true);
  });

  it('goes on in one match, however often it is asked to, and its end stands then', async () => {
    const keeper = memoryKeeper();
    const house = houseWith(keeper);
    const { campaign, match } = await begin(house);
    await play(house, match);
    const both = await Promise.all([house, houseWith(keeper)].map((one) => one.campaigns.goOn(campaign)));
    expect(both[0]).toBe(both[1]);
    const table = await house.open(match);
    await expect(table.undo(0, true)).rejects.toThrow('its end stands');
    expect(table.match.over).not.toBeNull();
  });

  it('takes note when the last choice of a match is taken back', async () => {
    const house = houseWith();
    const { campaign, match } = await begin(house);
    await play(house, match);
    const table = await house.open(match);
    await table.undo(table.match.answers.at(-1)!.seat, true);
    const view = await house.campaigns.view(campaign);
    expect(view).toMatchObject({ goesOn: { running: match }, matches: [{ state: 'running' }] });
  });

  it('becomes a tree when it goes on from an earlier match, and nothing is lost', async () => {
    const house = houseWith();
    const { campaign, match } = await begin(house);
    await play(house, match);
    const first = await house.campaigns.goOn(campaign);
    await play(house, first, 'one end');
    const second = await house.campaigns.goOn(campaign, match);
    expect(second).not.toBe(first);
    const { matches } = await house.campaigns.view(campaign);
    const ids = (branch: (typeof tree)[number]): unknown => [
      branch.matches.map(({ id }) => id),
      ...branch.branches.map(ids),
    ];
    const tree = branchesFrom(matches);
    expect(tree.map(ids)).toEqual([[[match], [[first]], [[second]]]]);
  });

  it('keeps what its matches hide from a replay as long as it goes on', async () => {
    const house = houseWith();
    const { campaign, match } = await begin(house);
    await play(house, match);
    expect((await house.timeline({ id: match }, 0)).allowed).toEqual([-1]);
    for (let i = 0; (await house.campaigns.view(campaign)).goesOn && i < 20; i++)
      await play(house, await house.campaigns.goOn(campaign), `match ${i}`);
    expect(await house.campaigns.view(campaign)).toMatchObject({ state: 'over', secret: false });
    expect((await house.timeline({ id: match }, 0)).allowed).toEqual([-1, 0, 1]);
  });

  it('shows its players each seat again if they hide nothing from each other, and no more than the seat saw', async () => {
    const house = houseWith();
    const { match } = await begin(house, true);
    await play(house, match);
    const timeline = await house.timeline({ id: match }, 1);
    expect([timeline.allowed, timeline.eyes]).toEqual([[0, 1, -1], 1]);
    const { first } = timeline;
    expect([typeof first.zones['hand:0'], typeof first.zones['hand:1']]).toEqual(['number', 'object']);
  });

  it('is renamed, played by others, abandoned, taken up again and deleted', async () => {
    const house = houseWith();
    const { campaign, match } = await begin(house);
    await house.campaigns.rename(campaign, '  The cove ');
    await house.campaigns.replace(campaign, 1, { name: 'Cleo', bot: null });
    await house.campaigns.abandonMatch(campaign, match);
    const next = await house.campaigns.goOn(campaign);
    expect(next).not.toBe(match);
    expect((await house.open(next)).match.setup.seats).toEqual(['Anna', 'Cleo']);
    await house.campaigns.abandon(campaign);
    expect(await house.campaigns.view(campaign)).toMatchObject({
      name: 'The cove',
      state: 'abandoned',
      matches: [
        { state: 'abandoned', seats: [{ name: 'Anna' }, { name: 'Ben' }] },
        { state: 'abandoned', seats: [{ name: 'Anna' }, { name: 'Cleo' }] },
      ],
    });
    await expect(house.campaigns.rename(campaign, ' ')).rejects.toThrow('1 to 60 characters');
    await house.campaigns.remove(campaign);
    expect([await house.campaigns.list(), await house.list()]).toEqual([[], []]);
    await expect(house.campaigns.view(campaign)).rejects.toThrow('no such campaign');
  });

  it('goes through a file, and can be played on from there', async () => {
    const house = houseWith();
    const { campaign, match } = await begin(house);
    await play(house, match);
    await house.campaigns.goOn(campaign);
    const file = await house.campaigns.export(campaign);
    const other = houseWith();
    const copy = await other.campaigns.import(file);
    const before = await house.campaigns.view(campaign);
    const after = await other.campaigns.view(copy);
    expect(after.summary).toEqual(before.summary);
    expect(after.matches.map(({ state, outcome }) => [state, outcome])).toEqual(
      before.matches.map(({ state, outcome }) => [state, outcome]),
    );
    const next = await other.campaigns.goOn(copy);
    expect(after.goesOn).toEqual({ running: next });
    expect((await other.open(next)).match.state).toEqual(
      (await house.open(await house.campaigns.goOn(campaign))).match.state,
    );
    for (const [part, by] of [
      ['Two nights', ' '],
      ['"market":[', '"market":["pearl",'],
      ['"version":1', '"version":2'],
    ] as const)
      await expect(other.campaigns.import(file.replace(part, by))).rejects.toThrow(/^Line \d|campaign has/);
    expect(await other.campaigns.list()).toHaveLength(1);
  });
});
