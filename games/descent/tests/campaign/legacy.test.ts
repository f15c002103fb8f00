import type { Legacy } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { dataOf, leftBy, played, playOut, START, withSmallCampaign } from './kit.ts';

withSmallCampaign();

const words = game.campaign!;
const read = (legacy: Legacy): Legacy => words.read(legacy, 3);
const refused =
  (changes: Parameters<typeof leftBy>[1], log = [START, played('one', 'heroes')]) =>
  () =>
    read(leftBy(log, changes));
const fists = (...cards: string[]) => ({ gear: cards.map((card) => ({ card, worn: false })) });

describe('what a match of a campaign leaves', () => {
  it('is the same after JSON, and the next match takes all of it up', () => {
    const legacy = leftBy([START, played('one', 'overlord')], {
      gold: 75,
      heroes: { 0: { xp: 1, ...fists('crossbow-act-1', 'dawnblade-hero') } },
      overlord: { xp: 1, relics: ['bones-of-woe-overlord'] },
      box: ['sling-act-1'],
    });
    const again = read(JSON.parse(JSON.stringify(legacy)));
    expect(again).toEqual(legacy);
    const next = dataOf(playOut(again));
    expect(next.heroes[0]!.gear.map(({ card }) => card).sort()).toEqual(['crossbow-act-1', 'dawnblade-hero']);
    expect([next.gold, next.box, next.overlord.relics]).toEqual([
      75,
      ['sling-act-1'],
      ['bones-of-woe-overlord'],
    ]);
    // One XP for the quest is added to what each hero had, and two to the overlord's for his victory.
    expect([next.heroes.map(({ xp }) => xp), next.overlord.xp]).toEqual([[2, 1], 3]);
  });

  it('is read as version 1 wrote it, before there were campaigns without an overlord', () => {
    const legacy = leftBy([START, played('one', 'overlord')], { gold: 75, overlord: { xp: 1 } });
    const { legend, ...written } = dataOf(legacy);
    expect(legend).toBeNull();
    const again = read(JSON.parse(JSON.stringify({ version: 1, data: written })));
    expect(again).toEqual(legacy);
    const next = playOut(again);
    expect([next.version, dataOf(next).gold, dataOf(next).log.length]).toEqual([2, 75, 3]);
  });

  it('is told to everybody but for the hand of Rumor cards', () => {
    const told = JSON.stringify(words.summary!(leftBy([START], { overlord: { rumors: ['secret-card'] } })));
    expect(told).not.toContain('secret-card');
    expect(words.secret).toBe(true);
  });

  it('is refused when it is none', () => {
    for (const data of [null, 7, {}, { log: [], heroes: [] }])
      expect(() => read({ version: 1, data })).toThrow(/campaign/);
    expect(() => playOut(leftBy([START], { campaign: 'the-shadow-rune' }))).toThrow();
  });

  it('is refused when its quests cannot have been played one after the other [D2-CAMP-06]', () => {
    expect(refused({}, [played('one', 'heroes')])).toThrow('"one" cannot come after');
    expect(refused({}, [START, played('one', 'heroes'), played('one', 'heroes')])).toThrow('cannot come');
    expect(refused({}, [START, played('one-left', 'heroes', 'act-2')])).toThrow('cannot come');
    expect(refused({ over: 'heroes' })).toThrow('over when no quest is left');
  });

  it('is refused when a card is there twice, or a relic with both sides', () => {
    const twice = { 0: fists('crossbow-act-1'), 1: fists('crossbow-act-1') };
    expect(refused({ heroes: twice })).toThrow('is there 2 times, and the box has 1');
    expect(refused({ heroes: { 0: fists('crossbow-act-1') }, box: ['crossbow-act-1'] })).toThrow('2 times');
    expect(
      refused({ heroes: { 0: fists('dawnblade-hero') }, overlord: { relics: ['duskblade-overlord'] } }),
    ).toThrow('other side of a relic');
    expect(refused({ heroes: { 0: fists('no-such-card') } })).toThrow('no card "no-such-card"');
  });

  it('is refused when gold or XP do not add up', () => {
    expect(refused({ gold: 30 })).toThrow('coins of 25');
    expect(refused({ gold: -25 })).toThrow('coins of 25');
    // The introduction has given 1 XP to each; what the last quest gives is still to come.
    expect(refused({ heroes: { 0: { xp: 1 } } })).not.toThrow();
    expect(refused({ heroes: { 0: { xp: 2 } } })).toThrow('A hero has spent or kept more XP');
    const skills = ['berserker-rage', 'berserker-brute'];
    expect(refused({ heroes: { 0: { xp: 0, skills } } })).not.toThrow();
    expect(refused({ heroes: { 0: { xp: 1, skills } } })).toThrow('A hero has spent or kept more XP');
    expect(refused({ overlord: { xp: 2 } })).toThrow('The overlord has spent or kept more XP');
  });

  it('is refused when a hero has skills of another class', () => {
    expect(refused({ heroes: { 0: { skills: ['knight-oath-of-honor'] } } })).toThrow('is no skill of a');
    expect(refused({ heroes: { 0: { class: 'runemaster' } } })).toThrow('cannot be a');
  });
});
