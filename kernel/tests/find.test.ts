import { describe, expect, it } from 'vitest';
import { type Card, chooseOption, create, createMatch, type Match, zoneAt, zonesAt } from '../src/index.ts';
import { toyGame } from './toy.ts';

const hands = zonesAt<Card>(['hand:0', 'hand:1']);
const table = zoneAt<Card>('table');

const game = toyGame(function* (g) {
  for (let i = 0; i < 3; i++) {
    create(g, 'card', 'hand:1', {});
    yield* chooseOption(g, { seat: 0, prompt: 'go', among: [{ id: 'on', text: 'on' }], always: true });
  }
});
const begin = (): Match => createMatch({ game, seats: ['Ann', 'Ben'], seed: 1 });

describe('zones by number', () => {
  it('are those of the names', () => {
    const { state } = begin();
    expect(hands(state, 1)).toBe(state.zones['hand:1']);
    expect(hands(state, 1)).toHaveLength(1);
  });

  it('are empty while there are none, and do not come to be by asking', () => {
    const { state } = begin();
    expect(hands(state, 0)).toEqual([]);
    expect(table(state)).toEqual([]);
    expect(Object.keys(state.zones)).toEqual(['hand:1']);
    const card = create(state, 'card', 'table', {});
    expect(table(state)).toEqual([card]);
  });

  it('stay true as cards come', () => {
    const match = begin();
    expect(hands(match.state, 1)).toHaveLength(1);
    match.answer(0, 'on');
    expect(hands(match.state, 1)).toHaveLength(2);
  });

  it('are those of the match that is asked, also after an undo and in a fork', () => {
    const match = begin();
    match.answer(0, 'on');
    expect(hands(match.state, 1)).toHaveLength(2);
    const fork = match.fork();
    fork.answer(0, 'on');
    expect([hands(match.state, 1).length, hands(fork.state, 1).length]).toEqual([2, 3]);
    match.rewind(0);
    expect(hands(match.state, 1)).toBe(match.state.zones['hand:1']);
    expect(hands(match.state, 1)).toHaveLength(1);
  });
});
