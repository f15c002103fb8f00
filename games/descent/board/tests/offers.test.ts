import { createMatch, createSpeaker, kernelLanguages, type Match, type View } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { PACKS } from '../../rules/boxes.ts';
import { game } from '../../rules/index.ts';
import { readOptions } from '../../rules/options.ts';
import { faces } from '../cards.ts';
import { english } from '../english.ts';
import { box } from '../index.ts';
import { offeredIn, ownedFor } from '../setup/offered.ts';
import { campaigns, roads } from '../shelf.ts';
import { heroFigureOf, shownIn } from '../sight.ts';

const say = createSpeaker({ languages: [{ en: english }, game.languages, kernelLanguages] });
const means = { say, faces: new Map(faces(say).map((face) => [face.id, face])) };

const OPTIONS = { quest: 'a-fat-goblin', level: 'advanced', players: [1, 1] };

/** A match for two heroes, in which the first option is taken until something of a topic is asked. */
function askedFor(topic: string, options: object = OPTIONS): Match {
  const match: Match = createMatch({ game, seats: ['Olga', 'Ada'], options, seed: 1 });
  while (match.choice && match.choice.topic !== topic) {
    const { seat, options: offered = [], kind } = match.view(match.choice.seat).choice!;
    match.answer(seat, kind === 'some' ? [] : offered[0]!.id);
  }
  return match;
}

function offers(topic: string, options?: object) {
  const match = askedFor(topic, options);
  const view = match.view(match.choice!.seat);
  return {
    cards: offeredIn(view, view.choice, means),
    owned: ownedFor(view, view.choice!, means).owned,
    choice: view.choice!,
  };
}

describe('what is offered between two stages of The Delve', () => {
  it('stands beside what the hero has, and the XP that are left', () => {
    const match: Match = createMatch({
      game,
      seats: ['Ada'],
      options: { play: 'legend', mode: 'delve', difficulty: 'normal', players: [0, 0] },
      seed: 1,
    });
    while (match.choice && match.choice.topic !== 'hero')
      match.answer(0, match.view(0).choice!.options![0]!.id);
    while (match.choice && match.choice.topic !== 'learn' && match.choice.topic !== 'next-hero')
      match.answer(0, match.view(0).choice!.options![0]!.id);
    const view = match.view(0);
    const choice = { ...view.choice!, topic: 'upgrade', subject: heroFigureOf(view, 1)!.id };
    const { owned, note } = ownedFor(view, choice, means);
    expect(note).toMatch(/XP/);
    expect(owned!.cards.map((face) => face?.name)).toEqual(namesIn(view, ['skills:h1', 'gear:h1']));
    expect(owned!.cards.length).toBeGreaterThan(1);
  });
});

const namesIn = (view: View, zones: readonly string[]): string[] =>
  zones.flatMap((zone) => shownIn(view, zone).map(({ def }) => means.faces.get(def)!.name));

describe('what is offered at set-up', () => {
  it('shows every class of the archetype with its skill and equipment, beside the hero', () => {
    const { cards, owned } = offers('class');
    expect(cards.map(({ face }) => face?.name)).toEqual(['Berserker', 'Knight']);
    expect(cards[1]!.face!.text!.join(' ')).toMatch(/Oath of Honor: .*Iron Longsword: Rolls blue, red/);
    expect(owned!.cards.map((face) => face?.name)).toEqual(['Grisban the Thirsty']);
  });

  it('says what skills and wares cost, and what the hero has already', () => {
    const skills = offers('skill');
    expect(skills.cards.map(({ price }) => price?.text)).toContain('1 XP');
    expect(skills.owned!.cards.map((face) => face?.name)).toEqual(['Rage']);
    const shop = offers('shop');
    const crossbow = shop.cards.find(({ face }) => face?.name === 'Crossbow');
    expect(crossbow!.price!.text).toBe('175 gold');
    expect(shop.owned!.cards.map((face) => face?.name)).toContain('Chipped Greataxe');
  });

  it('shows minions and masters of the act, their number for the heroes, and the trait that fits', () => {
    const told = (level: string) => {
      const { cards, choice } = offers('group', { ...OPTIONS, level });
      expect(cards).toHaveLength(choice.options!.length);
      return cards.find(({ face }) => face?.name === 'Cave Spider' || face?.name === 'Barghest')!;
    };
    const [basic, expert] = [told('basic'), told('expert')];
    expect(basic.face!.text!.filter((line) => /^(?:Minion|Master): speed/.test(line))).toHaveLength(2);
    expect(basic.face!.text).not.toEqual(expert.face!.text);
    expect(basic.note).toMatch(/minion.* and one master\. Fits by: \w/);
  });

  it('lets the overlord read each card that he may leave out, and choose it by itself', () => {
    const { cards, choice } = offers('leave-out');
    expect(cards).toHaveLength(choice.options!.length);
    expect(new Set(cards.map(({ about }) => about.card)).size).toBe(cards.length);
    expect(cards.filter(({ face }) => !face)).toEqual([]);
  });
});

