import { describe, expect, it } from 'vitest';
import { game as magpies } from '../../examples/magpies/rules/index.ts';
import {
  asGiven,
  type Card,
  type CardView,
  CHECKPOINT,
  cardsIn,
  chooseOne,
  chooseOption,
  create,
  createMatch,
  createRandom,
  type Match,
  move,
  type Rule,
  redeal,
  seatOf,
  shuffle,
} from '../src/index.ts';
import { playRandomly } from '../src/testing/index.ts';
import { end, options, type Toy, toyMatch } from './toy.ts';

const defsIn = (match: Match, zone: string): string[] =>
  cardsIn(match.state, zone).map(({ def }: Card) => def);
const whatIsSent = (match: Match, seat: number): string => JSON.stringify(match.view(seat));

/** Every different content that a zone has in many deals. */
const worlds = (match: Match, seat: number, zone: string, deals = 60): Set<string> =>
  new Set(Array.from({ length: deals }, (_, seed) => defsIn(redeal(match, seat, seed), zone).join(' ')));

describe('what a seat imagines of a game of magpies', () => {
  const random = createRandom('redeal');
  const positions = Array.from({ length: 60 }, (_, seed) =>
    playRandomly(
      createMatch({ game: magpies, seats: ['a', 'b', 'c'], seed }),
      random,
      () => {},
      random.below(45),
    ),
  );

  it('looks to that seat like the match', () => {
    for (const match of positions) {
      for (const seat of [-1, 0, 1, 2]) {
        expect(whatIsSent(redeal(match, seat, 1), seat)).toBe(whatIsSent(match, seat));
      }
    }
  });

  it('holds the same cards', () => {
    const all = (match: Match): string[] =>
      Object.keys(match.state.zones)
        .flatMap((zone) => defsIn(match, zone))
        .sort();
    for (const match of positions) expect(all(redeal(match, 0, 1))).toEqual(all(match));
  });

  it('can be played to the end, forked and imagined in', () => {
    for (const [seed, match] of positions.entries()) {
      const imagined = redeal(match, 0, seed);
      expect(JSON.stringify(imagined.fork().state)).toBe(JSON.stringify(imagined.state));
      expect(whatIsSent(redeal(imagined, 0, seed), 0)).toBe(whatIsSent(match, 0));
      playRandomly(imagined, random, () => {}, 3);
      expect(whatIsSent(redeal(imagined, 1, seed), 1)).toBe(whatIsSent(imagined, 1));
      expect(playRandomly(imagined, random).over).not.toBeNull();
    }
  });

  it('is dealt anew from the very first choice on', () => {
    const match = createMatch({ game: magpies, seats: ['a', 'b'], seed: 'first' });
    expect(worlds(match, 0, 'hand:1').size).toBeGreaterThan(50);
    expect(worlds(match, 0, 'deck').size).toBe(60);
    expect(worlds(match, 0, 'hand:0').size).toBe(1);
    expect(worlds(match, 1, 'hand:0').size).toBeGreaterThan(50);
  });

  it('works after something was taken back', () => {
    const match = createMatch({ game: magpies, seats: ['a', 'b'], seed: 'undone' });
    match.answer(0, 'pass');
    match.undo(0, { consent: true });
    expect(worlds(match, 0, 'hand:1').size).toBeGreaterThan(50);
    expect(redeal(match, 0, 1).n).toBe(match.n);
  });

  it('does not change the match', () => {
    const match = positions[7]!;
    const before = JSON.stringify([match.state, match.answers, match.n]);
    playRandomly(redeal(match, 1, 1), random);
    expect(JSON.stringify([match.state, match.answers, match.n])).toBe(before);
  });

  it('has other chance than the match, and the same again for the same seed', () => {
    const match = positions[3]!;
    expect(redeal(match, 0, 1).state.chance).not.toEqual(match.state.chance);
    expect(JSON.stringify(redeal(match, 0, 1).state)).toBe(JSON.stringify(redeal(match, 0, 1).state));
    expect(JSON.stringify(redeal(match, 0, 1).state)).not.toBe(JSON.stringify(redeal(match, 0, 2).state));
  });

  it('keeps no log', () => {
    expect(playRandomly(redeal(positions[3]!, 0, 1), random, () => {}, 5).log).toEqual([]);
  });

  it('is what a bot is given', () => {
    const match = createMatch({ game: magpies, seats: ['a', 'b'], seed: 'bot' });
    const seat = seatOf(match, match.choice!, createRandom(1));
    expect(seat.view()).toEqual(match.view(0));
    const hands = new Set(Array.from({ length: 20 }, () => defsIn(seat.imagine(), 'hand:1').join(' ')));
    expect(hands.size).toBeGreaterThan(15);
  });
});

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const next = (g: Toy) => chooseOption(g, { seat: 0, prompt: 'toy.next', among: options('go on', 'stop') });

