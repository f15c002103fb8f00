import { describe, expect, it } from 'vitest';
import {
  attach,
  type Card,
  cardsIn,
  create,
  createAll,
  createChance,
  findCard,
  flip,
  isOpen,
  move,
  ownersIn,
  remove,
  sees,
  shuffle,
  top,
  zoneKind,
  zoneOwner,
} from '../src/index.ts';
import { codeOf, type Toy, toyGame } from './toy.ts';

function table(): Toy {
  const game = toyGame(function* () {});
  const g = {
    game: 'toy',
    seats: 2,
    chance: createChance('zones'),
    zones: {},
    minted: 0,
    news: 0,
    periods: [],
    opened: 0,
    passes: {},
    over: null,
    legacy: null,
    ...game.start({}, 2),
  } as Toy;
  attach(g, game, null);
  return g;
}

const put = (g: Toy, zone: string, down = false): Card => create(g, 'card', zone, {}, down);

describe('the names of zones', () => {
  it.each([
    ['table', 'table', null],
    ['hand:1', 'hand', 1],
    ['hand:0', 'hand', 0],
    ['road:1', 'road', null],
    ['road:north', 'road', null],
  ])('%s', (zone, kind, owner) => {
    expect(zoneKind(zone)).toBe(kind);
    expect(zoneOwner(table(), zone)).toBe(owner);
    expect(ownersIn(toyGame(function* () {}).zones)(zone)).toBe(owner);
  });

  it.each(['hand', 'hand:', 'hand:-1', 'hand:x', 'hand:1.5'])('"%s" tells no seat', (zone) => {
    expect(() => cardsIn(table(), zone)).toThrow('its name does not tell which');
  });

  it('a zone of a seat that is not there cannot come to be', () => {
    expect(() => cardsIn(table(), 'hand:2')).toThrow('There is no seat for the zone "hand:2".');
  });

  it('must be known to the game', () => {
    expect(() => cardsIn(table(), 'attic:1')).toThrow('no zone "attic:1"');
    const g = table();
    const card = put(g, 'table');
    expect(() => move(g, card, 'attic')).toThrow('no zone "attic"');
    expect(cardsIn(g, 'table')).toEqual([card]);
    expect(card.zone).toBe('table');
  });
});

it('a deck is made at once as card by card', () => {
  const [one, other] = [table(), table()];
  for (const def of ['a', 'b', 'a']) create(one, def, 'deck', {}, true);
  createAll(other, ['a', 'b', 'a'], 'deck', {}, true);
  expect(other.zones).toEqual(one.zones);
  expect(other.minted).toBe(3);
});

describe('who sees a card', () => {
  // Seats 0, 1 and a spectator; the zone belongs to seat 0 where it belongs to anybody.
  it.each([
    ['table', false, [true, true, true]],
    ['table', true, [false, false, false]],
    ['hand:0', false, [true, false, false]],
    ['hand:0', true, [false, false, false]],
    ['deck', false, [false, false, false]],
    ['box', false, [false, false, false]],
    ['plots:0', false, [true, true, true]],
    ['plots:0', true, [true, false, false]],
  ] as const)('in %s, face down: %s', (zone, down, seen) => {
    const g = table();
    const card = put(g, zone, down);
    expect([0, 1, -1].map((seat) => sees(g, card, seat))).toEqual(seen);
    expect(isOpen(g, card)).toBe(seen.every(Boolean));
  });
});

