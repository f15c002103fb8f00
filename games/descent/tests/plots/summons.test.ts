import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { foes, go, inQuest, paid, plotCard, scheming, withPlots } from './kit.ts';

withPlots();

/** Each agent, and how many of an open group of zombies of two heroes (a master and two minions) go for it. */
const AGENTS = [
  ['Cursed by Power', 'Merick', 'lord-merick-farrow', 2],
  ['Endless Thirst', 'Eliza', 'lady-eliza-farrow', 2],
  ['Goblin Uprising', 'Splig', 'splig', 2],
  ['Hybrid Loyalty', 'Belthir', 'belthir', 1],
  ['Seeds of Betrayal', 'Zachareth', 'baron-zachareth', 1],
  ['The Fallen Elite', 'Alric', 'sir-alric-farrow', 1],
] as const;

describe.each(AGENTS)('%s: Summon - %s', (deck, name, agent, minions) => {
  ruleTest(`puts the agent in the place of a master${minions === 1 ? ' and a minion' : ''}`, (open) => {
    const card = `Summon - ${name}`;
    const t = inQuest(open, scheming(deck, [card], 4), 'three', {
      take: ['group:zombie'],
      until: (u) => u.prompt === 'd2.ask.use',
    });
    const { threat } = t.state;
    go(t, { use: [card], until: 'd2.ask.next-hero' });
    expect(
      foes(t)
        .map(({ def }) => def)
        .sort(),
    ).toEqual([`agent-${agent}/1/2`, ...Array.from({ length: minions }, () => 'zombie/1/minion')]);
    expect([plotCard(t, card).on, ...paid(t, card)]).toEqual([
      foes(t).find(({ def }) => def.startsWith('agent'))!.id,
      threat - 2,
      true,
      2,
    ]);
  });
});
