import { ruleTest } from '@questwright/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { mini, type Played, type QuestLog } from '../../rules/campaign/plan.ts';
import { campaign, path } from '../../rules/campaign/words.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import type { ItemDef, WeaponDef } from '../../rules/definitions.ts';
import { game } from '../../rules/index.ts';
import { gearOf } from '../../rules/pieces.ts';
import type { Descent, Side } from '../../rules/state.ts';
import { zone } from '../quest/kit.ts';
import { dataOf, goOn, leftBy, plainAnswer, playOut, playTo, type Table, withSmallCampaign } from './kit.ts';

const plan = mini({
  opening: 'start',
  quests: ['one', 'two', 'three'],
  finale: { heroes: 'end-a', overlord: 'end-b' },
});
const small = campaign(
  { name: 'Small', original: true },
  {
    plan,
    mini: { gold: 100, xp: 2, overlordXp: 3, extra: true },
    start: 'Home',
    paths: [path('Home', 'Hill', 'road')],
    places: { one: 'Hill' },
  },
);

withSmallCampaign();
beforeAll(() => {
  const { content } = descentBoxes.printed;
  descentBoxes.print(new DescentBox({ ...content, campaigns: [small], events: [] }));
});

const H = 'heroes';
const O = 'overlord';
const log = (...won: readonly Side[]): Played[] => {
  const quests = ['start', 'one', 'two', 'three'];
  return won.map((side, n) => ({ quest: quests[n]!, slot: n === 3 ? 'interlude' : 'act-1', won: side }));
};
const shopActs = (t: Table): number[] => {
  const { weapons, items } = descentBoxes.printed.content;
  const act = new Map([...weapons, ...items].map((one: WeaponDef | ItemDef) => [one.id, one.shop]));
  return [...new Set(zone(t, 'shop').map((id) => act.get(id)!))];
};
const gold = ({ state }: { state: Descent }): number => state.campaign!.gold;

describe('the plan of a mini campaign', () => {
  it('goes through every path to a Finale, after four quests of Act I, without a dead end [D2-CAMP-50]', () => {
    let ends = 0;
    const walk = (played: QuestLog): void => {
      const next = plan.next(played, () => true);
      if (!next) {
        expect([played.length, played.at(-1)!.slot]).toEqual([5, 'finale']);
        ends++;
        return;
      }
      expect(next.quests.length).toBeGreaterThan(0);
      for (const quest of next.quests)
        for (const won of [H, O] as const) walk([...played, { quest, slot: next.slot, won }]);
    };
    walk([]);
    // The opening, three quests in any order, and one Finale, each won by either side.
    expect(ends).toBe(2 ** 5 * 6);
  });

  it('gives the choice to who has won, and the Finale to who has won most [D2-CAMP-51]', () => {
    const next = (...won: readonly Side[]) => plan.next(log(...won), () => true);
    expect(next(O)).toEqual({ slot: 'act-1', quests: ['one', 'two', 'three'], chooser: O });
    expect(next(H, O, H, H)).toEqual({ slot: 'finale', quests: ['end-a'], chooser: H });
    expect(next(H, O, H, O)).toEqual({ slot: 'finale', quests: ['end-b'], chooser: O });
  });
});

describe('a mini campaign', () => {
  ruleTest(
    'begins with gold and XP that may be spent, and what is left is kept [D2-CAMP-53, D2-CAMP-54, D2-CAMP-55, D2-XP-10]',
    (open) => {
      const t = goOn(open, undefined, 'd2.ask.shop');
      expect([gold(t), t.state.campaign!.xp, zone(t, 'shop').length]).toEqual([200, [2, 2], 5]);
      playTo(t, 'd2.ask.learn');
      expect(t.offered.some((id) => id.startsWith('buy:'))).toBe(true);
      t.choose(t.offered.find((id) => id.startsWith('buy:'))!);
      const { xp } = t.state.campaign!;
      expect(Math.min(...xp)).toBeLessThan(2);
      playTo(t, 'd2.ask.next-hero');
      expect([gold(t), t.state.campaign!.xp, t.state.campaign!.overlordXp]).toEqual([200, xp, 3]);
    },
  );

  it('leaves all of it to the next match, which takes it up [D2-CAMP-54, D2-CAMP-55]', () => {
    const left = playOut(undefined);
    expect([dataOf(left).gold, dataOf(left).heroes.map(({ xp }) => xp), dataOf(left).overlord.xp]).toEqual([
      200,
      [2, 2],
      3,
    ]);
    expect(() => game.campaign!.read(left, 3)).not.toThrow();
  });

  ruleTest('has no Rumor cards [D2-CAMP-52]', (open) => {
    const t = goOn(open, undefined, 'd2.ask.next-hero');
    expect([zone(t, 'rumors:0'), zone(t, 'rumor-deck')]).toEqual([[], []]);
  });

  ruleTest(
    'gives each player 1 XP more for a quest, and an overlord who won another [D2-CAMP-59, D2-CAMP-61, D2-XP-07]',
    (open) => {
      const xp = (won: Side): unknown[] => {
        const t = playTo(goOn(open, leftBy(log(won))), 'd2.ask.shop');
        return [t.state.campaign!.xp, t.state.campaign!.overlordXp];
      };
      // The quest itself gives 1 XP to everybody, and 1 more to an overlord who has won it.
      expect(xp(H)).toEqual([[2, 2], 2]);
      expect(xp(O)).toEqual([[2, 2], 4]);
    },
  );

  ruleTest('lets heroes who won take a random shop item of the act [D2-CAMP-60]', (open) => {
    const t = playTo(goOn(open, leftBy(log(H))), 'd2.ask.free-item');
    const before = [0, 1].map((hero) => gearOf(t.state, hero).length);
    t.choose('yes');
    t.choose(t.offered[0]!);
    const after = [0, 1].map((hero) => gearOf(t.state, hero).length);
    expect(after[0]! + after[1]! - before[0]! - before[1]!).toBe(1);
    const lost = playTo(goOn(open, leftBy(log(O))), 'd2.ask.shop');
    expect([0, 1].map((hero) => gearOf(lost.state, hero).length)).toEqual(before);
  });

  ruleTest(
    'has two shopping steps before the Finale: all of Act I, then five of Act II [D2-CAMP-56, D2-CAMP-57, D2-CAMP-58]',
    (open) => {
      const t = playTo(goOn(open, leftBy(log(H, O, H, O))), 'd2.ask.shop');
      expect([shopActs(t), zone(t, 'shop').length > 5]).toEqual([[1], true]);
      while (t.state.campaign!.step === 4 && shopActs(t)[0] === 1) t.choose(plainAnswer(t.match));
      expect([shopActs(t), zone(t, 'shop').length, t.state.act]).toEqual([[2], 5, 2]);
      const once = playTo(goOn(open, leftBy(log(H))), 'd2.ask.shop');
      expect([shopActs(once), zone(once, 'shop').length]).toEqual([[1], 5]);
    },
  );
});
