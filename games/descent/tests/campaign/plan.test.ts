import { describe, expect, it } from 'vitest';
import { theShadowRune } from '../../content/campaign/the-shadow-rune.ts';
import { type CampaignPlan, named, type Played, type QuestLog } from '../../rules/campaign/plan.ts';
import { played, START, smallPlan } from './kit.ts';

const all = (): boolean => true;
const log = (...entries: Played[]): Played[] => [START, ...entries];
const three = (...won: ('heroes' | 'overlord')[]): Played[] =>
  won.map((side, n) => played(['one', 'two', 'three'][n]!, side));
const H = 'heroes';
const O = 'overlord';

/** Every way through a plan, as far as it goes; of ways that differ in nothing but their order, one. */
function walk(
  plan: CampaignPlan,
  entries: QuestLog = [],
  ends: QuestLog[] = [],
  seen = new Set<string>(),
): QuestLog[] {
  const key = [...entries.map(({ quest, won }) => `${quest} ${won}`).sort(), entries.at(-1)?.won].join();
  if (seen.has(key)) return ends;
  seen.add(key);
  const next = plan.next(entries, all);
  if (!next) ends.push(entries);
  else
    for (const quest of next.quests)
      for (const won of [H, O] as const)
        walk(plan, [...entries, { quest, slot: next.slot, won }], ends, seen);
  return ends;
}

describe('a campaign in columns', () => {
  it('begins with its introduction, and then all quests of Act I are open [D2-CAMP-11, D2-CAMP-12, D2-CAMP-06]', () => {
    const plan = theShadowRune.plan;
    expect(plan.next([], all)).toEqual({ slot: 'introduction', quests: ['first-blood'], chooser: H });
    for (const won of [H, O] as const)
      expect(plan.next([played('first-blood', won, 'introduction')], all)!.quests).toEqual([
        'a-fat-goblin',
        'castle-daerion',
        'the-cardinals-plight',
        'the-masquerade-ball',
        'death-on-the-wing',
      ]);
  });

  it('lets the winner of a quest choose the next one, of those not played yet [D2-CAMP-13, D2-CAMP-01]', () => {
    expect(smallPlan.next(log(played('two', O)), all)).toEqual({
      slot: 'act-1',
      quests: ['one', 'three', 'four', 'five'],
      chooser: O,
    });
    expect(smallPlan.next(log(played('two', H)), all)!.chooser).toBe(H);
  });

  it('has an Interlude by who has won two of three quests of Act I [D2-CAMP-14, D2-CAMP-15]', () => {
    const { plan } = theShadowRune;
    const after = (...won: ('heroes' | 'overlord')[]) =>
      plan.next([played('first-blood', O, 'introduction'), ...three(...won)], all);
    expect([after(H, H, O), after(O, H, H), after(H, H, H)].map((one) => one!.quests)).toEqual(
      Array(3).fill(['the-shadow-vault']),
    );
    expect([after(H, O, O), after(O, O, O)].map((one) => one!.quests)).toEqual(
      Array(2).fill(['the-overlord-revealed']),
    );
  });

  const middle = played('middle-a', H, 'interlude');

  it('opens for each quest of Act I the one on the side of its winner, and the right one if it was never played [D2-CAMP-16, D2-CAMP-17, D2-CAMP-18]', () => {
    const { slot, quests } = smallPlan.next(log(...three(H, O, H), middle), all)!;
    expect([slot, quests]).toEqual([
      'act-2',
      ['one-left', 'two-right', 'three-left', 'four-right', 'five-right'],
    ]);
    // That the others count as the overlord's holds for nothing else: the heroes have won two of three.
    expect(smallPlan.next(log(...three(H, O, H)), all)!.quests).toEqual(['middle-a']);
  });

  it('has a Finale by who has won two of three quests of Act II, and is over with it [D2-CAMP-19, D2-CAMP-20, D2-CAMP-02, D2-FINALE-01]', () => {
    const { plan } = theShadowRune;
    const before = [
      played('first-blood', H, 'introduction'),
      ...three(H, H, H),
      played('the-shadow-vault', O, 'interlude'),
    ];
    const second = (...won: ('heroes' | 'overlord')[]) =>
      won.map((side, n) => played(`two-${n}`, side, 'act-2'));
    expect(plan.next([...before, ...second(H, O, H)], all)!.quests).toEqual(['gryvorn-unleashed']);
    expect(plan.next([...before, ...second(O, O, H)], all)!.quests).toEqual(['the-man-who-would-be-king']);
    const slots = walk(smallPlan).map((one) => one.map(({ slot }) => slot).join(' '));
    expect(new Set(slots)).toEqual(
      new Set(['introduction act-1 act-1 act-1 interlude act-2 act-2 act-2 finale']),
    );
  });

  it('does not count the quests of Quest cards, neither for the end of an act nor for who has won it [D2-CAMP-09, D2-CAMP-10, D2-RUMOR-25, D2-RUMOR-26]', () => {
    const cards = [played('gold-digger', O, 'card'), played('ghost-town', O, 'card')];
    expect(smallPlan.next(log(...three(H, H), ...cards), all)!.slot).toBe('act-1');
    expect(smallPlan.next(log(...three(H, H, O), ...cards), all)!.quests).toEqual(['middle-a']);
  });

  it('ends where nothing of the box goes on, and nowhere else', () => {
    const inBox = (quest: string): boolean => !quest.startsWith('middle');
    expect(smallPlan.next(log(...three(H, H, O)), inBox)).toBeNull();
    expect(smallPlan.next(log(...three(H, H)), inBox)!.quests).toEqual(['three', 'four', 'five']);
  });
});

