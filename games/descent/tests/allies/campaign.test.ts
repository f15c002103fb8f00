import { ruleTest } from '@questwright/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { allyJoins, allyLearns } from '../../rules/allies/reward.ts';
import { standardAnd } from '../../rules/campaign/rewards.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import { game } from '../../rules/index.ts';
import { dataOf, goOn, leftBy, playOut, playTo, START, withSmallCampaign } from '../campaign/kit.ts';
import { spacesOf, zone } from '../quest/kit.ts';

withSmallCampaign();

/** The introduction gives Serena and a skill, and every other quest is played with the heroes' ally. */
beforeAll(() => {
  const { content } = descentBoxes.printed;
  const gifts = [
    allyJoins('Serena'),
    allyLearns('serena-healing-aura', 'Healing Aura'),
    allyLearns('raythen-sharp-eyes', 'Sharp Eyes'),
  ];
  descentBoxes.print(
    new DescentBox({
      ...content,
      quests: content.quests.map((quest) => ({
        ...quest,
        ...(quest.id === 'start'
          ? { rewards: standardAnd({ heroes: gifts }) }
          : { encounters: quest.encounters.map((one) => ({ ...one, ally: 'their ally' })) }),
      })),
    }),
  );
});

describe('an ally in a campaign', () => {
  ruleTest('is a reward of a quest, and so are its skills [D2-ALLY-02, D2-ALLY-06]', (open) => {
    const t = goOn(open, leftBy(), 'd2.ask.shop');
    expect(t.state.campaign!.ally).toEqual({ id: 'ally-serena', skills: ['serena-healing-aura'] });
    const lost = goOn(open, leftBy([{ ...START, won: 'overlord' }]), 'd2.ask.shop');
    expect(lost.state.campaign!.ally).toBeNull();
  });

  ruleTest('is the one whom the heroes have earned, with its skills [D2-ALLY-09, D2-ALLY-07]', (open) => {
    const t = playTo(goOn(open, leftBy()), 'd2.ask.next-hero');
    expect([spacesOf(t, 'ally-serena/2').length, zone(t, 'ally')]).toEqual([1, ['serena-healing-aura']]);
    const alone = playTo(goOn(open, leftBy([{ ...START, won: 'overlord' }])), 'd2.ask.next-hero');
    expect(spacesOf(alone, 'ally-serena/2')).toEqual([]);
  });

  it('goes on from match to match, and what no ally has is refused [D2-ALLY-09]', () => {
    const next = dataOf(playOut(leftBy()));
    expect(next.ally).toEqual({ id: 'ally-serena', skills: ['serena-healing-aura'] });
    const read = (ally: unknown) => () => game.campaign!.read(leftBy([START], { ally }), 3);
    expect(read({ id: 'ally-serena', skills: ['raythen-sharp-eyes'] })).toThrow('no skill of Serena');
    expect(read({ id: 'ally-nobody', skills: [] })).toThrow('There is no ally "ally-nobody".');
    expect(read(undefined)).not.toThrow();
  });
});
