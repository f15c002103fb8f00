import { changeOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  activation,
  advance,
  aid,
  at,
  attack,
  condition,
  enemySet,
  explorationEvent,
  explorationSet,
  free,
  gainTokens,
  hero,
  heroDice,
  inflict,
  is,
  item,
  keyword,
  location,
  moreHealth,
  nemesis,
  questEnemy,
  questSheet,
  recover,
  suffer,
  thisHas,
  use,
  whenever,
} from '../../rules/effects/index.ts';
import { say } from './table.ts';

const said = ({ text }: { text: readonly Parameters<typeof say>[0][] }) => text.map((one) => say(one));
const hurts = whenever(at.roundEnds, suffer(1));

describe('cards as they are written', () => {
  it('are as published unless they say that they are ours, and get their ids from their names', () => {
    const card = { name: "Mok's  Old, Staff", abilities: [] };
    expect(item(card)).toMatchObject({ id: 'moks-old-staff', name: card.name, original: false });
    expect(item({ ...card, id: 'staff', original: true })).toMatchObject({ id: 'staff', original: true });
  });

  it('heroes and activation cards', () => {
    const ann = hero({ name: 'Ann', archetype: 'Mage', health: 7, ability: moreHealth(1) });
    expect(ann).toMatchObject({ id: 'ann', kind: 'hero', back: 'hero', archetype: 'Mage', health: 7 });
    expect([said(ann), Object.keys(ann.modify!), ann.on]).toEqual([
      ['+1 maximum health'],
      ['maxHealth'],
      undefined,
    ]);
    const basic = activation({ name: 'Hack', archetype: 'Warrior', lines: [attack(2), recover(1)] });
    expect(basic).toMatchObject({ kind: 'activation', archetype: 'Warrior', class: null, action: 'attack' });
    expect([said(basic), basic.lines.length]).toEqual([['Attack: 2 dice', 'recover 1 wound'], 2]);
    expect(activation({ name: 'Help', archetype: 'Mage', class: 'Sage', lines: [aid(1)] })).toMatchObject({
      class: 'Sage',
      action: 'aid',
    });
  });

  it('locations, items, events and conditions', () => {
    const place = {
      name: 'Inn',
      rating: 'Trivial',
      traits: ['Town'],
      exploration: 3,
      engaged: 2,
      shadows: 1,
    } as const;
    const plain = location(place);
    expect(plain).toMatchObject({ ...place, kind: 'location', threat: null, questSpecific: false, text: [] });
    const inn = location({ ...place, abilities: [hurts], threat: suffer(2), questSpecific: true });
    expect([inn.questSpecific, inn.threat !== null, Object.keys(inn.on!)]).toEqual([
      true,
      true,
      ['roundEnds'],
    ]);
    expect(said(inn)).toEqual(['at the end of the round, suffer 1 wound', 'threat: suffer 2 wounds']);

    const rope = item({ name: 'Rope', abilities: [use('activation', free, gainTokens(1))] });
    expect(rope).toMatchObject({
      kind: 'item',
      back: 'exploration',
      set: null,
      threat: null,
      questSpecific: false,
    });
    expect(said(rope)).toEqual(['in your activation, gain 1 success token']);
    const idol = item({ name: 'Idol', abilities: [], threat: suffer(1), questSpecific: true });
    expect([idol.questSpecific, said(idol)]).toEqual([true, ['threat: suffer 1 wound']]);

    const rain = explorationEvent({ name: 'Rain', effect: suffer(1) });
    expect(rain).toMatchObject({ kind: 'event', back: 'exploration', set: null, questSpecific: false });
    expect(said(rain)).toEqual(['suffer 1 wound']);
    expect(explorationEvent({ name: 'Rain', effect: suffer(1), questSpecific: true }).questSpecific).toBe(
      true,
    );
    const set = explorationSet({ name: 'Weather', cards: [rain, rope] });
    expect([set.name, set.cards.map(({ id, set: of }) => [id, of])]).toEqual([
      'Weather',
      [
        ['rain', 'Weather'],
        ['rope', 'Weather'],
      ],
    ]);

    const tired = condition({ name: 'Tired', harmful: true, abilities: [heroDice(-1)] });
    expect(tired).toMatchObject({ id: 'tired', kind: 'condition', harmful: true });
    expect([said(tired), Object.keys(tired.modify!)]).toEqual([
      ['−1 hero die on every action'],
      ['heroDice'],
    ]);
  });

  it('enemies', () => {
    const bite = keyword('Bite', suffer(1));
    const rats = enemySet({
      name: 'Giant Rat',
      rating: 'Challenging',
      traits: ['Beast'],
      minion: { health: 2, attack: 1, bar: [advance] },
      master: {
        health: 4,
        attack: 2,
        resilience: 1,
        bar: [advance, bite],
        abilities: [thisHas(1, 'attack')],
        threat: suffer(1),
      },
    });
    expect([rats.name, rats.rating]).toEqual(['Giant Rat', 'Challenging']);
    expect(rats.minion).toMatchObject({
      id: 'giant-rat',
      kind: 'enemy',
      back: 'enemy',
      set: 'Giant Rat',
      rank: 'minion',
      rating: 'Challenging',
      traits: ['Beast', 'Minion'],
      health: 2,
      attack: 1,
      resilience: 0,
      threat: null,
      questSpecific: false,
      original: false,
      text: [],
    });
    expect(rats.master).toMatchObject({
      id: 'giant-rat-master',
      set: 'Giant Rat',
      rank: 'master',
      resilience: 1,
    });
    expect([rats.master.traits, rats.master.bar]).toEqual([
      ['Beast', 'Master'],
      [advance, bite],
    ]);
    expect(said(rats.master)).toEqual([
      'Bite: suffer 1 wound',
      'this enemy has +1 attack',
      'threat: suffer 1 wound',
    ]);
    const plain = { health: 1, attack: 1, bar: [] };
    const ours = enemySet({
      name: 'Rat',
      rating: 'Trivial',
      traits: [],
      minion: plain,
      master: plain,
      original: true,
    });
    expect([ours.minion.original, ours.master.original]).toEqual([true, true]);

    const stats = { rating: 'Trivial', traits: ['Rat'], health: 9, attack: 3, bar: [inflict] } as const;
    const king = nemesis({ name: 'Rat King', ...stats });
    expect(king).toMatchObject({ back: 'nemesis', set: null, rank: 'nemesis', questSpecific: false });
    expect(king.traits).toEqual(['Rat', 'Nemesis']);
    const spy = questEnemy({ name: 'Spy', ...stats, rank: 'master' });
    expect(spy).toMatchObject({ back: 'enemy', set: null, rank: 'master', questSpecific: true });
    expect([advance.basic, inflict.basic, bite.basic]).toEqual([true, true, false]);
  });

  it('answer to an event as often as they say so, and change a value once for each', () => {
    const twin = item({ name: 'Twin', abilities: [hurts, hurts, moreHealth(1), moreHealth(2)] });
    expect([twin.on!.roundEnds].flat()).toEqual([hurts.on!.roundEnds, hurts.on!.roundEnds]);
    const change = changeOf(twin.modify!.maxHealth!);
    expect(change(null as never, { zone: 'location' } as never, 10, 0)).toBe(13);
    const both = item({ name: 'Pair', abilities: [hurts, moreHealth(1)] });
    expect([Object.keys(both.on!), Object.keys(both.modify!)]).toEqual([['roundEnds'], ['maxHealth']]);
    const none = item({ name: 'Stone', abilities: [] });
    expect(['on' in none, 'modify' in none]).toEqual([false, false]);
  });

  it('quests', () => {
    const small = {
      name: 'Small Hunt',
      rating: 'Formidable',
      task: 'hunt',
      nemesis: 'splig',
      enemies: [{ sets: ['Bandit'] }],
      locations: [{ cards: ['river-bank'] }],
      exploration: [],
      peril: { spaces: ['gray', 'red'], effects: [{ colour: 'red', effect: suffer(1) }] },
      victory: is.fullyExplored,
      story: { before: 'a', victory: 'b', defeat: 'c' },
    } as const;
    expect(questSheet(small)).toMatchObject({
      ...small,
      id: 'small-hunt',
      kind: 'quest',
      forNewcomers: false,
      nemesisDown: false,
      counters: {},
      aside: [],
      threat: null,
      setUp: null,
      opening: null,
      defeat: null,
    });
    expect(said(questSheet(small))).toEqual([
      'peril, red: suffer 1 wound',
      'victory if the location is fully explored',
      'defeat when every hero is defeated',
    ]);
    const full = questSheet({
      ...small,
      forNewcomers: true,
      nemesisDown: true,
      counters: { gold: { name: 'the gold', start: 2 } },
      aside: ['splig'],
      rules: [hurts],
      threat: suffer(3),
      setUp: gainTokens(1),
      opening: gainTokens(2),
      defeat: is.perilAtEnd,
    });
    expect(full).toMatchObject({
      forNewcomers: true,
      nemesisDown: true,
      aside: ['splig'],
      defeat: is.perilAtEnd,
    });
    expect([full.counters.gold!.start, Object.keys(full.on!)]).toEqual([2, ['roundEnds']]);
    expect([full.setUp, full.opening, full.threat].map((effect) => say(effect!.text))).toEqual([
      'gain 1 success token',
      'gain 2 success tokens',
      'suffer 3 wounds',
    ]);
    expect(said(full)).toEqual([
      'special set-up: gain 1 success token',
      'at the start: gain 2 success tokens',
      'at the end of the round, suffer 1 wound',
      'peril, red: suffer 1 wound',
      'threat: suffer 3 wounds',
      'victory if the location is fully explored',
      'defeat if the peril token is on the last space, or when every hero is defeated',
    ]);
  });
});