describe('a campaign in which rewards name what is next', () => {
  const QUESTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const lists = (names: string[]) => ({ heroes: names, overlord: [...names].reverse() });
  const plan = named({
    introduction: 'acolyte-of-saradyn',
    names: Object.fromEntries([
      ['acolyte-of-saradyn', { heroes: ['a', 'b'], overlord: ['c', 'd'] }],
      ...QUESTS.slice(0, 4).map((one) => [one, lists(['a', 'b', 'c', 'd'])]),
      ...['m', 'n', ...QUESTS.slice(4)].map((one) => [one, lists(['e', 'f', 'g', 'h'])]),
    ]),
    interludes: ['m', 'n'],
    finales: ['x', 'y'],
  });
  const intro = (won: 'heroes' | 'overlord') => played('acolyte-of-saradyn', won, 'introduction');

  it('offers what the quest before has named for its winner [D2-CAMP-21, D2-CAMP-22]', () => {
    expect(plan.next([], all)!.quests).toEqual(['acolyte-of-saradyn']);
    expect(plan.next([intro(H)], all)).toEqual({ slot: 'act-1', quests: ['a', 'b'], chooser: H });
    expect(plan.next([intro(O)], all)).toEqual({ slot: 'act-1', quests: ['c', 'd'], chooser: O });
    // What was played is not offered again, and the quest of a card in between names nothing.
    expect(plan.next([intro(H), played('a', H), played('z', O, 'card')], all)!.quests).toEqual([
      'b',
      'c',
      'd',
    ]);
  });

  it('lets the side with two wins in Act I choose the Interlude [D2-CAMP-23, D2-CAMP-24]', () => {
    const act = (...won: ('heroes' | 'overlord')[]) => won.map((side, n) => played(QUESTS[n]!, side));
    const after = (...won: ('heroes' | 'overlord')[]) => plan.next([intro(H), ...act(...won)], all);
    expect(after(H, O, H)).toEqual({ slot: 'interlude', quests: ['m', 'n'], chooser: H });
    expect(after(H, O, O)).toEqual({ slot: 'interlude', quests: ['m', 'n'], chooser: O });
  });

  it('comes to its end on every way', () => {
    const ends = walk(plan);
    expect(ends.length).toBeGreaterThan(100);
    expect(ends.every((one) => one.length === 9 && one.at(-1)!.slot === 'finale')).toBe(true);
  });
});
