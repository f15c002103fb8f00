import { adviceOf, createMatch, createRandom, createSpeaker, type Match, seatOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { playEncounter, playerOf } from '../bot/trials/encounter.ts';
import { valuation } from '../bot/valuation.ts';
import { bots, game, strongest, trials, variety } from '../index.ts';
import { english } from '../rules/english/index.ts';
import type { Bardsung } from '../rules/state.ts';
import { position, strike } from './position.ts';

const PATIENCE = 120_000;
const speaker = createSpeaker({ languages: [{ en: english }] });

describe('the levels', () => {
  it('are five, and old matches still find their bot', () => {
    expect(Object.keys(bots)).toEqual(['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'greedy']);
    expect([bots.greedy === bots['level-2'], bots[strongest]?.thinks]).toEqual([true, true]);
  });

  it(
    'the second wins the first fight that the book lays out',
    () => {
      const heroes = ['stoneheart', 'lightweaver', 'dawnguard'];
      expect(playEncounter('1e', heroes, 'first fight', playerOf(bots['level-2']!, 'bot')).isWon).toBe(true);
    },
    PATIENCE,
  );

  it(
    'find their way from the maintenance phase through map and story into the encounter',
    async () => {
      const options = { chapter: 'hobgoblin-encampment' };
      const match = createMatch<Bardsung>({ game, seats: ['Ann', 'Ben'], seed: 7, options } as never);
      const random = createRandom('bot');
      const topics = new Set<string>();
      while (match.choice && match.count < 60) {
        topics.add(match.choice.topic ?? '');
        const seat = seatOf(match as unknown as Match, match.choice, random);
        match.answer(match.choice.seat, await bots['level-2']!.answer(seat));
      }
      for (const topic of ['upkeep', 'node', 'story', 'turn']) expect([...topics]).toContain(topic);
      expect(match.state.heroes.every(({ spent }) => spent > 0)).toBe(true);
    },
    PATIENCE,
  );
});

describe('a party goes on', () => {
  const twoRooms = [
    { draw: 'AB>', at: [4, 6] },
    { draw: '<AB', at: [6, 6], sort: 'corridor' },
  ];
  const ogres = [
    { name: 'Ogre', at: '2B', speed: 2, tn: 15, toughness: 9, trait: 'Ferocious', effects: ['wound'] },
    { name: 'Ogre', at: '2B' },
    { name: 'Ogre', at: '2B' },
  ];
  /** What each of the first three levels answers, with cards by the kind of what they do. */
  const answersTo = async (words: Parameters<typeof position>[0]): Promise<string[]> => {
    const found: string[] = [];
    for (const level of ['level-1', 'level-2', 'level-3']) {
      const match = createMatch({ ...position(words), chance: undefined, seed: 3 } as never);
      const seat = seatOf(match, match.choice!, createRandom('on'));
      found.push(String(await bots[level]!.answer(seat)).replace(/^(door|explore):.*/, '$1'));
    }
    return found;
  };

  it('does not close a door between itself and enemies that it has to fell', async () => {
    const answers = await answersTo({
      heroes: [{ at: '1B', speed: 0, resilience: 0, abilities: [strike()] }],
      tiles: twoRooms,
      doors: [{ at: '1B', to: '2A' }],
      order: ['Ann', 'Ogre'],
      supplies: { toolkit: 3 },
      enemies: ogres,
    });
    expect(answers).toEqual(['end', 'end', 'end']);
  });

  it('goes to an enemy that cannot move, and does not wait for it', async () => {
    const answers = await answersTo({
      heroes: [{ at: '1A', speed: 3, range: 0, resilience: 0, abilities: [strike()] }],
      order: ['Ann', 'Ogre'],
      enemies: [
        { name: 'Ogre', at: '1D', speed: 0, tn: 18, toughness: 4, trait: 'Unrelenting', effects: ['wound'] },
      ],
    });
    expect(answers).toEqual(['move:1D', 'move:1D', 'move:1D']);
  });

  it('opens a door behind which the last enemies are', async () => {
    const answers = await answersTo({
      heroes: [{ at: '1B', speed: 1, resilience: 0, abilities: [strike()] }],
      tiles: twoRooms,
      doors: [{ at: '1B', to: '2A', closed: true }],
      enemies: ogres,
    });
    expect(answers).toEqual(['door', 'door', 'door']);
  });

  it('goes to a closed door if nothing else leads on', async () => {
    const answers = await answersTo({
      heroes: [{ at: '1A', speed: 1, abilities: [strike()] }],
      tiles: twoRooms,
      doors: [{ at: '1B', to: '2A', closed: true }],
      enemies: [{ name: 'Ogre', at: '2B', tn: 12, toughness: 4, trait: 'Ferocious' }],
    });
    expect(answers[0]).toBe('move:1B');
  });

  it('explores by a portal that lies in gas, although enemies may wait there', async () => {
    const answers = await answersTo({
      heroes: [
        { at: '1B', speed: 1 },
        { at: '1A', speed: 1 },
      ],
      tiles: [{ draw: 'AB>', at: [4, 6] }],
      terrain: { gas: ['1B'] },
      corridors: Array.from({ length: 3 }, () => ({
        draw: '<AB>',
        sort: 'corridor',
        runes: { A: ['sun'] },
      })),
      encounter: {
        goal: 'crawl',
        exit: 1,
        runes: { sun: { enemy: { name: 'Ogre', tn: 18, toughness: 9, trait: 'Ferocious' }, count: 5 } },
      },
    });
    expect(answers).toEqual(['explore', 'explore', 'explore']);
  });
});

describe('a hint', () => {
  it('advises the blow that fells the enemy, and says what the other way leaves', async () => {
    const match = createMatch({
      ...position({
        heroes: [
          {
            abilities: [
              strike({ name: 'Fell', hit: ['serious wound'] }),
              strike({ name: 'Tickle', hit: [] }),
            ],
          },
        ],
        enemies: [{ name: 'Brute', at: '1A', tn: 2, toughness: 20 }],
      }),
      chance: undefined,
      seed: 1,
    } as never);
    const seat = seatOf(match, match.choice!, createRandom('hint'));
    const { answer, found } = await adviceOf(bots[strongest]!, seat);
    const fell = match.state.zones['abilities:0']!.find(
      ({ def }) => game.define(match.state as never, def).name === 'Fell',
    )!;
    expect(answer).toBe(`ability:${fell.id}`);
    expect(found!.reasons.map((reason) => speaker.say(reason)).join('; ')).toMatch(
      /enemies that weigh|wins in/,
    );
  });

  it('has words for everything that the valuation looks at', () => {
    for (const feature of [...valuation.features, 'won', 'lost'])
      expect(speaker.say(valuation.why(feature, { n: 1.5, other: 2 })!), feature).not.toContain('bs.better');
  });
});

describe('what a soak plays', () => {
  it('is every encounter and every chapter', () => {
    expect(variety).toHaveLength(62);
  });
});

it('the trials tell one line for each part that is asked for', () => {
  const run = {
    includes: (part: string) => part.startsWith('1E'),
    recall: <T>(_: string, find: () => T) => find(),
  };
  const lines = [...trials['win-rates'](1, run)];
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^\| 1E The War Chief’s Hall \| (0|100) % \| (0|100) % \| \d+\.0 \| 0 % \|$/);
});

it('a trial that remembers does not play again', () => {
  const recall = () => 'as it was' as never;
  expect([...trials['win-rates'](1, { includes: (part) => part.startsWith('2B'), recall })].at(-1)).toBe(
    'as it was',
  );
});

it('the rates of chapters add up what was played in pieces, cell by cell', () => {
  const asked: string[] = [];
  const recall = (name: string) => {
    asked.push(name);
    const odd = [`some match of ${name}`];
    const tally = { matches: 5, won: 4, stopped: 1, crawls: 2, stuck: 1, completed: 2, rounds: 20, odd };
    return JSON.stringify(tally) as never;
  };
  const includes = (part: string) => /^[12] .*, [13] hero/.test(part);
  const lines = [...trials.chapters(10, { includes, recall })];
  expect(asked).toHaveLength(8);
  expect(asked.slice(0, 5)).toEqual([
    '1 The Outer Ruins, 1 hero, 0',
    '1 The Outer Ruins, 3 heroes, 0',
    '2 Hobgoblin Encampment, 1 hero, 0',
    '2 Hobgoblin Encampment, 3 heroes, 0',
    '1 The Outer Ruins, 1 hero, 5',
  ]);
  expect(lines[2]).toBe('| 1 The Outer Ruins | 80 % |  | 80 % |  |  | 10.0 | 4 of 8 | 4 |');
  expect(lines[3]).toContain('2 Hobgoblin Encampment');
  expect(lines.slice(4)).toHaveLength(8);
  expect(lines).toContain('Stuck or stopped: some match of 2 Hobgoblin Encampment, 3 heroes, 5');
});

it('the trial of abilities counts sides, and which are seldom used', () => {
  const recall = () => '[["spark",{"could":20,"did":1}],["flare",{"could":20,"did":2}]]' as never;
  expect([...trials.abilities(26, { includes: () => true, recall })]).toEqual([
    'flare: 10 % of 40 turns',
    'spark: 5 % of 40 turns (rarely)',
    '2 sides of abilities, 1 of them in less than 10 % of the turns',
  ]);
});
