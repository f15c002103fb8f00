import { scenarioTests } from '@questwright/cli/scenario/vitest';
import { runScenario } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';

scenarioTests(new URL('../scenarios', import.meta.url), game);

describe('words that make no sense are refused with the way to them', () => {
  const base = { title: 'x', game: 'magpies', players: [{}, {}], deck: ['Key'], expect: { turn: 'p1' } };

  it.each([
    ['no players', { players: undefined }, ['players'], 'expected a list of players'],
    ['a player that is none', { players: [{}, 'Ben'] }, ['players', 1], 'expected a player such as'],
    [
      'a word for players',
      { players: [{ cards: [] }, {}] },
      ['players', 0, 'cards'],
      '"cards" is not a word here',
    ],
    ['a card that is none', { players: [{ hand: ['Kay'] }, {}] }, ['players', 0, 'hand', 0], 'no card "Kay"'],
    [
      'pebbles',
      { players: [{ pebbles: 'two' }, {}] },
      ['players', 0, 'pebbles'],
      'expected a whole number of at least 0, not two',
    ],
    ['a deck', { deck: 'Key' }, ['deck'], 'expected a list of cards'],
    ['a turn', { turn: 'Dan' }, ['turn'], 'no seat "Dan"; the seats are p1, p2'],
    [
      'an own card',
      { cards: [{ name: 'Owl', kind: 'perch' }] },
      ['cards', 0, 'kind'],
      'one of trinket, find',
    ],
    [
      'an own find',
      { cards: [{ name: 'Owl', kind: 'find' }] },
      ['cards', 0],
      'does nothing: expected gain, draw or both (in "Owl")',
    ],
    [
      'shine of a find',
      { cards: [{ name: 'A', kind: 'find', gain: 1, shine: 1 }] },
      ['cards', 0, 'shine'],
      'not a word',
    ],
  ] as const)('%s', (_, words, path, message) => {
    let error: unknown;
    try {
      runScenario(game, { ...base, ...words });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code: 'bad-scenario', path });
    expect((error as Error).message).toContain(message);
  });

  it('too many players', () => {
    expect(() => runScenario(game, { ...base, players: Array(5).fill({}) })).toThrow('2 to 4 seats, not 5');
  });
});