describe('cards that go out of sight in the middle of a turn', () => {
  it('are dealt anew when they were shuffled away since the checkpoint', () => {
    const match = toyMatch(function* (g): Rule {
      if (g.minted === 0) for (const def of letters) create(g, def, 'table', {});
      yield CHECKPOINT;
      yield* next(g);
      for (const card of [...cardsIn(g, 'table')]) move(g, card, 'deck');
      shuffle(g, 'shuffle', 'deck');
      yield* next(g);
      end(g);
    });
    match.answer(0, 'go on');
    const decks = worlds(match, 0, 'deck');
    expect(decks.size).toBe(60);
    for (const deck of decks) expect(deck.split(' ').sort()).toEqual(letters);
    const imagined = redeal(match, 0, 1);
    expect(JSON.stringify(imagined.fork().state)).toBe(JSON.stringify(imagined.state));
  });

  it('are mixed with those that lay there before', () => {
    const match = toyMatch(function* (g): Rule {
      if (g.minted === 0) letters.forEach((def, i) => void create(g, def, i < 2 ? 'table' : 'deck', {}));
      yield CHECKPOINT;
      for (const card of [...cardsIn(g, 'table')]) move(g, card, 'deck');
      shuffle(g, 'shuffle', 'deck');
      yield* next(g);
      end(g);
    });
    const tops = new Set([...worlds(match, 0, 'deck', 200)].map((deck) => deck[0]));
    expect([...tops].sort()).toEqual(letters);
  });

  it('are dealt anew when they were made before the first checkpoint', () => {
    const match = toyMatch(function* (g): Rule {
      for (const [i, def] of letters.entries()) create(g, def, i < 4 ? `hand:${i % 2}` : 'deck', {});
      yield* next(g);
      end(g);
    });
    expect(worlds(match, 0, 'hand:1').size).toBeGreaterThan(15);
    expect(worlds(match, 0, 'hand:0').size).toBe(1);
  });
});

describe('a hidden card on which the turn already depends', () => {
  /** Ben chose a card of his hand and laid it face down; then Ada is asked. */
  function* ambush(g: Toy): Rule {
    if (g.minted === 0) {
      for (const def of letters) create(g, def, def < 'e' ? 'hand:1' : 'deck', {});
    }
    yield CHECKPOINT;
    const among = cardsIn(g, 'hand:1').filter(({ def }) => def < 'c');
    const as = { id: ({ id }: Card) => `card:${id}`, text: ({ def }: Card) => def };
    const card = yield* chooseOne(g, { seat: 1, prompt: 'toy.plot', among, as, always: true, secret: true });
    move(g, card, 'plots:1', { down: true });
    yield* next(g);
    g.notes.push(card.def);
    end(g);
  }

  it('can only be one that could have been chosen', () => {
    const match = toyMatch(ambush);
    match.answer(1, 'card:1');
    const plots = worlds(match, 0, 'plots:1', 300);
    expect([...plots].sort()).toEqual(['a', 'b']);
    expect(worlds(match, 0, 'deck').size).toBeGreaterThan(20);
  });

  it('is what the rules go on with', () => {
    const match = toyMatch(ambush);
    match.answer(1, 'card:1');
    for (let seed = 0; seed < 20; seed++) {
      const imagined = redeal(match, 0, seed);
      const [plot] = defsIn(imagined, 'plots:1');
      imagined.answer(0, 'go on');
      expect(imagined.state.notes).toEqual([plot]);
    }
  });
});

