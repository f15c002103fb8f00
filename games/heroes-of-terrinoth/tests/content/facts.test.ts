import { createSpeaker, kernelLanguages, type Text } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { ENEMY_DIE, HERO_DIE } from '../../content/dice.ts';
import { content } from '../../content/index.ts';
import { ENGAGED_LIMIT } from '../../rules/enemies.ts';
import { game } from '../../rules/index.ts';

/**
 * What is known of the published game, written down from the rule book, previews and reviews, and not from
 * the content. Everything else in the box is ours and may change; this may not.
 */
const { heroes, activations, sets, loners, locations, exploration, extras, conditions, quests } = content;
const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });
const said = ({ text }: { readonly text: readonly Text[] }): string[] => text.map((one) => speaker.say(one));
const names = (things: readonly { readonly name: string }[]): string[] => things.map(({ name }) => name);
const of = <T extends { readonly name: string }>(things: readonly T[], name: string): T => {
  const found = things.filter((one) => one.name === name);
  if (found.length !== 1) throw new Error(`There are ${found.length} of "${name}".`);
  return found[0]!;
};

/** Cards of the box whose name, numbers and effects are the published ones. */
const PUBLISHED = {
  'Piercing Strike': { archetype: 'Scout', class: null, action: 'attack' },
  'Blaze a Trail': { archetype: 'Scout', class: null, action: 'explore' },
} as const;

const LINES = {
  'Piercing Strike': ['you may engage 1 enemy', 'Attack: 2 dice'],
  // How many dice it has is not known.
  'Blaze a Trail': [
    expect.stringMatching(/^Explore: \d+ dice$/),
    'draw 2 exploration cards, resolve one and put the rest on top of the deck or under it',
  ],
} as const;

const HEROES = [
  ['Kari Wraithstalker', 'Scout'],
  ['Elder Mok', 'Healer'],
  ['Avric Albright', 'Healer'],
  ['Astarra', 'Mage'],
  ['Lyssa', 'Mage'],
] as const;

const CLASSES = {
  Healer: ['Disciple', 'Spiritspeaker'],
  Mage: ['Geomancer', 'Runemaster'],
  Scout: ['Thief', 'Wildlander'],
  Warrior: ['Berserker', 'Knight'],
} as const;

const ACTIONS = ['attack', 'explore', 'rest', 'aid'] as const;

const ENEMY_SETS = ['Rat Swarm', 'Bandit', 'Cave Spider', 'Zombie', 'Skeleton', 'Ogre'];

const RATINGS_OF_QUESTS = ['Trivial', 'Trivial', 'Trivial', 'Challenging', 'Challenging'].concat(
  Array(3).fill('Formidable'),
);

