import { chooseOne, createSpeaker, kernelLanguages } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  adventureLanguages,
  aHero,
  askerOf,
  type Context,
  chooserFor,
  contextFor,
  contextOfCard,
  does,
  eachHero,
  extremes,
  forHero,
  free,
  HERO,
  type Hooks,
  harmOf,
  harmOver,
  heroesOf,
  heroNames,
  hooksOf,
  isFor,
  may,
  NONE,
  nameOf,
  ownerOf,
  type Picking,
  pickFor,
  type Selector,
  tell as tellOf,
  theBox,
  usable,
  whenever,
  note as writeNote,
  youOf,
} from '../src/index.ts';
import { card, lay, note, type Tale, tell } from './tale.ts';

const as = { id: (n: number) => `n:${n}`, text: (n: number) => ['tale.n', { n }] as const };
const picking = (more: Partial<Picking<number>> = {}): Picking<number> => ({
  seat: 0,
  topic: 'tale-topic',
  prompt: 'tale.pick',
  among: [3, 5, 4],
  as,
  ...more,
});

/** Lets somebody pick a number and writes it down. */
const picked = (hooks: Hooks<Tale, Context> = {}, more: Partial<Picking<number>> = {}) =>
  tell(
    function* (g) {
      g.notes.push(`picked ${yield* pickFor(g, { seat: 0 }, picking(more))}`);
    },
    { hooks },
  );

describe('what an effect leaves open', () => {
  it('is decided by whoever answers for the seat', () => {
    const own = picked();
    expect([own.choice!.seat, own.choice!.topic, own.choice!.prompt]).toEqual([0, 'tale-topic', 'tale.pick']);
    own.answer(0, 'n:5');
    expect(own.state.notes).toEqual(['picked 5']);
    expect(picked({ chooserFor: (_, seat) => seat + 1 }).choice!.seat).toBe(1);
  });

  it("is decided by the game's own rule if it has one, which knows all about it", () => {
    const pick = <T>(g: Tale, c: Context, { seat, prompt, by, among, as: told, harm }: Picking<T>) =>
      chooseOne(g, {
        seat: c.seat + seat + 1,
        prompt,
        by,
        among: extremes(among, 'most', (one) => -harm!(one)),
        as: told,
        always: true,
      });
    const match = picked({ pick, asker: () => 'tale.asker' }, { harm: (n) => n });
    expect([match.choice!.seat, match.view(1).choice!.options!.map(({ id }) => id)]).toEqual([1, ['n:3']]);
    expect(match.view(1).choice!.by).toBe('tale.asker');
  });

  it('is asked for by the game, with the effect, unless the effect says who asks', () => {
    const asker: Hooks<Tale, Context>['asker'] = (_, { seat }, effect) => [
      'tale.asker',
      { seat, effect: String(effect) },
    ];
    const by = (hooks: Hooks<Tale, Context>, more = {}) => picked(hooks, more).view(0).choice!.by;
    expect(by({ asker }, { effect: 'tale.hurt' })).toEqual(['tale.asker', { seat: 0, effect: 'tale.hurt' }]);
    expect(by({ asker }, { by: () => 'tale.else' })).toBe('tale.else');
    expect([by({}), by({ asker: () => null })]).toEqual([undefined, undefined]);
    tell((g) => void expect(askerOf(g, { seat: 0 })).toBeUndefined());
  });

  it('is asked for in the same way when an ability may be declined', () => {
    const kind = card('Kind', whenever({ event: 'shout', text: 'tale.heard' }, may(note('helped'))));
    const match = tell(
      (g) => {
        lay(g, 'kind', 1);
        return tellOf(g, 'shout', { who: 0, n: 1 });
      },
      { cards: [kind], hooks: { asker: (g, c) => ['tale.asker', { card: nameOf(g, c.card!) }] } },
    );
    expect([match.choice!.seat, match.choice!.topic]).toEqual([1, 'ability']);
    expect(match.view(1).choice!.by).toEqual(['tale.asker', { card: 'Kind' }]);
  });
});

it('a note calls a card what players call it, or by its printed name', () => {
  const said = (hooks: Hooks<Tale, Context>) =>
    tell((g) => writeNote(g, 'tale.falls', { figure: lay(g, 'rat') }, 'T-1'), {
      cards: [card('Rat')],
      hooks,
    }).log.map(({ args }) => args?.figure);
  expect(said({})).toEqual(['Rat']);
  expect(said({ called: ({ notes }, { def }) => `${def} ${notes.length + 2}` })).toEqual(['rat 2']);
  expect(said({ called: () => undefined })).toEqual(['Rat']);
});

