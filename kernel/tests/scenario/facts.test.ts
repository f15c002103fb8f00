import { describe, expect, it } from 'vitest';
import { compareFact } from '../../src/scenario/facts.ts';
import { listed, namedBy } from '../../src/scenario/names.ts';

const facts = { gold: 4, 'St. Aldous': { gold: 2 }, loot: ['rope', 'stone'], foe: null };

describe('a fact of a scenario', () => {
  it.each([
    ['gold', 4],
    ['St. Aldous.gold', 2],
    ['loot', ['rope', 'stone']],
    ['loot.0', 'rope'],
    ['loot.1', 'stone'],
    ['loot.length', 2],
    ['foe', null],
    ['silver', null],
    ['foe.hp', null],
    ['loot.2', null],
    ['loot.-1', null],
    ['loot.first', null],
  ])('%s is %j', (path, expected) => {
    expect(compareFact(facts, path, expected)).toBeNull();
  });

  it.each([
    ['gold', 5, 'gold: expected 5, got 4'],
    ['foe', 'dragon', 'foe: expected dragon, got nothing'],
    ['loot.1', 'rope', 'loot.1: expected rope, got stone'],
    ['loot.length', 3, 'loot.length: expected 3, got 2'],
    ['loot.2', 'x', 'loot.2: expected x, but there is no such fact; there are 2 entries, from 0'],
    ['loot.-1', 'x', 'loot.-1: expected x, but there is no such fact; there are 2 entries, from 0'],
    [
      'loot.2.name',
      null,
      'loot.2.name: expected nothing, but there is no such fact; there are 2 entries, from 0',
    ],
    ['foe.hp', 1, 'foe.hp: expected 1, but foe is null'],
    ['gold.coins', 1, 'gold.coins: expected 1, but there is no such fact; there are none'],
    ['St. Aldous.hp', 1, 'St. Aldous.hp: expected 1, but there is no such fact; there are gold'],
    [
      'p3.gold',
      null,
      'p3.gold: expected nothing, but there is no such fact; there are gold, St. Aldous, loot, foe',
    ],
  ])('%s is not %j', (path, expected, sentence) => {
    expect(compareFact(facts, path, expected)).toBe(sentence);
  });
});

describe('what somebody means by a name', () => {
  const things = [
    { id: 'rest', text: 'Rest a while' },
    { id: 'Rest', text: 'REST' },
    { id: 'card:1', text: 'Sword of Ice.' },
    { id: 'card:2', text: 'Sword' },
    { id: 'card:3', text: 'Swordfish' },
  ];
  const meant = (given: string): string[] => namedBy(things, given).map(({ id }) => id);

  it('is the thing of that id, before any that is merely called so', () => {
    expect(meant('rest')).toEqual(['rest']);
    expect(meant('Rest')).toEqual(['Rest']);
  });

  it('or that of the whole text, before any that begins so', () => {
    expect(meant('sword')).toEqual(['card:2']);
    expect(meant(' sword  of ICE ')).toEqual(['card:1']);
    expect(meant('REST')).toEqual(['rest', 'Rest']);
  });

  it('or all whose texts begin so, but none without a name', () => {
    expect(meant('sword of')).toEqual(['card:1']);
    expect(meant('swo')).toEqual(['card:1', 'card:2', 'card:3']);
    expect(meant('')).toEqual([]);
  });

  it('or, where no text begins so, that of whose id it is the part behind the kind', () => {
    expect(meant('3')).toEqual(['card:3']);
    expect(meant('4')).toEqual([]);
  });

  it('is told with the id where that says more', () => {
    expect(listed(things.slice(1, 3))).toBe('REST; Sword of Ice. (card:1)');
    expect(listed([])).toBe('nothing');
  });
});
