import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import { deceitfulScribe } from '../../content/lieutenant-packs/inner-corruption.ts';
import { plotDeck } from '../../rules/campaign/plot-words.ts';
import { overlordCard, standardAnd } from '../../rules/campaign/rewards.ts';
import { zone } from '../quest/kit.ts';
import {
  dataOf,
  goOn,
  leftBy,
  plainAnswer,
  playTo,
  SMALL,
  START,
  small,
  type Table,
  withSmallCampaign,
} from './kit.ts';

const REWARD = 'warlord-blood-rage';
const ALL = SMALL.map((one) =>
  one.quest.id === 'start'
    ? small('Start', 'heroes', { rewards: standardAnd({ overlord: [overlordCard(REWARD, 'Blood Rage')] }) })
    : one,
);
withSmallCampaign({
  cards: [...content.cards, ...plotDeck('Inner Corruption', [{ name: 'Root', does: [] }]), deceitfulScribe!],
  events: [],
  quests: [...content.quests, ...ALL.map(({ quest }) => quest)],
  lasting: [...content.lasting, ...ALL.flatMap(({ rules }) => rules)],
});

const SCRIBE = deceitfulScribe!.id;
const legacy = leftBy([START], {
  overlord: { plot: { deck: 'Inner Corruption', bought: [SCRIBE], threat: 9 } },
});
const uses = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));
/** The overlord uses the card when XP are spent. */
const used = (t: Table): Table => {
  playTo(t, 'd2.ask.use');
  return playTo(t.choose(uses(t)[0]!), 'd2.ask.overlord-spends');
};

describe('Deceitful Scribe', () => {
  ruleTest('gives 1 XP, goes back to the box, and cannot be bought again [D2-PLOT-19]', (open) => {
    const without = playTo(goOn(open, legacy), 'd2.ask.overlord-spends');
    const t = used(goOn(open, legacy));
    expect(t.state.campaign!.overlordXp).toBe(without.state.campaign!.overlordXp + 1);
    expect([zone(t, 'plots'), t.offered.includes(`buy:${SCRIBE}`)]).toEqual([[], false]);
  });

  ruleTest('is out in all later matches as well [D2-RETURN-03]', (open) => {
    const t = used(goOn(open, legacy));
    while (t.match.choice) t.choose(plainAnswer(t.match));
    const left = dataOf(t.match.legacy!);
    expect([left.box, left.overlord.plot!.bought]).toEqual([[SCRIBE], []]);
    const next = goOn(open, t.match.legacy!, 'd2.ask.overlord-spends');
    expect([next.state.threat >= 3, next.offered.includes(`buy:${SCRIBE}`)]).toEqual([true, false]);
  });
});

describe('a component in the box', () => {
  ruleTest('is not in the shop while the campaign lasts [D2-DISCARD-05]', (open) => {
    const first = zone(goOn(open, leftBy(), 'd2.ask.shop'), 'shop');
    const { weapons, items } = content;
    const copies = first.flatMap((id) =>
      Array<string>([...weapons, ...items].find((one) => one.id === id)!.copies ?? 1).fill(id),
    );
    const t = goOn(open, leftBy([START], { box: copies }), 'd2.ask.shop');
    for (const id of first) expect([...zone(t, 'shop'), ...zone(t, 'shop-deck')]).not.toContain(id);
  });
});

describe('an Overlord Reward card', () => {
  const won = leftBy([{ ...START, won: 'overlord' }]);

  ruleTest('comes from winning the quest that names it [D2-OVCARD-39]', (open) => {
    expect(zone(goOn(open, won, 'd2.ask.shop'), 'owned')).toContain(REWARD);
    expect(zone(goOn(open, leftBy(), 'd2.ask.shop'), 'owned')).not.toContain(REWARD);
  });

  ruleTest('may go into the deck like any other card [D2-OVCARD-40]', (open) => {
    const t = playTo(goOn(open, won), 'd2.ask.next-hero');
    expect([...zone(t, 'deck:0'), ...zone(t, 'hand:0')]).toContain(REWARD);
  });
});