describe('a move', () => {
  const ids = (from: string, to: string, down = false): [number, number] => {
    const g = table();
    const card = put(g, from);
    const before = card.id;
    move(g, card, to, { down });
    return [before, card.id];
  };

  it.each([
    ['table', 'plots:1', false],
    ['table', 'plots:1', true],
    ['plots:0', 'table', false],
  ])('keeps the id where everybody can follow the card: %s to %s', (from, to, down) => {
    const [before, after] = ids(from, to, down);
    expect(after).toBe(before);
  });

  it.each([
    ['table', 'hand:0'],
    ['table', 'deck'],
    ['table', 'box'],
    ['deck', 'table'],
    ['deck', 'hand:0'],
    ['hand:0', 'hand:1'],
    ['hand:0', 'table'],
    ['hand:0', 'hand:0'],
    ['deck', 'deck'],
  ])('gives a new id into, out of and within hiding: %s to %s', (from, to) => {
    const [before, after] = ids(from, to);
    expect(after).toBeGreaterThan(before);
  });

  it('takes the card out of one zone and into the other, at the bottom or on top', () => {
    const g = table();
    const [a, b] = [put(g, 'hand:0'), put(g, 'hand:0')];
    const c = put(g, 'table');
    move(g, a, 'table');
    expect(cardsIn(g, 'table')).toEqual([c, a]);
    move(g, b, 'table', { place: 'top' });
    expect(cardsIn(g, 'table')).toEqual([b, c, a]);
    expect(cardsIn(g, 'hand:0')).toEqual([]);
    expect(top(g, 'table')).toBe(b);
    expect([a, b, c].map(({ zone }) => zone)).toEqual(['table', 'table', 'table']);
    expect(findCard(g, c.id)).toBe(c);
  });

  it('keeps the side that is up unless told otherwise', () => {
    const g = table();
    const card = put(g, 'table', true);
    move(g, card, 'plots:0');
    expect(card.down).toBe(true);
    move(g, card, 'table', { down: false });
    expect(card.down).toBe(false);
  });

  it('of a card that is not where it says is a fault, and loses nothing', () => {
    const g = table();
    const card = put(g, 'table');
    remove(g, card);
    expect(codeOf(() => move(g, card, 'deck'))).toContain('not in "table"');
    expect(cardsIn(g, 'deck')).toEqual([]);
  });
});

describe('news is when somebody sees a card who could not before', () => {
  const news = (from: string, act: (g: Toy, card: Card) => void, down = false): number => {
    const g = table();
    const card = put(g, from, down);
    act(g, card);
    return g.news;
  };
  const to =
    (zone: string, down = false) =>
    (g: Toy, card: Card) =>
      move(g, card, zone, { down });

  it.each([
    ['deck', 'hand:0', false, 1],
    ['deck', 'table', false, 1],
    ['deck', 'plots:0', true, 1],
    ['deck', 'table', true, 0],
    ['deck', 'box', false, 0],
    ['hand:0', 'table', false, 1],
    ['hand:0', 'hand:1', false, 1],
    ['hand:0', 'deck', false, 0],
    ['table', 'deck', false, 0],
    ['table', 'hand:0', false, 0],
  ] as const)('%s to %s, face down: %s', (from, zone, down, expected) => {
    expect(news(from, to(zone, down))).toBe(expected);
  });

  it('and when it is turned face up, not down', () => {
    expect(news('table', (g, card) => flip(g, card), true)).toBe(1);
    expect(news('table', (g, card) => flip(g, card), false)).toBe(0);
    expect(news('table', (g, card) => flip(g, card, true), true)).toBe(0);
  });
});

describe('a shuffle', () => {
  it('gives hidden cards new ids in their new order, so that none can be followed', () => {
    const g = table();
    for (let i = 0; i < 10; i++) create(g, `card ${i}`, 'deck', {});
    const before = cardsIn(g, 'deck').map(({ id, def }) => `${id} ${def}`);
    shuffle(g, 'shuffle', 'deck');
    const cards = cardsIn(g, 'deck');
    expect(cards.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => 11 + i));
    expect(cards.map(({ def }) => def)).not.toEqual(before.map((line) => line.split(' ').slice(1).join(' ')));
    expect(cards.map(({ def }) => def).sort()).toEqual(Array.from({ length: 10 }, (_, i) => `card ${i}`));
  });

  it('leaves open cards their ids, and hides which of those that lie face down is which', () => {
    const g = table();
    const open = put(g, 'table');
    const hidden = [put(g, 'table', true), put(g, 'table', true)];
    const [openId, ...hiddenIds] = [open, ...hidden].map(({ id }) => id);
    shuffle(g, 'shuffle', 'table');
    expect(open.id).toBe(openId);
    for (const { id } of hidden) expect(hiddenIds).not.toContain(id);
  });
});
