import { optionsOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  aHero,
  anotherHero,
  asHero,
  type Context,
  eachHero,
  eachOtherHero,
  extremes,
  forHero,
  heroesFor,
  heroesWho,
  heroName,
  heroOf,
  inOrder,
  instantly,
  onEach,
  onHeroes,
  type Selectable,
  said,
  selecting,
  thatHero,
  theVery,
  type Who,
  you,
} from '../src/index.ts';
import { note, type Tale, tell } from './tale.ts';

/** Writes down the heroes that it is for. */
const named = (who: Who<Tale, Context>, useful?: (seat: number) => boolean) =>
  onHeroes<Tale, Context>({
    text: 'tale.named',
    who,
    ...(useful && { useful: (_: Tale, seat: number) => useful(seat) }),
    does: (g, seat) => void g.notes.push(heroName(g, seat)),
  });

const told = (effect: ReturnType<typeof named>, hooks = {}, seat = 0) =>
  tell((g) => effect.run(g, { seat }), { hooks });

describe('whom an effect is for', () => {
  it('is you, each hero, each other one, or whom the context names', () => {
    expect(told(named(you)).state.notes).toEqual(['Ann']);
    expect(told(named(eachHero)).state.notes).toEqual(['Ann', 'Ben']);
    expect(told(named(eachOtherHero)).state.notes).toEqual(['Ben']);
    expect(told(named(thatHero)).state.notes).toEqual([]);
    expect(told(named(heroOf('tale.last', () => 1))).state.notes).toEqual(['Ben']);
    expect(told(named(heroesWho('tale.all', () => [1, 0]))).state.notes).toEqual(['Ben', 'Ann']);
  });

  it('goes by the order of the game, and leaves out who is out of it', () => {
    const hooks = { heroes: () => [1, 0], isIn: (_: Tale, seat: number) => seat === 1 };
    expect(told(named(eachHero), hooks).state.notes).toEqual(['Ben']);
    expect(told(named(you), hooks).state.notes).toEqual([]);
  });

  it('is asked for where somebody chooses, and is "that hero" from then on', () => {
    const match = told(inOrder(named(aHero), named(thatHero)));
    expect([match.choice!.seat, optionsOf(match.choice!).map(({ id }) => id)]).toEqual([
      0,
      ['hero:0', 'hero:1'],
    ]);
    match.answer(0, 'hero:1');
    expect(match.state.notes).toEqual(['Ben', 'Ben']);
    expect(told(named(anotherHero)).state.notes).toEqual(['Ben']);
  });

  it('is not chosen among those for whom it would do nothing, while it does something for others', () => {
    expect(told(named(aHero, (seat) => seat === 1)).state.notes).toEqual(['Ben']);
    expect(told(named(aHero, () => false)).choice).toBeNull(); // it would do nothing for anybody
    const can = (effect: ReturnType<typeof named>): boolean => {
      let found = false;
      tell((g) => void (found = effect.can!(g, { seat: 0 })));
      return found;
    };
    expect([can(named(eachHero, (seat) => seat === 1)), can(named(eachHero, () => false))]).toEqual([
      true,
      false,
    ]);
  });

  it('can carry out a whole effect as "you"', () => {
    const mine = {
      ...note('mine'),
      run: instantly((g: Tale, c: Context) => void g.notes.push(`seat ${c.seat}`)),
    };
    expect(told(forHero(eachOtherHero, mine)).state.notes).toEqual(['seat 1']);
  });

  it('is told by the name of the hero, and the phrase by whether it is you', () => {
    tell((g) => {
      expect(asHero(g).text(1)).toEqual(['adventure.hero', { hero: 'Ben' }]);
    });
    expect([said('tale.x', you), said('tale.x', eachHero)]).toMatchObject([
      ['tale.x', { you: 'yes' }],
      ['tale.x', { you: 'no' }],
    ]);
  });

  it('is found without doing anything', () => {
    tell(function* (g) {
      expect(yield* heroesFor(g, { seat: 0 }, eachHero)).toEqual([0, 1]);
    });
  });
});

