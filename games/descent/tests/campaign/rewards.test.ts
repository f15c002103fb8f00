import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { interlude, rewardsFor, standard, xpAndRelic } from '../../rules/campaign/rewards.ts';
import type { Side } from '../../rules/state.ts';
import { GEAR, RELICS } from '../../rules/zones.ts';
import { zone } from '../quest/kit.ts';
import { goOn, leftBy, played, SMALL, START, withSmallCampaign } from './kit.ts';

const RELIC = ['dawnblade-hero', 'Dawnblade'] as const;
const REWARDS: { readonly [quest: string]: typeof standard } = {
  one: standard,
  two: xpAndRelic(...RELIC),
  four: interlude(...RELIC),
};
withSmallCampaign({
  quests: [
    ...content.quests,
    ...SMALL.map(({ quest }) => ({ ...quest, rewards: REWARDS[quest.id] ?? quest.rewards })),
  ],
});

describe('what a quest gives to two heroes and the overlord', () => {
  ruleTest('comes in step 3, by who has won it [D2-CAMP-33]', (open) => {
    const gains = (quest: string, won: Side) => {
      const t = goOn(open, leftBy([START, played(quest, won)]), 'd2.ask.shop');
      const { xp, overlordXp, gold } = t.state.campaign!;
      const all = [...GEAR.slice(0, 2), RELICS].flatMap((name) => zone(t, name));
      return { xp, overlordXp, gold, relics: all.filter((id) => id.includes('blade')) };
    };
    const each = { xp: [1, 1], overlordXp: 1, gold: 0, relics: [] };
    expect(gains('one', 'heroes')).toEqual({ ...each, gold: 50 });
    expect(gains('one', 'overlord')).toEqual({ ...each, overlordXp: 2 });
    expect(gains('two', 'heroes')).toEqual({ ...each, relics: ['dawnblade-hero'] });
    expect(gains('two', 'overlord')).toEqual({ ...each, relics: ['duskblade-overlord'] });
    expect(gains('four', 'heroes')).toEqual({ ...each, gold: 100, relics: ['dawnblade-hero'] });
    expect(gains('four', 'overlord')).toEqual({ ...each, gold: 100, relics: ['duskblade-overlord'] });
  });

  it('is a relic in the place of gold or a second XP, in all quests', () => {
    for (const { id, rewards } of content.quests)
      for (const side of ['heroes', 'overlord'] as const) {
        const won = rewards[side];
        const xp = won.reduce((sum, one) => sum + (one.xp?.side === side ? one.xp.n : 0), 0);
        const hasRelic = won.some((one) => one.relic === side);
        expect([id, side, xp]).toEqual([id, side, side === 'overlord' && !hasRelic ? 1 : 0]);
        expect(rewardsFor(rewards, side).filter((one) => one.relic !== undefined).length).toBeLessThan(2);
      }
  });
});
