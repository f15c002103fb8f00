import { Entry } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import '../rules/index.ts';
import type { Placed } from '../rules/scenario/placed.ts';
import { type Described, type DescribedPosition, readDescribed } from '../rules/scenario/position.ts';

type Words = Record<string, unknown>;

const TWO = ['Kari Wraithstalker', 'Elder Mok'];
const read = (words: Words): Described => readDescribed(Entry.of({ heroes: TWO, ...words }));
const positionOf = (words: Words): DescribedPosition => read(words).position!;
const FRESH = { exhausted: false, down: false, wounds: 0, tokens: 0, progress: 0 };
const laid = (cards: readonly Placed[] = []) => cards.map(({ said, ...card }) => card);
const zone = (words: Words, name: string) => laid(positionOf(words).zones.get(name));
const defs = (words: Words, name: string): string[] => zone(words, name).map(({ def }) => def);
const tired = (words: Words, seat: number): string[] =>
  zone(words, `actions:${seat}`)
    .filter(({ exhausted }) => exhausted)
    .map(({ def }) => def);

const SCOUT = ['piercing-strike', 'blaze-a-trail', 'lie-low', 'point-the-way'];

describe('a described position', () => {
  it('is a plain one unless more is told', () => {
    const { reader, heroes, position, ...rest } = read({});
    const { zones, ...time } = position!;
    expect(rest).toEqual({ names: TWO, quest: 'made-quests-1', grim: false, leader: null });
    expect(time).toEqual({ phase: 'hero', round: 1, seat: 0, turn: 0, leader: 0, peril: 0, counters: {} });
    expect(heroes.map(({ def }) => def)).toEqual(['kari-wraithstalker', 'elder-mok']);
    expect(reader.components?.quests).toEqual([{ id: 'made-quests-1', name: 'Scenario' }]);
    expect(laid(zones.get('hero:0'))).toEqual([{ ...FRESH, def: 'kari-wraithstalker' }]);
    expect(zones.get('actions:0')!.map(({ def }) => def)).toEqual(SCOUT);
    expect(zones.has('location')).toBe(false);
    for (const name of ['engaged:0', 'items:0', 'conditions:0', 'shadows', 'lair'])
      expect(zones.get(name)).toEqual([]);
  });

  it('tells the time', () => {
    const told = { leader: 'elder mok', phase: 'enemy', round: 4, peril: 3, grim: true };
    const { position, ...match } = read({ ...told, quest: 'A Theft of Stars' });
    expect(match).toMatchObject({ leader: 1, grim: true, quest: 'a-theft-of-stars' });
    expect(position).toMatchObject({ leader: 1, phase: 'enemy', round: 4, seat: 1, turn: 0, peril: 2 });
    expect(positionOf({ leader: 'p2', turn: 'p1' })).toMatchObject({ leader: 1, seat: 0, turn: 1 });
    expect(positionOf({ leader: 'p1', turn: 'p2' })).toMatchObject({ leader: 0, seat: 1, turn: 1 });
    expect(positionOf({ turn: 'p2', activation: 4 })).toMatchObject({ seat: 1, turn: 3 });
    const three = ['Astarra', 'Kari Wraithstalker', 'Elder Mok'];
    expect(positionOf({ heroes: three, leader: 'p3', turn: 'p2' })).toMatchObject({ seat: 1, turn: 2 });
  });

  it('counts what its quest counts', () => {
    const quest = 'Ash and Starfall';
    expect(positionOf({ quest }).counters).toEqual({ shards: 1 });
    expect(positionOf({ quest, counters: { shards: 2 } }).counters).toEqual({ shards: 2 });
  });

  it('is told only after the set-up', () => {
    expect(read({ phase: 'setup' }).position).toBe(null);
  });

  it('lays every pile, decks face down', () => {
    const words = {
      shadows: ['Bandit', { name: 'Zombie', facedown: true, exhausted: true }],
      lair: ['Splig'],
      aside: ['Kharzhul'],
      'enemy deck': ['Bandit master'],
      'enemy discard': ['Skeleton'],
      location: { name: 'River Bank', progress: 2, tokens: 1 },
      'location deck': ['Dark Forest'],
      'exploration deck': ['Healing Potion'],
      'exploration discard': ['Stamina Elixir'],
    };
    expect(zone(words, 'shadows')).toEqual([
      { ...FRESH, def: 'bandit' },
      { ...FRESH, def: 'zombie', down: true, exhausted: true },
    ]);
    expect(zone(words, 'lair')).toEqual([{ ...FRESH, def: 'splig' }]);
    expect(zone(words, 'aside')).toEqual([{ ...FRESH, def: 'kharzhul' }]);
    expect(zone(words, 'enemy-deck')).toEqual([{ ...FRESH, def: 'bandit-master', down: true }]);
    expect(zone(words, 'enemy-discard')).toEqual([{ ...FRESH, def: 'skeleton' }]);
    expect(zone(words, 'location')).toEqual([{ ...FRESH, def: 'river-bank', progress: 2, tokens: 1 }]);
    expect(zone(words, 'location-deck')).toEqual([{ ...FRESH, def: 'dark-forest', down: true }]);
    expect(zone(words, 'exploration-deck')).toEqual([{ ...FRESH, def: 'healing-potion', down: true }]);
    expect(zone(words, 'exploration-discard')).toEqual([{ ...FRESH, def: 'stamina-elixir' }]);
  });

  it('lays what belongs to a hero', () => {
    const kari = {
      hero: 'Kari Wraithstalker',
      wounds: 3,
      tokens: 2,
      engaged: [{ name: 'Bandit', wounds: 1 }],
      items: ['Healing Potion', { name: 'Stamina Elixir', exhausted: true }],
      conditions: ['Poisoned', 'focused'],
    };
    const words = { heroes: [kari, { name: 'Elder Mok', defeated: true }] };
    expect(zone(words, 'hero:0')).toEqual([{ ...FRESH, def: 'kari-wraithstalker', wounds: 3, tokens: 2 }]);
    expect(zone(words, 'hero:1')).toEqual([{ ...FRESH, def: 'elder-mok', down: true }]);
    expect(zone(words, 'engaged:0')).toEqual([{ ...FRESH, def: 'bandit', wounds: 1 }]);
    expect(zone(words, 'items:0')).toEqual([
      { ...FRESH, def: 'healing-potion' },
      { ...FRESH, def: 'stamina-elixir', exhausted: true },
    ]);
    expect(zone(words, 'conditions:0')).toEqual([
      { ...FRESH, def: 'poisoned' },
      { ...FRESH, def: 'focused' },
    ]);
  });

  it('exhausts cards by their names or actions', () => {
    const heroes = (exhausted: unknown) => ({
      heroes: [{ name: 'Kari Wraithstalker', 'exhausted cards': exhausted }, 'Elder Mok'],
    });
    expect(tired(heroes('all'), 0)).toEqual(SCOUT);
    expect(tired(heroes(['Lie Low', 'attack']), 0)).toEqual(['piercing-strike', 'lie-low']);
    expect(tired(heroes(['Explore']), 0)).toEqual(['blaze-a-trail']);
    expect(tired(heroes(['Lie Low']), 1)).toEqual([]);
  });

  it('swaps basic cards for those that are named, by their action', () => {
    const learned = {
      name: 'Grisban the Thirsty',
      cards: ['Stand Fast', { name: 'Nap', action: 'aid', exhausted: true }],
    };
    const words = { heroes: [learned, 'Elder Mok'] };
    const cards = defs(words, 'actions:0');
    expect(cards).toHaveLength(4);
    expect(cards.slice(2)).toEqual(['stand-fast', 'made-cards-1']);
    expect(tired(words, 0)).toEqual(['made-cards-1']);
  });

  it('makes up heroes of archetypes that are left', () => {
    const archetypes = (heroes: unknown[]) => {
      const { reader, names } = read({ heroes });
      return [names, reader.components!.heroes.map(({ archetype }) => archetype)];
    };
    expect(archetypes([{ name: 'Ann', health: 9 }, 'Elder Mok'])).toEqual([
      ['Ann', 'Elder Mok'],
      ['Warrior'],
    ]);
    expect(archetypes([{}, { archetype: 'Warrior' }, {}])).toEqual([
      ['hero 1', 'hero 2', 'hero 3'],
      ['Scout', 'Warrior', 'Mage'],
    ]);
    // A printed name with other properties is somebody else.
    expect(archetypes([{ name: 'Astarra', archetype: 'Scout', health: 3 }, 'Elder Mok'])[1]).toEqual([
      'Scout',
    ]);
  });

  it('makes up quests with their nemesis and stacks', () => {
    const quest = {
      name: 'Hunt',
      nemesis: { name: 'King', rank: 'nemesis', attack: 3 },
      enemies: [
        { sets: ['Bandit'], random: { Trivial: 1 } },
        { cards: [{ name: 'Rat', attack: 1 }, 'Splig'] },
      ],
      locations: [{ cards: ['River Bank'] }],
    };
    const NONE = { Trivial: 0, Challenging: 0, Formidable: 0, any: 0 };
    const { quest: id, reader } = read({ phase: 'setup', quest });
    expect(id).toBe('made-quests-1');
    expect(reader.components!.quests).toEqual([
      {
        id: 'made-quests-1',
        name: 'Hunt',
        nemesis: 'made-enemies-2',
        enemies: [
          { sets: ['Bandit'], cards: [], random: { ...NONE, Trivial: 1 } },
          { sets: [], cards: ['made-enemies-1', 'splig'], random: NONE },
        ],
        locations: [{ sets: [], cards: ['river-bank'], random: NONE }],
        exploration: [],
      },
    ]);
    expect(reader.components!.enemies).toEqual([
      { id: 'made-enemies-1', name: 'Rat', attack: 1 },
      { id: 'made-enemies-2', name: 'King', rank: 'nemesis', attack: 3 },
    ]);
  });

  it('calls what was made up before by its name', () => {
    const words = { shadows: [{ name: 'Rat', attack: 1 }], 'enemy deck': ['rat', 'Bandit'] };
    expect(defs(words, 'enemy-deck')).toEqual(['made-enemies-1', 'bandit']);
    const nameless = { shadows: [{ attack: 1 }, { attack: 1 }] };
    expect(defs(nameless, 'shadows')).toEqual(['made-enemies-1', 'made-enemies-2']);
    expect(read(nameless).reader.components!.enemies.map(({ name }) => name)).toEqual(['enemy 1', 'enemy 2']);
  });
});