describe('things with traits', () => {
  const beasts = [
    { name: 'wolf', size: 2 },
    { name: 'bear', size: 3 },
    { name: 'lynx', size: 2 },
  ];
  type Beast = (typeof beasts)[number];
  const {
    some,
    each,
    matching,
    describe: describing,
  } = selecting<Beast, Tale, Context>({
    noun: 'tale.beast',
    a: 'tale.a-beast',
    all: () => beasts,
  });
  const small = { text: 'tale.small', noun: false, fits: (_: Tale, { size }: Beast) => size === 2 };
  const kind: Selectable<Beast, Tale, Context & { beasts?: readonly Beast[] }> = {
    topic: 'beast',
    prompt: 'tale.which',
    as: () => ({ id: ({ name }) => name, text: ({ name }) => name }),
    isThere: (g, { name }) => !g.notes.includes(`no ${name}`),
    remember: (c, found) => {
      c.beasts = found;
    },
  };
  const hunted = (which: Parameters<typeof onEach<Beast, Tale, Context>>[1], hooks = {}) =>
    tell(
      (g) =>
        onEach<Beast, Tale, Context>(kind, which, {
          text: 'tale.hunt',
          does: (_, { name }) => void g.notes.push(name),
          harm: (_, { size }) => size,
        }).run(g, { seat: 0 }),
      { hooks },
    );

  it('are selected by what fits, all of them or so many of a choice', () => {
    expect(hunted(each([small])).state.notes).toEqual(['wolf', 'lynx']);
    expect(hunted(each([])).state.notes).toEqual(['wolf', 'bear', 'lynx']);
    const match = hunted(some(2, [small]));
    match.answer(0, 'lynx');
    expect(match.state.notes).toEqual(['lynx', 'wolf']);
    expect(hunted(theVery('tale.it', () => [beasts[1]!])).state.notes).toEqual(['bear']);
  });

  it('are told with their article, number and traits', () => {
    expect(describing('some', 2, [small])[0]).toBe('which.some');
    tell((g) => {
      expect(matching(g, { seat: 0 }, [small])).toHaveLength(2);
    });
  });

  it('are not asked about where it makes no difference which one is picked', () => {
    const alike: typeof kind = {
      ...kind,
      areAlike: (_, __, found) => found.every(({ size }) => size === found[0]!.size),
    };
    const hunt = (which: Parameters<typeof onEach<Beast, Tale, Context>>[1]) =>
      tell((g) =>
        onEach<Beast, Tale, Context>(alike, which, {
          text: 'tale.hunt',
          does: (_, { name }) => void g.notes.push(name),
        }).run(g, { seat: 0 }),
      );
    expect(hunt(some(1, [small])).state.notes).toEqual(['wolf']);
    expect(hunt(some(1, [])).choice).not.toBeNull();
  });

  it('are picked by who breaks ties, where they are even', () => {
    const even = { ...some(1, []), mode: 'tie' as const };
    expect(hunted(even, { breaksTies: () => 1 }).choice!.seat).toBe(1);
    expect(hunted(even).choice!.seat).toBe(0);
  });

  it('are left alone when they are gone by then', () => {
    const { state } = tell((g) =>
      onEach<Beast, Tale, Context>(kind, each([small]), {
        text: 'tale.hunt',
        does: (_, { name }) => void g.notes.push(name, 'no lynx'),
      }).run(g, { seat: 0 }),
    );
    expect(state.notes).toEqual(['wolf', 'no lynx']);
  });

  it('those of which something is most or least', () => {
    const names = (found: readonly Beast[]) => found.map(({ name }) => name);
    expect(names(extremes(beasts, 'most', ({ size }) => size))).toEqual(['bear']);
    expect(names(extremes(beasts, 'least', ({ size }) => size))).toEqual(['wolf', 'lynx']);
  });
});
