import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { wrongManForTheJob } from '../../content/campaign/special-rewards.ts';
import { content } from '../../content/index.ts';
import { standardAnd } from '../../rules/campaign/rewards.ts';
import { specialReward } from '../../rules/campaign/rumor-words.ts';
import { healthOf } from '../../rules/figures/characteristics.ts';
import { game } from '../../rules/index.ts';
import { heroFigure } from '../../rules/pieces.ts';
import { zone } from '../quest/kit.ts';
import {
  dataOf,
  goOn,
  leftBy,
  played,
  playTo,
  SMALL,
  START,
  small,
  type Table,
  withSmallCampaign,
} from './kit.ts';

const CARD = 'Wrong Man for the Job';
const ID = 'card-wrong-man-for-the-job';
const rewards = standardAnd({
  heroes: [specialReward('heroes', CARD)],
  overlord: [specialReward('overlord', CARD)],
});
/** The quest of the card grants its special reward; another one does not. */
const granting = small(CARD, 'heroes', { act: 2, rewards });
const ALL = [...SMALL, granting];
withSmallCampaign({
  events: [],
  quests: [...content.quests, ...ALL.map(({ quest }) => quest)],
  lasting: [...content.lasting, ...ALL.flatMap(({ rules }) => rules)],
});

const MIDDLE = [
  START,
  ...['one', 'two', 'three'].map((quest) => played(quest, 'heroes')),
  played('middle-a', 'heroes', 'interlude'),
];
const health = (t: Table): number[] => [0, 1].map((hero) => healthOf(t.state, heroFigure(t.state, hero)));
/** Grisban and Leoric. */
const PRINTED = [14, 8];

describe('an Advanced Quest card', () => {
  ruleTest('is read by everybody, on both sides, as soon as it is available [D2-RUMOR-30]', (open) => {
    const t = goOn(open, leftBy(MIDDLE, { advanced: [ID] }));
    for (const seat of [0, 1, 2, -1]) expect(JSON.stringify(t.view(seat))).toContain(ID);
    t.choose(`play:${ID}`);
    for (const seat of [0, 1, 2, -1]) expect(JSON.stringify(t.view(seat))).toContain(ID);
    // What both sides say is no secret of anybody.
    const { quest, icons, text } = content.cards.find(({ id }) => id === ID)!;
    expect([quest, icons, text.length]).toEqual(['wrong-man-for-the-job', ['road', 'road'], 2]);
  });

  it('says on its back what special reward there is for each side [D2-RUMOR-31]', () => {
    const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });
    const [front] = wrongManForTheJob;
    expect(front!.text.map((line) => speaker.say(line))).toEqual([
      expect.stringMatching(/heroes, Strength of the Manor: each hero has \+1 Health/),
      expect.stringMatching(/overlord, Curse of the Manor: each hero has -1 Health/),
    ]);
  });

  const after = (won: 'heroes' | 'overlord', quest: string, slot: 'card' | 'act-2' = 'card') =>
    leftBy([...MIDDLE, played(quest, won, slot)], { questCards: slot === 'card' ? [ID] : [] });
  for (const [side, more] of [
    ['heroes', 1],
    ['overlord', -1],
  ] as const)
    ruleTest(
      `gives the ${side} its special reward by the rewards of its quest [D2-RUMOR-31, D2-RUMOR-32]`,
      (open) => {
        const t = playTo(goOn(open, after(side, 'wrong-man-for-the-job')), 'd2.ask.next-hero');
        expect([zone(t, 'claimed'), health(t)]).toEqual([[`${ID}/${side}`], PRINTED.map((n) => n + more)]);
        // It stays in the quests that follow.
        while (t.match.choice) playTo(t);
        expect(dataOf(t.match.legacy!).claimed).toEqual([`${ID}/${side}`]);
        expect(zone(goOn(open, t.match.legacy!, 'd2.ask.shop'), 'claimed')).toEqual([`${ID}/${side}`]);
      },
    );

  ruleTest('gives nothing when its quest does not grant that [D2-RUMOR-32]', (open) => {
    const plain = SMALL.find(({ quest }) => quest.id === 'aside')!;
    expect(plain.quest.rewards.heroes.length).toBe(1);
    const t = playTo(goOn(open, after('heroes', 'aside')), 'd2.ask.next-hero');
    expect([zone(t, 'claimed'), health(t)]).toEqual([[], PRINTED]);
  });
});
