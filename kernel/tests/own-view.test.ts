import { describe, expect, it } from 'vitest';
import { game as magpies } from '../../examples/magpies/rules/index.ts';
import {
  chooseOption,
  create,
  createMatch,
  createRandom,
  type Game,
  hasSecrets,
  type Match,
  viewOwn,
} from '../src/index.ts';
import { playRandomly } from '../src/testing/index.ts';
import { options, type Toy, toyGame, toyMatch } from './toy.ts';

/** What a seat sees, put together of what a spectator sees and of what is the seat's own. */
const together = (match: Match, seat: number): unknown => {
  const common = match.view(-1);
  const { own, zones, choice } = viewOwn(match, seat);
  return { ...common, seat, own, choice, zones: { ...common.zones, ...zones } };
};

describe('what is a seat’s own in its view', () => {
  const table = toyMatch(function* (g) {
    for (const zone of ['hand:0', 'hand:1', 'table', 'deck', 'box']) create(g, `in ${zone}`, zone, {});
    create(g, 'plan', 'plots:0', {}, true);
    g.secrets = ['of Ada', 'of Ben'];
    yield* chooseOption(g, { seat: 1, prompt: 'toy.next', among: options('on', 'stop') });
  });

  it('makes a spectator’s view the view of the seat', () => {
    for (const seat of [-1, 0, 1]) expect(together(table, seat)).toEqual(table.view(seat));
    const random = createRandom('own');
    const match = createMatch({ game: magpies, seats: ['a', 'b', 'c'], seed: 1 });
    playRandomly(match, random, () => {
      for (const seat of [-1, 0, 1, 2]) expect(together(match, seat)).toEqual(match.view(seat));
    });
  });

  it('is no more than that', () => {
    expect(Object.keys(viewOwn(table, 0).zones).sort()).toEqual(['hand:0', 'plots:0']);
    expect(Object.keys(viewOwn(table, 1).zones)).toEqual(['hand:1']);
    expect(viewOwn(table, -1)).toMatchObject({ zones: {}, own: {} });
    expect(viewOwn(table, 0).own).toEqual({ secrets: 'of Ada' });
  });
});

describe('a game has secrets', () => {
  const withParts = (parts: Partial<Game<Toy>>): boolean =>
    hasSecrets(
      toyGame(function* () {}, {}, { own: [], zones: { table: { sees: 'everyone' } }, ...parts }) as Game,
    );

  it('if a seat has a hand, may look under a card, or has a field of its own', () => {
    expect(withParts({ zones: { hand: { sees: 'owner' } } })).toBe(true);
    expect(withParts({ zones: { plots: { sees: 'everyone', looks: 'owner' } } })).toBe(true);
    expect(withParts({ own: ['secrets'] })).toBe(true);
  });

  it('but not by what nobody sees', () => {
    expect(withParts({})).toBe(false);
    expect(withParts({ zones: { deck: { sees: 'count' }, box: { sees: 'nobody' } } })).toBe(false);
    const { own: _, ...open } = toyGame(function* () {}, {}, { zones: {} });
    expect(hasSecrets(open as Game)).toBe(false);
  });
});
