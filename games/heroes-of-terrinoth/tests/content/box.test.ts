import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { ARCHETYPES, COLOURS, RATINGS, type Stack, type TerrinothCard } from '../../rules/definitions.ts';
import { ACTION_KINDS } from '../../rules/state.ts';

const { heroes, activations, sets, loners, locations, exploration, extras, conditions, quests } = content;
const explorationCards = exploration.flatMap(({ cards }) => cards);

/** How many there are of each value. */
function tally<T>(things: readonly T[], of: (thing: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[of(thing)] = (counts[of(thing)] ?? 0) + 1;
  return counts;
}

describe('the box is complete', () => {
  it('holds 12 heroes, three of each archetype', () => {
    expect(heroes).toHaveLength(12);
    expect(tally(heroes, ({ archetype }) => archetype)).toEqual({ Healer: 3, Mage: 3, Scout: 3, Warrior: 3 });
  });

  it('holds 48 activation cards: 16 basic ones and 8 classes of 4', () => {
    expect(activations).toHaveLength(48);
    expect(activations.filter((card) => card.class === null)).toHaveLength(16);
    const advanced = activations.filter((card) => card.class !== null);
    expect(tally(advanced, (card) => `${card.archetype} ${card.class}`)).toEqual({
      'Healer Disciple': 4,
      'Healer Spiritspeaker': 4,
      'Mage Geomancer': 4,
      'Mage Runemaster': 4,
      'Scout Thief': 4,
      'Scout Wildlander': 4,
      'Warrior Berserker': 4,
      'Warrior Knight': 4,
    });
  });

  it('holds 65 enemies: 19 sets of two minions and a master, and 8 nemeses', () => {
    expect(sets.length * 3 + loners.length).toBe(65);
    expect(tally(sets, ({ rating }) => rating)).toEqual({ Trivial: 7, Challenging: 7, Formidable: 5 });
    expect(loners.map(({ rank }) => rank)).toEqual(Array(8).fill('nemesis'));
    for (const { name, rating, minion, master } of sets) {
      expect([minion.name, master.name], name).toEqual([name, name]);
      expect([minion.rank, master.rank], name).toEqual(['minion', 'master']);
      expect([minion.rating, master.rating], name).toEqual([rating, rating]);
    }
  });

  it('holds 26 locations: 9 Trivial, 9 Challenging, 8 Formidable', () => {
    expect(locations).toHaveLength(26);
    expect(tally(locations, ({ rating }) => rating)).toEqual({ Trivial: 9, Challenging: 9, Formidable: 8 });
  });

  it('holds 37 exploration cards: a base set of 12 and five sets of 5', () => {
    expect(explorationCards).toHaveLength(37);
    expect(exploration.map(({ cards }) => cards.length)).toEqual([12, 5, 5, 5, 5, 5]);
    expect(tally(exploration[0]!.cards, ({ kind }) => kind)).toEqual({ item: 7, event: 5 });
  });

  it('holds the three conditions', () => {
    expect(conditions.map(({ name, harmful }) => [name, harmful])).toEqual([
      ['Poisoned', true],
      ['Weakened', true],
      ['Focused', false],
    ]);
  });

  it('holds 8 quests: 3 Trivial, 2 Challenging, 3 Formidable, each of its own kind', () => {
    expect(quests.map(({ rating }) => rating)).toEqual([
      ...Array(3).fill('Trivial'),
      ...Array(2).fill('Challenging'),
      ...Array(3).fill('Formidable'),
    ]);
    expect(quests.map(({ task }) => task).sort()).toEqual(
      ['race', 'rescue', 'siege', 'hunt', 'escort', 'theft', 'ritual', 'finale'].sort(),
    );
    expect(quests[0]!.name).toBe('The Goblin Problem');
    expect(quests[2]!.name).toBe('Battle in the Mistlands');
  });
});

describe('the cards', () => {
  const all: readonly TerrinothCard[] = [
    ...heroes,
    ...activations,
    ...sets.flatMap(({ minion, master }) => [minion, master]),
    ...loners,
    ...locations,
    ...explorationCards,
    ...extras,
    ...conditions,
    ...quests,
  ];

  it('have ids of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('have names of their own, except those of one enemy set', () => {
    const names = all.filter((def) => def.kind !== 'enemy' || def.rank !== 'master').map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('give every archetype and every class one card for each action', () => {
    const piles = new Map<string, string[]>();
    for (const { archetype, class: name, action } of activations) {
      const pile = `${archetype} ${name ?? 'basic'}`;
      piles.set(pile, [...(piles.get(pile) ?? []), action]);
    }
    expect(piles.size).toBe(ARCHETYPES.length * 3);
    for (const [pile, actions] of piles) expect(actions.sort(), pile).toEqual([...ACTION_KINDS].sort());
  });

  it('ready all activation cards with every rest [HT-HERO-14]', () => {
    for (const card of activations.filter(({ action }) => action === 'rest')) {
      const readies = card.text.filter((text) => JSON.stringify(text).includes('ht.all-cards'));
      expect(readies, card.id).toHaveLength(1);
    }
  });

  it('have no more health and attack on a minion than on its master', () => {
    for (const { name, minion, master } of sets) {
      expect(minion.health, name).toBeLessThan(master.health);
      expect(minion.attack, name).toBeLessThanOrEqual(master.attack);
      expect(minion.bar.length, name).toBeLessThanOrEqual(master.bar.length);
    }
  });

  it('give every enemy set and every nemesis a keyword of its own, and every nemesis a threat', () => {
    for (const { name, minion, master } of sets) {
      expect(
        [...minion.bar, ...master.bar].some(({ basic }) => !basic),
        name,
      ).toBe(true);
    }
    for (const { name, bar, threat } of loners) {
      expect(
        bar.some(({ basic }) => !basic),
        name,
      ).toBe(true);
      expect(threat, name).not.toBeNull();
    }
  });
  it('keep one meaning for one keyword', () => {
    const meanings = new Map<string, string>();
    for (const { bar } of [...sets.flatMap(({ minion, master }) => [minion, master]), ...loners]) {
      for (const { name, effect } of bar) {
        const meaning = JSON.stringify(effect.text);
        expect(meanings.get(name) ?? meaning, name).toBe(meaning);
        meanings.set(name, meaning);
      }
    }
  });
});

describe('the quests', () => {
  const known = new Set([...sets, ...exploration].map(({ name }) => name));
  const cards = new Set([...locations, ...loners].map(({ id }) => id));

  it.each(quests.map((quest) => [quest.name, quest] as const))('%s has a sound sheet', (_, quest) => {
    const stacks = [...quest.enemies, ...quest.locations, ...quest.exploration];
    for (const set of stacks.flatMap((stack) => stack.sets ?? [])) expect(known).toContain(set);
    for (const card of stacks.flatMap((stack) => stack.cards ?? [])) expect(cards).toContain(card);
    expect(loners.find(({ id }) => id === quest.nemesis)?.rating).toBe(quest.rating);
    expect(quest.exploration.flatMap((stack) => stack.sets ?? [])).toContain('Base');
    for (const text of Object.values(quest.story)) expect(text.length).toBeGreaterThan(80);
  });

  it.each(quests.map((quest) => [quest.name, quest.peril] as const))(
    '%s has a peril track of 10 to 14 spaces, gray at first, red at last, with upgrades between',
    (_, { spaces, effects }) => {
      expect(spaces.length).toBeGreaterThanOrEqual(10);
      expect(spaces.length).toBeLessThanOrEqual(14);
      expect([spaces[0], spaces.at(-1)]).toEqual(['gray', 'red']);
      expect(spaces.filter((colour) => colour === 'green').length).toBeGreaterThanOrEqual(2);
      const explained = effects.map(({ colour }) => colour);
      for (const colour of spaces.filter((one) => one !== 'gray' && one !== 'blue')) {
        expect(explained).toContain(colour);
      }
      for (const colour of explained) expect(spaces).toContain(colour);
      for (const colour of spaces) expect(COLOURS).toContain(colour);
    },
  );

  it('use every nemesis once and every quest-specific location in exactly one quest', () => {
    expect(quests.map(({ nemesis }) => nemesis).sort()).toEqual(loners.map(({ id }) => id).sort());
    const named = quests.flatMap((quest) => quest.locations.flatMap((stack) => stack.cards ?? []));
    for (const { id } of locations.filter(({ questSpecific }) => questSpecific)) {
      expect(
        named.filter((card) => card === id),
        id,
      ).toHaveLength(1);
    }
  });

  it('leave enough sets and locations for their random draws', () => {
    const left = (of: readonly { rating: string }[], taken: number, rating: string): number =>
      of.filter((one) => one.rating === rating).length - taken;
    const drawn = (stacks: readonly Stack[], rating: (typeof RATINGS)[number]): number =>
      stacks.reduce((sum, { random }) => sum + (random?.[rating] ?? 0), 0);
    for (const { name, ...quest } of quests) {
      for (const rating of RATINGS) {
        const namedSets = quest.enemies.flatMap((stack) => stack.sets ?? []);
        const freeSets = sets.filter((set) => !namedSets.includes(set.name));
        expect(left(freeSets, drawn(quest.enemies, rating), rating), name).toBeGreaterThanOrEqual(0);
        const namedPlaces = quest.locations.flatMap((stack) => stack.cards ?? []);
        const free = locations.filter((place) => !place.questSpecific && !namedPlaces.includes(place.id));
        expect(left(free, drawn(quest.locations, rating), rating), name).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
