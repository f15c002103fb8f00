import type { Legacy } from '@questwright/kernel';
import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { theShadowRune } from '../../content/campaign/the-shadow-rune.ts';
import { allyGrows, allyJoins } from '../../rules/allies/reward.ts';
import { game } from '../../rules/index.ts';
import { spacesOf, zone } from '../quest/kit.ts';
import { leftBy, playTo, START, smallCampaign, type Table, withSmallCampaign } from './kit.ts';

withSmallCampaign({
  events: [],
  campaigns: [{ ...smallCampaign, allies: { start: [allyJoins('Serena'), allyGrows] } }],
});

const begin = (open: OpenPlaytest, legacy: Legacy, options: object): Table =>
  open({
    game,
    seats: ['Olga', 'Ada', 'Ben'],
    options: { campaign: 'small', ...options },
    legacy,
    inCampaign: true,
  } as never);

describe('a campaign with allies', () => {
  ruleTest('gives heroes who win an ally and a skill that they choose [D2-ALLY-02, D2-ALLY-06]', (open) => {
    const t = playTo(begin(open, leftBy(), { allies: true }), 'd2.ask.ally-skill');
    expect([t.match.choice!.topic, t.offered.length]).toEqual(['ally', 3]);
    t.choose('skill:serena-healing-aura');
    expect(t.state.campaign!.ally).toEqual({ id: 'ally-serena', skills: ['serena-healing-aura'] });
  });

  ruleTest('lets the ally take part in a quest that names none [D2-ALLY-32]', (open) => {
    const t = playTo(begin(open, leftBy(), { allies: true }), 'd2.ask.next-hero');
    expect([spacesOf(t, 'ally-serena/2').length, zone(t, 'ally').length]).toEqual([1, 1]);
    const without = playTo(begin(open, leftBy(), {}), 'd2.ask.next-hero');
    expect([without.state.campaign!.ally, spacesOf(without, 'ally-serena/2')]).toEqual([null, []]);
  });

  ruleTest('leaves heroes the ally whom they have [D2-ALLY-31]', (open) => {
    const legacy = leftBy([START], { ally: { id: 'ally-raythen', skills: [] } });
    const t = playTo(begin(open, legacy, { allies: true }), 'd2.ask.shop');
    expect(t.state.campaign!.ally!.id).toBe('ally-raythen');
  });

  it('is The Shadow Rune, which can give either ally', () => {
    const texts = Object.values(theShadowRune.allies).flatMap((all) =>
      all.map(({ text }) => JSON.stringify(text)),
    );
    for (const name of ['Raythen', 'Serena']) expect(texts.some((text) => text.includes(name))).toBe(true);
  });
});