describe('what is known of the published game', () => {
  it('cards that are not marked as ours are as published', () => {
    const all = [
      ...heroes,
      ...activations,
      ...sets.flatMap(({ minion, master }) => [minion, master]),
      ...loners,
      ...locations,
      ...exploration.flatMap(({ cards }) => cards),
      ...extras,
      ...conditions,
      ...quests,
    ];
    expect(names(all.filter(({ original }) => !original)).sort()).toEqual(Object.keys(PUBLISHED).sort());
    for (const [name, facts] of Object.entries(PUBLISHED))
      expect(of(activations, name), name).toMatchObject(facts);
    for (const [name, lines] of Object.entries(LINES))
      expect(said(of(activations, name)), name).toEqual(lines);
  });

  it.each(HEROES)('%s is a %s', (name, archetype) => {
    expect(of(heroes, name).archetype).toBe(archetype);
  });

  it.each(Object.entries(CLASSES))('the classes of the %s', (archetype, known) => {
    const own = activations.filter((card) => card.archetype === archetype);
    for (const name of known) {
      expect(own.filter((card) => card.class === name).map(({ action }) => action)).toEqual(ACTIONS);
    }
    expect(own.filter((card) => card.class === null).map(({ action }) => action)).toEqual(ACTIONS);
    expect(own).toHaveLength(12);
    expect(heroes.filter((hero) => hero.archetype === archetype)).toHaveLength(3);
  });

  it('every rest readies all activation cards of the hero', () => {
    for (const card of activations.filter(({ action }) => action === 'rest'))
      expect(said(card), card.name).toContain('ready all activation cards');
  });

  it('enemies: 19 sets of three and 8 nemeses, with the sets that are named somewhere', () => {
    expect([sets.length, loners.length, sets.length * 3 + loners.length]).toEqual([19, 8, 65]);
    expect(names(sets)).toEqual(expect.arrayContaining(ENEMY_SETS));
    expect(of(sets, 'Rat Swarm').minion.attack).toBe(1);
    expect(sets.some(({ minion }) => minion.traits.includes('Goblin'))).toBe(true);
    const keywords = sets.flatMap(({ minion, master }) => names([...minion.bar, ...master.bar]));
    expect(keywords).toEqual(
      expect.arrayContaining(['Advance', 'Retreat', 'Inflict', 'Swarm', 'Shield Bash']),
    );
    expect(ENGAGED_LIMIT).toBe(3);
  });

  it('nemeses: Splig’s threat, and what there is of Ankaur Maro', () => {
    expect(said(of(loners, 'Splig'))).toContain(
      'threat: either discard 1 success token or remove 1 progress from the location',
    );
    expect(of(loners, 'Ankaur Maro')).toMatchObject({ health: 13, resilience: 2, rank: 'nemesis' });
  });

  it('locations: 26 of them, four by name, one by what it takes to explore it', () => {
    expect(locations).toHaveLength(26);
    expect(names(locations)).toEqual(
      expect.arrayContaining(['Roadside Inn', 'Dark Forest', 'Bandit Hideout', 'River Bank']),
    );
    expect(of(locations, 'River Bank').questSpecific).toBe(false); // it comes at random
    expect(of(locations, 'Bandit Hideout').exploration).toBeGreaterThanOrEqual(12); // eleven did not do
    expect(locations.some(({ traits }) => traits.includes('Dungeon'))).toBe(true);
  });

  it('exploration cards: a base set of 12 and five sets of 5; conditions: three', () => {
    expect(exploration.map(({ cards }) => cards.length)).toEqual([12, 5, 5, 5, 5, 5]);
    expect(conditions.map(({ name, harmful }) => [name, harmful])).toEqual([
      ['Poisoned', true],
      ['Weakened', true],
      ['Focused', false],
    ]);
  });

  it('dice: the results that the book names, and the faces that we assume', () => {
    const tally = (faces: readonly string[]) => [...faces].sort().join(' ');
    expect(tally(HERO_DIE)).toBe('blank blank critical defense success success');
    expect(tally(ENEMY_DIE)).toBe('blank blank blank counterattack counterattack threat');
  });

  it('quests: eight, by difficulty', () => {
    expect(quests.map(({ rating }) => rating)).toEqual(RATINGS_OF_QUESTS);
  });

  it('The Goblin Problem: first quest, Splig, the route, and the peril that players have told of', () => {
    const quest = quests[0]!;
    expect(quest).toMatchObject({ name: 'The Goblin Problem', nemesis: 'splig', forNewcomers: true });
    expect(quest.locations).toEqual([
      { cards: ['roadside-inn'] },
      { cards: ['dark-forest'] },
      { cards: ['bandit-hideout'] },
    ]);
    expect(quest.peril.spaces.at(-1)).toBe('red');
    const text = said(quest);
    const splig = 'the nemesis, if in its lair, spawns engaged with the party leader';
    expect(text).toContain(`when the party reaches Bandit Hideout, ${splig}`);
    expect(text).toContain(
      'peril, orange: for each hero, spawn a random Goblin from the discard pile, engaged with that hero',
    );
    expect(text).toContain('peril, green: each hero upgrades an activation card');
    expect(text.some((line) => line.startsWith(`peril, red: ${splig}`))).toBe(true);
    expect(text).toContain(
      'victory if the party is at Bandit Hideout, the location is fully explored and the nemesis is defeated',
    );
    expect(text).toContain('defeat when every hero is defeated');
  });

  it('Battle in the Mistlands: third quest, Ankaur Maro at the third location, peril that is steered', () => {
    const quest = quests[2]!;
    expect(quest).toMatchObject({ name: 'Battle in the Mistlands', nemesis: 'ankaur-maro' });
    expect(quest.locations).toHaveLength(3);
    const text = said(quest);
    expect(text).toContain('when peril increases, the party leader moves the peril token 1 or 2 spaces');
    expect(text).toContain('victory if the nemesis is defeated');
  });
});