it('makes options of what was chosen in the form, and the other way round', () => {
  for (const level of ['quest', 'expert']) {
    const isLarge = level === 'expert';
    const values = {
      quest: 'castle-daerion',
      level,
      lair: isLarge,
      rooms: isLarge,
      allies: false,
      heroes: '4',
    };
    const options = readOptions(box.setup.options!(values, 2), 2);
    const match = createMatch({ game, seats: ['Olga', 'Ada'], options, seed: 1 });
    expect(match.state.players).toEqual([1, 1, 1, 1]);
    expect(match.state.level).toBe(level === 'quest' ? 'basic' : level);
    expect(match.state.boxes).toEqual(level === 'expert' ? ['Lair of the Wyrm'] : undefined);
    expect(box.setup.values!(options)).toEqual(values);
  }
});

it('begins a campaign when one is chosen instead of a quest', () => {
  const switches = { lair: false, rooms: false, allies: true };
  const values = { quest: 'the-shadow-rune', level: 'quest', ...switches, heroes: 'each' };
  expect(box.setup.campaign!(values)).toBe(true);
  expect(box.setup.campaign!({ ...values, quest: 'first-blood' })).toBe(false);
  const options = readOptions(box.setup.options!(values, 3), 3);
  expect([options.campaign, options.quest, options.players]).toEqual(['the-shadow-rune', null, [1, 2]]);
  expect(box.setup.values!(options)).toEqual(values);
});

it('names the campaigns of the content on the shelf', () => {
  expect(campaigns.map(([id, name]) => [id, name])).toEqual(
    content.campaigns.map(({ id, name }) => [id, name]),
  );
});

it('begins a campaign without an overlord, and names those of the content', () => {
  expect(roads.map(([id, name]) => ({ id, name }))).toEqual(content.legendCampaigns);
  const values = { quest: 'kindred-fire', level: 'quest', difficulty: 'hard', heroes: '3' };
  expect(box.setup.campaign!(values)).toBe(true);
  expect(box.setup.options!(values, 2)).toEqual({
    play: 'legend',
    mode: 'campaign',
    campaign: 'kindred-fire',
    difficulty: 'hard',
    players: [0, 1, 0],
  });
});

it('begins The Delve without an overlord, also for one person', () => {
  for (const packs of [false, true]) {
    const switches = { lair: false, packs, rooms: false, allies: false };
    const values = {
      quest: 'delve',
      level: 'quest',
      difficulty: 'hard',
      dealt: packs,
      ...switches,
      heroes: '4',
    };
    const options = readOptions(box.setup.options!(values, 1), 1);
    expect([options.play, options.mode, options.players]).toEqual(['legend', 'delve', [0, 0, 0, 0]]);
    expect(options.boxes).toEqual(packs ? PACKS : undefined);
    expect(options.dealt).toBe(packs ? true : undefined);
    expect(box.setup.values!(options)).toEqual(values);
  }
});