describe('how much an effect would hurt', () => {
  const wounds = [2, 7, 1, 4];
  const which = (mode: Selector<number>['mode'], n: number): Selector<number, Tale, Context> => ({
    text: 'tale.which',
    mode,
    n,
    of: () => wounds,
  });
  const harm = (_: Tale, n: number) => n;
  const over = (
    selector: ReturnType<typeof which>,
    fit: Parameters<typeof harmOver<number, Tale, Context>>[3],
  ) => harmOver({} as Tale, { seat: 0 }, selector, fit);

  it('is all of it when it is for all, and the worst that can be picked when somebody picks', () => {
    expect(over(which('all', 1), { harm })).toBe(14);
    expect(over(which('choose', 2), { harm })).toBe(11);
    expect(over(which('tie', 1), { harm })).toBe(7);
    expect(over(which('choose', 9), { harm })).toBe(14);
  });

  it('does not count what cannot be picked, and is nothing for what hurts nobody', () => {
    expect(over(which('choose', 1), { harm, useful: (_, n) => n < 7 })).toBe(4);
    expect(over(which('all', 1), {})).toBe(0);
  });

  it('is counted for each hero who carries it out', () => {
    const sting = { ...note('sting'), harm: (_: Tale, c: Context) => c.seat + 1 };
    tell((g) => {
      expect(harmOf(forHero(eachHero, sting), g, { seat: 0 })).toBe(3);
      expect(harmOf(forHero(aHero, sting), g, { seat: 0 })).toBe(2);
    });
  });
});

describe('what the words ask a game', () => {
  it('has an answer when the game says nothing', () => {
    tell((g) => {
      const c = { seat: 1 };
      expect([chooserFor(g, 1), heroesOf(g, c), youOf(g, c), contextFor(g, c, 0)]).toEqual([
        1,
        [0, 1],
        1,
        { seat: 0 },
      ]);
    });
  });

  it('is answered by its hooks', () => {
    const hooks: Hooks<Tale, Context> = {
      chooserFor: () => 0,
      heroes: () => [1],
      youOf: () => -1,
      contextFor: (_, c, seat) => ({ ...c, seat, other: 7 }),
      contextOf: (_, me, event, user) => ({ seat: user ?? -1, card: me, event }),
    };
    tell(
      (g) => {
        const c = { seat: 1 };
        expect([chooserFor(g, 1), heroesOf(g, c), youOf(g, c), contextFor(g, c, 0)]).toEqual([
          0,
          [1],
          -1,
          { seat: 0, other: 7 },
        ]);
        const lamp = lay(g, 'lamp');
        expect(contextOfCard(g, lamp, 'event')).toEqual({ seat: -1, card: lamp, event: 'event' });
        expect(contextOfCard(g, lamp, null, 1)).toMatchObject({ seat: 1, event: null });
      },
      { cards: [card('Lamp')], hooks },
    );
  });

  it('is missed in a sentence where nothing can stand for it', () => {
    tell((g) => {
      (hooksOf(g) as { contextOf?: unknown }).contextOf = undefined;
      expect(() => contextOfCard(g, { id: 1, def: 'x', zone: 'table:0', down: false }, null)).toThrow(
        'needs `contextOf`',
      );
    });
  });
});

describe('who and what is at the table', () => {
  it('a card that belongs to a seat is for that seat, one that belongs to nobody for everybody', () => {
    tell(
      (g) => {
        const [own, shared] = [lay(g, 'lamp', 1), { ...lay(g, 'lamp', 0), zone: 'deck' }];
        expect([0, 1].map((seat) => [isFor(g, own, { seat }), isFor(g, shared, { seat })])).toEqual([
          [false, true],
          [true, true],
        ]);
        expect([ownerOf(g, own), ownerOf(g, shared)]).toEqual([1, NONE]);
      },
      { cards: [card('Lamp')] },
    );
  });

  it('heroes have no name before their card lies there', () => {
    tell(
      (g) => {
        lay(g, 'lamp');
        expect([heroNames(g), HERO]).toEqual([
          [null, null],
          ['hero:0', 'hero:1', 'hero:2', 'hero:3'],
        ]);
        expect(theBox(g).cards.map(({ id }) => id)).toEqual(['lamp']);
      },
      { cards: [card('Lamp')] },
    );
  });

  it('what costs nothing is told without a price, and can always be used', () => {
    const { say } = createSpeaker({
      languages: [
        { en: { 'tale.use': '{hasCost, select, true {pay {cost}: } other {}}{effect}', 'tale.do': 'sing' } },
        adventureLanguages,
        kernelLanguages,
      ],
    });
    const sing = does<Tale, Context>('tale.do', () => {});
    expect(say(usable(['camp'], 'tale.use', sing, { cost: free }).text)).toBe('sing');
    expect(free.canPay({}, { seat: 0 })).toBe(true);
  });
});