describe('a deal that the seat would notice is thrown away', () => {
  /** Whether the top of the deck is one of the first four letters is told to all, and nothing else about it. */
  const tell = (g: Toy): void => void g.notes.push(cardsIn(g, 'deck')[0]!.def < 'e' ? 'low' : 'high');

  function* told(g: Toy): Rule {
    if (g.minted === 0) for (const def of letters) create(g, def, 'deck', {});
    yield CHECKPOINT;
    yield* next(g);
    tell(g);
    yield* next(g);
    end(g);
  }

  /** Told by the rules alone, on the way from the checkpoint to the question. */
  function* toldAtOnce(g: Toy): Rule {
    if (g.minted === 0) for (const def of letters) create(g, def, 'deck', {});
    yield CHECKPOINT;
    tell(g);
    yield* next(g);
    end(g);
  }

  it.each([
    ['after an answer', told, ['go on']],
    ['before anybody has answered', toldAtOnce, []],
  ])('when the rules told of a hidden card %s', (_, play, answers) => {
    const match = toyMatch(play);
    for (const answer of answers) match.answer(0, answer);
    const tops = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const imagined = redeal(match, 0, seed);
      expect(whatIsSent(imagined, 0)).toBe(whatIsSent(match, 0));
      expect(imagined.state.notes).toEqual(['low']);
      tops.add(defsIn(imagined, 'deck')[0]!);
    }
    expect([...tops].filter((def) => def >= 'e')).toEqual([]);
    expect(worlds(match, 0, 'deck').size).toBeGreaterThan(10);
  });

  it('but not what only another seat would notice', () => {
    const match = toyMatch(function* (g): Rule {
      if (g.minted === 0) for (const def of letters) create(g, def, 'deck', {});
      yield CHECKPOINT;
      g.secrets[1] = cardsIn(g, 'deck')[0]!.def;
      yield* next(g);
      end(g);
    });
    const secrets = new Set(Array.from({ length: 60 }, (_, seed) => redeal(match, 0, seed).state.secrets[1]));
    expect([...secrets].sort()).toEqual(letters);
    expect(worlds(match, 1, 'deck').size).toBeGreaterThan(10);
    for (const deck of worlds(match, 1, 'deck')) expect(deck[0]).toBe('a');
  });
});

describe('cards change places only with cards that look alike', () => {
  const dealt = (back: (def: string) => string, alike?: (g: Toy, card: Card) => string): Set<string> => {
    const match = toyMatch(
      function* (g): Rule {
        if (g.minted === 0)
          for (const def of letters) create(g, def, 'plots:1', { spent: def === 'a' }, true);
        yield CHECKPOINT;
        yield* chooseOne(g, { seat: 0, prompt: 'toy.next', among: options('x', 'y'), as: asGiven });
        end(g);
      },
      {
        defs: Object.fromEntries(letters.map((def) => [def, { back: back(def) }])),
        game: alike ? { alike } : {},
      },
    );
    for (let seed = 0; seed < 20; seed++) {
      const [first] = redeal(match, 0, seed).view(0).zones['plots:1'] as readonly CardView[];
      expect(first!.spent).toBe(true);
      expect(redeal(match, 0, seed).view(0)).toEqual(match.view(0));
    }
    return worlds(match, 0, 'plots:1', 200);
  };
  const firsts = (seen: Set<string>): string[] => [...new Set([...seen].map((line) => line[0]!))].sort();

  it('by their backs', () => {
    expect(firsts(dealt(() => 'red'))).toEqual(letters);
    expect(firsts(dealt((def) => (def < 'd' ? 'red' : 'blue')))).toEqual(['a', 'b', 'c']);
  });

  it('or as the game says', () => {
    const alike = (_: Toy, { def }: Card): string => (def < 'c' ? 'first part' : 'second part');
    expect(firsts(dealt(() => 'red', alike))).toEqual(['a', 'b']);
  });

  it('and stay where they are if what they are shows even face down', () => {
    const zones = { plots: { sees: 'everyone', shows: ['def'] }, deck: { sees: 'count' } } as const;
    const match = toyMatch(
      function* (g): Rule {
        for (const def of letters) create(g, def, def < 'e' ? 'plots:1' : 'deck', {}, true);
        yield* next(g);
        end(g);
      },
      { game: { zones } },
    );
    expect([...worlds(match, 0, 'plots:1')]).toEqual(['a b c d']);
    expect(worlds(match, 0, 'deck').size).toBeGreaterThan(15);
  });
});
