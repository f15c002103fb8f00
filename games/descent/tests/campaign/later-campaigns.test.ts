import type { Legacy } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterCampaigns, mistsAndChains } from '../../content/campaign/later-campaigns.ts';
import { content } from '../../content/index.ts';
import { rumorQuest } from '../../rules/campaign/rumor-words.ts';
import { DescentBox, descentBoxes } from '../../rules/catalogue.ts';
import { BASE_BOX } from '../../rules/ids.ts';
import { game } from '../../rules/index.ts';
import { readOptions } from '../../rules/options.ts';
import { zone } from '../quest/kit.ts';
import { dataOf, goOn, playOut, playTo, SMALL, small, smallCampaign } from './kit.ts';

const { printed } = descentBoxes;
afterAll(() => descentBoxes.print(printed));

/** A quest for every one that these campaigns lead to, of the act in which it is played, won by the heroes and the overlord in turn. */
const ACT_2 = ['taskmaster', 'the-salt-gate', 'a-forge-without-fire', 'the-last-link'];
const quests = [...new Set(laterCampaigns.flatMap(({ plan }) => plan.quests))].map((id, n) =>
  small(id, n % 3 === 0 ? 'overlord' : 'heroes', { act: ACT_2.includes(id) ? 2 : 1 }),
);
const ofBilehall = ['hallowing-fire', 'the-sunken-causeway', 'a-lantern-in-the-mist', 'the-drowned-keep'];

describe('the campaigns of later boxes', () => {
  it('are not offered while their quests are not built', () => {
    descentBoxes.print(new DescentBox({ ...content, campaigns: [...content.campaigns, ...laterCampaigns] }));
    for (const { id } of laterCampaigns) expect(() => readOptions({ campaign: id }, 3)).toThrow(/campaign/);
    descentBoxes.print(printed);
  });
});

describe('with their quests', () => {
  beforeAll(() =>
    descentBoxes.print(
      new DescentBox({
        ...content,
        campaigns: laterCampaigns,
        events: [],
        quests: quests.map(({ quest }) => quest),
        lasting: [...content.lasting, ...quests.flatMap(({ rules }) => rules)],
      }),
    ),
  );

  /** A whole campaign with plain answers: what was played, and in which act. */
  const played = (id: string) => {
    let legacy: Legacy | undefined;
    do legacy = playOut(legacy, `seed ${id}`, id);
    while (dataOf(legacy).over === null);
    return dataOf(legacy).log.map(({ quest, slot }) => [slot, quest]);
  };
  const shape = (log: readonly (readonly string[])[]): string[] => log.map(([slot]) => slot!);

  for (const [id, first] of [
    ['labyrinth-of-ruin', 'ruinous-whispers'],
    ['shadow-of-nerekhall', 'respected-citizen'],
  ] as const)
    it(`${id} is a campaign of its own, from its first quest to its Finale [D2-CAMP-04]`, () => {
      const log = played(id);
      expect([log[0]![1], log.at(-1)![0]]).toEqual([first, 'finale']);
      expect(shape(log).filter((slot) => slot === 'act-1' || slot === 'act-2')).toHaveLength(6);
    });

  it('Mists of Bilehall and The Chains that Rust are each played alone [D2-CAMP-64, D2-CAMP-67]', () => {
    const mists = played('mists-of-bilehall');
    expect([shape(mists), mists.map(([, quest]) => quest).sort()]).toEqual([
      ['act-1', 'act-1', 'act-1', 'finale'],
      [...ofBilehall].sort(),
    ]);
    const chains = played('the-chains-that-rust');
    expect([shape(chains), chains.map(([, quest]) => quest).sort()]).toEqual([
      ['act-2', 'act-2', 'act-2', 'finale'],
      [...ACT_2].sort(),
    ]);
  });

  it('or one after the other as a full campaign, the first Finale being its Interlude [D2-CAMP-05, D2-CAMP-65, D2-CAMP-66, D2-CAMP-67]', () => {
    const log = played(mistsAndChains.id);
    expect(shape(log)).toEqual([
      ...['act-1', 'act-1', 'act-1', 'interlude', 'act-2', 'act-2', 'act-2', 'finale'],
    ]);
    expect(
      log
        .slice(0, 4)
        .map(([, quest]) => quest)
        .sort(),
    ).toEqual([...ofBilehall].sort());
    expect([log[3]![1], log[7]![1]]).toEqual(['the-drowned-keep', 'the-last-link']);
  });

  ruleTest('The Chains that Rust begins in Act II, and stays there [D2-CAMP-67]', (open) => {
    const options = { campaign: 'the-chains-that-rust' };
    const t = open({ game, seats: ['Olga', 'Ada', 'Ben'], options, inCampaign: true });
    expect(playTo(t, 'd2.ask.next-hero').state.act).toBe(2);
    const next = open({
      game,
      seats: ['Olga', 'Ada', 'Ben'],
      options,
      inCampaign: true,
      legacy: playOut(undefined, 'seed', 'the-chains-that-rust'),
    });
    expect(playTo(next, 'd2.ask.next-hero').state.act).toBe(2);
  });
});

describe('a quest of Mists of Bilehall or The Chains that Rust', () => {
  const boxes = ['Mists of Bilehall', 'The Chains that Rust', 'Elsewhere'] as const;
  const named = boxes.map((box) => `Rumor of ${box}`);
  const own = named.map((name, n) => {
    const one = small(name, 'heroes');
    return { ...one, quest: { ...one.quest, box: boxes[n]! } };
  });
  beforeAll(() => {
    const all = [...SMALL, ...own];
    descentBoxes.print(
      new DescentBox({
        ...content,
        campaigns: [smallCampaign],
        events: [],
        cards: [
          ...content.cards.filter(({ deck }) => deck !== 'rumor'),
          ...named.map((name) => rumorQuest({ name }, { box: BASE_BOX, icons: [] })),
        ],
        quests: all.map(({ quest }) => quest),
        lasting: [...content.lasting, ...all.flatMap(({ rules }) => rules)],
      }),
    );
  });
  ruleTest('is never dealt as a Rumor card [D2-CAMP-68]', (open) => {
    const t = goOn(open, undefined, 'd2.ask.next-hero');
    expect([...zone(t, 'rumors:0'), ...zone(t, 'rumor-deck')]).toEqual(['card-rumor-of-elsewhere']);
  });
});
