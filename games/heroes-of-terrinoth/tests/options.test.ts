import { createMatch, OptionsError } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { readOptions } from '../rules/options.ts';

const NOTHING = { quest: null, heroes: [null, null], leader: null, grim: false, components: null };

describe('options', () => {
  it('that are left out are chosen at the table', () => {
    for (const raw of [{}, { quest: null, heroes: null, leader: null, components: null }])
      expect(readOptions(raw, 2)).toEqual(NOTHING);
    expect(readOptions({}, 4).heroes).toEqual([null, null, null, null]);
  });

  it('are taken as they are asked for', () => {
    const asked = { quest: 'the-goblin-problem', heroes: ['astarra', 'random'], leader: 1, grim: true };
    expect(readOptions(asked, 2)).toEqual({ ...NOTHING, ...asked });
    expect(readOptions({ quest: 'random', heroes: [undefined, 'elder-mok'], leader: 0 }, 2)).toEqual({
      ...NOTHING,
      quest: 'random',
      heroes: [null, 'elder-mok'],
      leader: 0,
    });
  });

  const refused: [raw: unknown, reason: string][] = [
    [null, 'Options are a record.'],
    ['quest', 'Options are a record.'],
    [[], 'Options are a record.'],
    [{ gloom: true }, 'There is no option "gloom".'],
    [
      { quest: 'the-dragon-problem' },
      'There is no quest "the-dragon-problem"; the quests are the-goblin-problem, ',
    ],
    [{ quest: 'astarra' }, 'There is no quest "astarra"'],
    [{ heroes: ['astarra'] }, 'With 2 seats the option "heroes" names 2 heroes.'],
    [{ heroes: 'astarra' }, 'With 2 seats the option "heroes" names 2 heroes.'],
    [{ heroes: ['astarra', 'splig'] }, 'There is no hero "splig".'],
    [
      { heroes: ['astarra', 'lyssa'] },
      'Astarra and Lyssa cannot play together: there is one Mage in a party.',
    ],
    [{ leader: 2 }, 'The leader is one of the seats 0 to 1.'],
    [{ leader: -1 }, 'The leader is one of the seats 0 to 1.'],
    [{ leader: 0.5 }, 'The leader is one of the seats 0 to 1.'],
    [{ leader: '0' }, 'The leader is one of the seats 0 to 1.'],
    [{ grim: 'yes' }, 'The option "grim" is true or false.'],
    [{ grim: null }, 'The option "grim" is true or false.'],
    [{ components: '{' }, 'The components cannot be read: '],
  ];
  it.each(refused)('%j are refused', (raw, reason) => {
    expect(() => readOptions(raw, 2)).toThrow(OptionsError);
    expect(() => readOptions(raw, 2)).toThrow(reason);
  });

  it('let chance choose quest and heroes, of archetypes that are free', () => {
    const options = { quest: 'random', heroes: ['random', 'astarra', 'random', 'random'], leader: 0 };
    const seats = ['Ann', 'Ben', 'Cid', 'Dot'];
    const drawn = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const { state } = createMatch({ game, seats, seed, options });
      const heroes = seats.map((_, seat) => state.zones[`hero:${seat}`]![0]!.def);
      expect(heroes[1]).toBe('astarra');
      expect(new Set(heroes).size).toBe(4);
      drawn.add(state.quest);
    }
    expect(drawn.size).toBeGreaterThan(5);
  });
});
