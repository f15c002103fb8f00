import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { laterCampaigns } from '../../content/campaign/later-campaigns.ts';
import type { Played, QuestLog } from '../../rules/campaign/plan.ts';
import { zone } from '../quest/kit.ts';
import { dataOf, goOn, leftBy, playTo, START, type Table, withSmallCampaign } from './kit.ts';

withSmallCampaign({ events: [] });

const KEY = 'travel-lor-4/forest';
const MINIONS = 'travel-lor-8/mountain';
const keeping = (card: string, hero: number) => leftBy([START], { kept: [{ card, hero }] });
const uses = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));

describe('an event card that is kept', () => {
  ruleTest('stays with its hero from quest to quest until it is used', (open) => {
    const t = playTo(goOn(open, keeping(KEY, 1)));
    expect([dataOf(t.match.legacy!).kept, dataOf(t.match.legacy!).box]).toEqual([
      [{ card: KEY, hero: 1 }],
      [],
    ]);
  });
  ruleTest('Gold Key: shows 3 shop items more in one shopping step', (open) => {
    const plain = goOn(open, keeping(KEY, 1), 'd2.ask.shop');
    expect([zone(plain, 'shop').length, zone(plain, 'kept')]).toEqual([5, [KEY]]);
    const t = playTo(goOn(open, keeping(KEY, 1)), 'd2.ask.use');
    // Its hero's player is asked.
    expect([t.asked, uses(t).length]).toEqual([2, 1]);
    playTo(t.choose(uses(t)[0]!), 'd2.ask.shop');
    expect(zone(t, 'shop')).toHaveLength(8);
    expect(zone(playTo(t, 'd2.ask.next-quest'), 'kept')).toEqual([]);
  });
  ruleTest('Evil Minions: gives a monster 2 movement points when it is activated', (open) => {
    const t = playTo(goOn(open, keeping(MINIONS, -1)), 'd2.ask.activate');
    t.choose(t.offered[0]!);
    expect([t.asked, t.prompt, uses(t).length]).toEqual([0, 'd2.ask.use', 1]);
    t.choose(uses(t)[0]!);
    const { points } = t.state.acting.at(-1)!;
    expect([points.reduce((sum, { left }) => sum + left, 0), zone(t, 'kept')]).toEqual([2, []]);
  });
});

describe.each(laterCampaigns)('every path of $name', ({ plan }) => {
  it('ends with a Finale, and nowhere else', () => {
    const ends: Played[] = [];
    const seen = new Set<string>();
    const walk = (log: QuestLog): void => {
      const key = [...log.map(({ quest, won }) => `${quest} ${won}`).sort(), log.at(-1)?.won].join();
      if (seen.has(key)) return;
      seen.add(key);
      const next = plan.next(log, () => true);
      if (!next) ends.push(log.at(-1)!);
      else
        for (const quest of next.quests)
          for (const won of ['heroes', 'overlord'] as const) walk([...log, { quest, slot: next.slot, won }]);
    };
    walk([]);
    expect(ends.length).toBeGreaterThan(3);
    expect(new Set(ends.map(({ slot }) => slot))).toEqual(new Set(['finale']));
  });
});
