import { describe, expect, it } from 'vitest';
import { heirsOfBlood } from '../../content/campaign/heirs-of-blood.ts';
import { content } from '../../content/index.ts';
import { waysTo } from '../../rules/campaign/land.ts';
import type { CampaignPlan, Played, QuestLog } from '../../rules/campaign/plan.ts';

const SIDES = ['heroes', 'overlord'] as const;
const built = new Set(content.quests.map(({ id }) => id));
const isBuilt = (quest: string): boolean => built.has(quest);

/**
 * Every state that a campaign can be in. A plan reads which quests were won by whom and which was the last; so ways that
 * differ in nothing else go on alike, and are walked once. Gives the last entries of all ways, and all choices.
 */
function walkAll(plan: CampaignPlan): { ends: Played[]; choices: readonly string[][]; met: Set<string> } {
  const ends: Played[] = [];
  const choices: string[][] = [];
  const met = new Set<string>();
  const seen = new Set<string>();
  const walk = (log: QuestLog): void => {
    const won = log.map(({ quest, won: by }) => `${quest} ${by}`);
    const key = [...[...won].sort(), '>', won.at(-1)].join();
    if (seen.has(key)) return;
    seen.add(key);
    const next = plan.next(log, isBuilt);
    if (!next) {
      ends.push(log.at(-1)!);
      return;
    }
    choices.push([...next.quests]);
    for (const quest of next.quests) {
      met.add(quest);
      for (const by of SIDES) walk([...log, { quest, slot: next.slot, won: by }]);
    }
  };
  walk([]);
  return { ends, choices, met };
}

describe.each(content.campaigns)('every path of $name', (campaign) => {
  const { ends, choices, met } = walkAll(campaign.plan);

  it('ends with a Finale, and nowhere else', () => {
    expect(ends.length).toBeGreaterThan(10);
    expect(new Set(ends.map(({ slot }) => slot))).toEqual(new Set(['finale']));
    expect(choices.every((quests) => quests.length > 0)).toBe(true);
  });

  it('goes through quests of which each is built, is met on some path and has a place in the land', () => {
    expect([...met].sort()).toEqual([...campaign.plan.quests].sort());
    for (const quest of campaign.plan.quests) {
      expect([quest, built.has(quest)]).toEqual([quest, true]);
      expect([quest, campaign.places[quest] !== undefined]).toEqual([quest, true]);
      expect([quest, waysTo(campaign, campaign.places[quest]!).length > 0]).toEqual([quest, true]);
    }
  });
});

describe('Heirs of Blood', () => {
  const { choices } = walkAll(heirsOfBlood.plan);

  it('begins in the Kethiri Ruins [D2-TRAVEL-08]', () => {
    expect(heirsOfBlood.start).toBe('Kethiri Ruins');
  });

  it('leaves a choice nearly everywhere', () => {
    const forced = choices.filter((quests) => quests.length === 1).length;
    // The Introduction is no choice, and now and then two of three names have been played.
    expect(forced / choices.length).toBeLessThan(0.2);
  });
});
