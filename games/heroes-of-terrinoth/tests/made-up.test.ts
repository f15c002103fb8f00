import { Playtest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { defOf, TerrinothBox } from '../rules/catalogue.ts';
import type { TerrinothCard } from '../rules/definitions.ts';
import { piece } from './look.ts';
import { type PositionWords, position } from './position.ts';
import { say } from './words/table.ts';

/** The definition of a card that a position has made up. */
function made<D extends TerrinothCard>(name: string, words: Partial<PositionWords>): D {
  const t = new Playtest(position({ heroes: [{}, {}], ...words }), 'straight');
  return defOf(t.state, piece(t, name)) as D;
}
const said = (def: TerrinothCard) => def.text.map((text) => say(text));

describe('made-up cards', () => {
  it('enemies are plain unless more is told', () => {
    expect(made('Rat', { shadows: [{ name: 'Rat', attack: 1 }] })).toMatchObject({
      rank: 'minion',
      rating: 'Trivial',
      traits: ['Minion'],
      health: 3,
      attack: 1,
      resilience: 0,
      bar: [],
      threat: null,
      set: null,
      questSpecific: true,
    });
    const words = {
      name: 'King',
      rank: 'nemesis',
      rating: 'Formidable',
      traits: ['Goblin', 'Rat'],
      health: 9,
      attack: 4,
      resilience: 2,
      bar: ['Advance', { Squeak: { suffer: 1 } }],
      threat: 'spawn',
      abilities: [{ attack: 1 }],
    };
    const king = made('King', { shadows: [words] });
    expect(king).toMatchObject({
      rank: 'nemesis',
      rating: 'Formidable',
      traits: ['Goblin', 'Rat', 'Nemesis'],
      health: 9,
      attack: 4,
      resilience: 2,
      back: 'nemesis',
      questSpecific: false,
      bar: [{ name: 'Advance' }, { name: 'Squeak' }],
    });
    expect(said(king)).toEqual([
      'Squeak: suffer 1 wound',
      'this enemy has +1 attack',
      'threat: spawn 1 enemy',
    ]);
    expect(made('Chief', { shadows: [{ name: 'Chief', attack: 0, rank: 'master' }] })).toMatchObject({
      rank: 'master',
      attack: 0,
      back: 'enemy',
    });
  });

  it('locations, items and events', () => {
    expect(made('Inn', { location: { name: 'Inn', exploration: 7 } })).toMatchObject({
      rating: 'Trivial',
      traits: [],
      exploration: 7,
      engaged: 0,
      shadows: 0,
      threat: null,
      questSpecific: true,
    });
    const bog = made('Bog', {
      location: {
        name: 'Bog',
        rating: 'Challenging',
        traits: ['Water'],
        'engaged spawn': 2,
        'shadow spawn': 1,
        threat: { suffer: 1 },
        abilities: [{ 'hero dice': -1 }],
      },
    });
    expect(bog).toMatchObject({
      rating: 'Challenging',
      traits: ['Water'],
      exploration: 5,
      engaged: 2,
      shadows: 1,
    });
    expect(said(bog)).toEqual(['−1 hero die on every action', 'threat: suffer 1 wound']);
    const exploration = [
      { name: 'Rope', abilities: [{ use: 'in activation', do: { recover: 1 } }] },
      { name: 'Rain', event: { suffer: 1 } },
    ];
    const rope = made('Rope', { 'exploration deck': exploration });
    expect([rope.kind, said(rope)]).toEqual([
      'item',
      ['in your activation, discard this card: recover 1 wound'],
    ]);
    const rain = made('Rain', { 'exploration deck': exploration });
    expect([rain.kind, said(rain)]).toEqual(['event', ['suffer 1 wound']]);
  });

  it('activation cards', () => {
    const card = (words: object) => made('Trick', { heroes: [{ cards: [{ name: 'Trick', ...words }] }, {}] });
    expect(said(card({ action: 'attack' }))).toEqual(['Attack: 2 dice']);
    const all = {
      action: 'attack',
      dice: 3,
      ranged: true,
      targets: 2,
      pierce: 1,
      rerolls: 1,
      successes: 1,
      defense: 2,
      'no enemy dice': true,
      before: { suffer: 1 },
      after: 'spawn',
      class: 'Trickster',
      archetype: 'Mage',
    };
    expect(card(all)).toMatchObject({ action: 'attack', class: 'Trickster', archetype: 'Mage' });
    expect(said(card(all))).toEqual([
      'suffer 1 wound',
      'Ranged attack: 3 dice; up to 2 targets, ignore 1 resilience, you may reroll a die, 1 success more, 2 defense more and no enemy dice are rolled',
      'spawn 1 enemy',
    ]);
    expect(card({ action: 'aid' })).toMatchObject({ class: null, archetype: 'Warrior' });
    expect(said(card({ action: 'rest', dice: 1, after: 'spawn', pierce: 'all' }))).toEqual([
      'Rest: 1 die; ignore resilience',
      'ready all activation cards',
      'spawn 1 enemy',
    ]);
  });

  it('heroes', () => {
    const hero = made('Ann', { heroes: [{ health: 7, abilities: [{ 'maximum health': 1 }] }, {}] });
    expect(hero).toMatchObject({ kind: 'hero', archetype: 'Warrior', health: 7 });
    expect(said(hero)).toEqual(['+1 maximum health']);
    expect(made('Ben', {})).toMatchObject({ archetype: 'Healer', health: 10 });
  });

  it('quests', () => {
    const plain = made('Scenario', {});
    expect(plain).toMatchObject({ nemesis: null, enemies: [], locations: [], exploration: [], counters: {} });
    expect(plain).toMatchObject({ peril: { spaces: Array(12).fill('gray'), effects: [] }, defeat: null });
    expect(said(plain).at(-1)).toBe('defeat when every hero is defeated');
    const quest = made('Hunt', {
      quest: {
        name: 'Hunt',
        'peril track': ['gray', 'red'],
        'peril effects': { red: [{ suffer: 1 }, 'spawn'], gray: { recover: 1 } },
        nemesis: 'Splig',
        threat: 'spawn',
        abilities: [{ when: 'round ends', do: 'spawn' }],
        victory: 'fully explored',
        defeat: 'a hero has fallen',
      },
    });
    expect(quest).toMatchObject({ nemesis: 'splig', enemies: [] });
    expect(said(quest)).toEqual([
      'at the end of the round, spawn 1 enemy',
      'peril, red: suffer 1 wound',
      'peril, red: spawn 1 enemy',
      'peril, gray: recover 1 wound',
      'threat: spawn 1 enemy',
      'victory if the location is fully explored',
      'defeat if a hero has fallen, or when every hero is defeated',
    ]);
  });

  it('of the same words are the same card, and others are not', () => {
    const rat = { name: 'Rat', attack: 1 };
    const t = new Playtest(
      position({ heroes: [{}, {}], shadows: [rat, rat, { name: 'Rat', attack: 2 }] }),
      'straight',
    );
    const [a, b, c] = t.state.zones.shadows!.map(({ def }) => def);
    expect([a === b, a === c]).toEqual([true, false]);
  });

  it('a box with two cards of one id is refused', () => {
    const twice = [...content.heroes, content.heroes[0]!];
    expect(() => new TerrinothBox({ ...content, heroes: twice })).toThrow('Two cards have the id "ashrian".');
  });
});
