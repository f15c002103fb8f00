import { createMatch, createRandom, type Legacy, randomAnswer } from '@questwright/kernel';
import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { habit } from '../../bot/habit.ts';
import type { Played } from '../../rules/campaign/plan.ts';
import { game } from '../../rules/index.ts';
import { dataOf, leftBy, played, playTo, type Table } from '../campaign/kit.ts';
import { zone } from '../quest/kit.ts';

const LAIR = 'Lair of the Wyrm';
const PATIENCE = 240_000;
const seats = ['Olga', 'Ada', 'Ben'];

const RUNE = { campaign: 'the-shadow-rune', boxes: [LAIR] };
const MINI = { campaign: 'lair-of-the-wyrm' };

const goOn = (
  open: OpenPlaytest,
  options: typeof RUNE | typeof MINI,
  log: readonly Played[],
  more = {},
): Table =>
  open({
    game,
    seats,
    options,
    legacy: leftBy(log, { campaign: options.campaign, ...more }),
    inCampaign: true,
  } as never) as Table;

const FIRST = played('first-blood', 'heroes', 'introduction');
const ACT_ONE = ['a-fat-goblin', 'castle-daerion', 'the-cardinals-plight'].map((quest) =>
  played(quest, 'heroes'),
);
const VAULT = played('the-shadow-vault', 'heroes', 'interlude');

describe('a quest of Lair of the Wyrm', () => {
  ruleTest('is opened in a full campaign by its Rumor card, whose icons lead there [D2-RUMOR-11]', (open) => {
    const t = goOn(open, RUNE, [FIRST], { overlord: { rumors: ['card-rude-awakening'] } });
    t.choose(t.offered.find((id) => id.startsWith('play:'))!);
    playTo(t, 'd2.ask.next-quest').choose('quest:rude-awakening');
    playTo(t, 'd2.ask.next-hero');
    expect([t.state.quest, t.state.campaign!.slot, t.state.campaign!.journey!.icons]).toEqual([
      'rude-awakening',
      'card',
      ['plain', 'plain', 'forest', 'road'],
    ]);
  });

  ruleTest('gives the additional rewards in the mini campaign, and not from a card [D2-RUMOR-24]', (open) => {
    const card = goOn(open, RUNE, [FIRST, played('gold-digger', 'heroes', 'card')], {
      questCards: ['card-gold-digger'],
    });
    playTo(card, 'd2.ask.shop');
    const { xp, overlordXp, gold, advanced } = card.state.campaign!;
    expect([xp, overlordXp, gold, advanced]).toEqual([[0, 0], 0, 50, ['card-at-the-forge']]);
    expect(card.logged('d2.log.gets')).toEqual([]);
    const mini = playTo(goOn(open, MINI, [played('gold-digger', 'heroes')]), 'd2.ask.free-item');
    mini.choose('no');
    expect([mini.state.campaign!.xp, mini.state.campaign!.overlordXp]).toEqual([[2, 2], 2]);
  });

  ruleTest(
    'opens an Advanced Quest card, which can be played in Act II [D2-RUMOR-28, D2-RUMOR-29]',
    (open) => {
      const log = [FIRST, ...ACT_ONE, VAULT];
      const t = goOn(open, RUNE, log, { advanced: ['card-at-the-forge'] });
      t.choose('play:card-at-the-forge');
      playTo(t, 'd2.ask.next-quest').choose('quest:at-the-forge');
      playTo(t, 'd2.ask.next-hero');
      expect([t.state.quest, t.state.act, t.state.campaign!.journey!.icons]).toEqual([
        'at-the-forge',
        2,
        ['forest', 'forest', 'mountain', 'mountain'],
      ]);
    },
  );

  ruleTest('opens nothing in the mini campaign, which has no Quest cards [D2-CAMP-52]', (open) => {
    const t = playTo(goOn(open, MINI, [played('gold-digger', 'overlord')]), 'd2.ask.shop');
    expect([t.state.campaign!.advanced, zone(t, 'rumors:0'), zone(t, 'rumor-deck')]).toEqual([[], [], []]);
  });
});

/** A match of the mini campaign by the habits of both sides. */
function play(legacy: Legacy | null, seed: string): Legacy {
  const match = createMatch({
    game,
    seats,
    seed,
    options: MINI,
    inCampaign: true,
    checkpoints: false,
    ...(legacy && { legacy }),
  } as never);
  const random = createRandom(seed);
  while (match.choice && match.count < 8000) {
    const { choice } = match;
    const isFree = choice.topic === 'hero' || choice.topic === 'class';
    match.answer(choice.seat, isFree ? randomAnswer(choice, random) : habit(match as never, choice));
  }
  expect(game.faults!(match.state as never)).toEqual([]);
  return game.campaign!.read(JSON.parse(JSON.stringify(match.legacy!)), 3);
}

describe('the mini campaign Lair of the Wyrm', () => {
  it(
    'is played by programs from its first quest to its Finale, and what it leaves always adds up [D2-CAMP-50, D2-CAMP-56, D2-CAMP-59]',
    () => {
      let legacy: Legacy | null = null;
      while (!legacy || dataOf(legacy).over === null)
        legacy = play(legacy, `lair ${legacy ? dataOf(legacy).log.length : 0}`);
      const { log, over } = dataOf(legacy);
      expect(log.map(({ slot }) => slot)).toEqual(['act-1', 'act-1', 'interlude', 'finale']);
      expect(log[0]!.quest).toBe('gold-digger');
      const heroesAhead = log.slice(0, 3).filter(({ won }) => won === 'heroes').length >= 2;
      expect(log[3]!.quest).toBe(heroesAhead ? 'armed-to-the-teeth' : 'at-the-forge');
      expect(over).toBe(log[3]!.won);
    },
    PATIENCE,
  );
});
