import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../../content/index.ts';
import { at, quest, required, wins } from '../../rules/quest/words.ts';
import { room } from '../attack/kit.ts';
import { drawn, zone } from '../quest/kit.ts';
import { goOn, leftBy, plainAnswer, played, playTo, SMALL, START, withSmallCampaign } from './kit.ts';

const yard = drawn(room('......', '......'), { West: 'a1 a2 b1 b2', East: 'f1 f2' });
const encounter = {
  map: yard,
  heroes: 'West',
  groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
  rules: { End: [at('roundEnds', wins('heroes'))] },
};
const WRITTEN = ['One', 'Middle A', 'End A'].map((name) =>
  quest(name, { act: name === 'End A' ? 2 : 1, encounters: [encounter, encounter] }),
);
const ALL = SMALL.map((one) => WRITTEN.find(({ quest: own }) => own.id === one.quest.id) ?? one);
withSmallCampaign({
  events: [],
  quests: [...content.quests, ...ALL.map((one) => one.quest)],
  lasting: [...content.lasting, ...ALL.flatMap(({ rules }) => rules)],
});

const H = 'heroes';
const ACT_ONE = [START, ...['two', 'four', 'five'].map((id) => played(id, H))];
const LATE = [
  ...ACT_ONE,
  played('middle-a', H, 'interlude'),
  ...['two-left', 'four-left', 'five-left'].map((id) => played(id, H, 'act-2')),
];

describe('the steps of a campaign', () => {
  ruleTest('have the heroes travel once, and not between encounters [D2-TRAVEL-05]', (open) => {
    const t = goOn(open, leftBy(), 'd2.ask.next-quest').choose('quest:one');
    const ways: number[] = [];
    while (t.match.choice) {
      if (t.state.phase === 'travel') ways.push(t.state.encounter);
      t.choose(plainAnswer(t.match));
    }
    expect([ways, t.state.encounter]).toEqual([[0], 1]);
  });

  ruleTest(
    'have the overlord make his deck of all his cards in step 7, and shuffle it [D2-CAMP-43]',
    (open) => {
      const t = goOn(open, leftBy(), 'd2.ask.next-quest');
      const owned = zone(t, 'owned');
      expect([owned.length, zone(t, 'deck:0').length]).toEqual([15, 0]);
      playTo(t.choose('quest:two'), 'd2.ask.next-hero');
      const cards = [...zone(t, 'hand:0'), ...zone(t, 'deck:0')];
      expect([...cards].sort()).toEqual([...owned].sort());
      expect(cards).not.toEqual(owned);
    },
  );

  ruleTest('let heroes sell at any point of the shopping step [D2-SHOP-18]', (open) => {
    const t = goOn(open, leftBy([START], { gold: 500 }), 'd2.ask.shop');
    const sells = (): boolean => t.offered.some((id) => id.startsWith('sell:'));
    expect([t.asked, sells()]).toEqual([1, true]);
    t.choose(t.offered.find((id) => id.startsWith('buy:'))!);
    expect([t.asked, sells()]).toEqual([2, true]);
    t.choose('pass');
    expect([t.asked, sells()]).toEqual([1, true]);
  });

  ruleTest('have as many encounters in the Interlude as its quest says [D2-INTER-03]', (open) => {
    const t = playTo(goOn(open, leftBy(ACT_ONE)));
    expect([t.state.quest, t.state.encounter]).toEqual(['middle-a', 1]);
    const other = [START, ...['two', 'three', 'five'].map((id) => played(id, id === 'two' ? H : 'overlord'))];
    const short = playTo(goOn(open, leftBy(other)));
    expect([short.state.quest, short.state.encounter]).toEqual(['middle-b', 0]);
  });

  ruleTest('have as many encounters in the Finale as its quest says [D2-FINALE-03]', (open) => {
    const t = playTo(goOn(open, leftBy(LATE)));
    expect([t.state.quest, t.state.encounter, t.match.over?.result]).toEqual(['end-a', 1, H]);
  });
});
