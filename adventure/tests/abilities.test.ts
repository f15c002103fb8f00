import { close, open, type Rule } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  asUse,
  canUse,
  costs,
  discardThis,
  hears,
  holdsWhen,
  instantly,
  isUse,
  may,
  stillHappens,
  type Trigger,
  tell as tellOf,
  unusableAt,
  usable,
  usableAt,
  useNow,
  usesOf,
  whenever,
} from '../src/index.ts';
import { card, lay, note, type Tale, tell } from './tale.ts';

const heard: Trigger<Tale, { seat: number; other?: number }, 'shout'> = {
  event: 'shout',
  text: 'tale.when-heard',
  when: (_, c, { who }) => c.seat !== who,
  about: (c, { who }) => {
    c.other = who;
  },
};

const shout = (g: Tale, who: number): Rule<unknown> => tellOf(g, 'shout', { who, n: 1 });

describe('whenever', () => {
  it('answers to what concerns its card, and knows whom the event is about', () => {
    const others: (number | undefined)[] = [];
    const echo = whenever(heard, {
      ...note('echo'),
      run: instantly((_, c) => void others.push(c.other)),
    });
    tell(
      function* (g) {
        lay(g, 'echo', 0);
        yield* shout(g, 0);
        yield* shout(g, 1);
      },
      { cards: [card('Echo', echo)] },
    );
    expect(others).toEqual([1]);
  });

  it('works once in its period, under its condition, and not for nothing', () => {
    const calm = holdsWhen<Tale, { seat: number }>('tale.calm', (g) => g.turn === 0);
    const cards = [
      card('Once', whenever(heard, note('once'), { once: 'turn', anyOrder: true })),
      card('Calm', whenever(heard, note('calm'), { if: calm, anyOrder: true })),
      card(
        'Idle',
        whenever(
          heard,
          note('idle', () => false),
        ),
      ),
    ];
    const { state } = tell(
      function* (g) {
        open(g, 'turn');
        for (const { id } of cards) lay(g, id, 0);
        yield* shout(g, 1);
        g.turn = 1;
        yield* shout(g, 1);
        close(g, 'turn');
        open(g, 'turn');
        yield* shout(g, 1);
      },
      { cards, hooks: { noteAbility: () => {} } },
    );
    expect(state.notes).toEqual(['once', 'calm', 'once']);
  });

  it('asks before what may be declined, and a no does not use it up', () => {
    const match = tell(
      function* (g) {
        open(g, 'turn');
        lay(g, 'kind', 0);
        yield* shout(g, 1);
        yield* shout(g, 1);
      },
      { cards: [card('Kind', whenever(heard, may(note('helped')), { once: 'turn' }))] },
    );
    match.answer(0, 'no');
    match.answer(0, 'yes');
    expect(match.state.notes).toEqual(['helped']);
  });

  it('may prevent what is about to happen; nobody hears what nothing listens to', () => {
    const hush = whenever<Tale, { seat: number; event?: unknown }, 'shout'>(heard, {
      text: 'tale.hush',
      run: instantly((_, c) => {
        (c.event as { prevented?: boolean }).prevented = true;
      }),
    });
    tell(
      function* (g) {
        expect(hears(g, 'shout')).toBe(false);
        lay(g, 'hush', 0);
        expect(hears(g, 'shout')).toBe(true);
        expect(yield* stillHappens(g, 'shout', { who: 1, n: 1 })).toBe(false);
        expect(yield* stillHappens(g, 'shout', { who: 0, n: 1 })).toBe(true);
      },
      { cards: [card('Hush', hush)] },
    );
  });
});

describe('what can be used', () => {
  const coins = (n: number) =>
    costs<Tale, { seat: number }>(
      ['tale.pay', { n }],
      (g) => g.turn >= n,
      (g) => void (g.turn -= n),
    );
  const flute = card('Flute', usable(['camp'], 'tale.use', note('played'), { cost: coins(2), once: 'turn' }));
  const drum = card(
    'Drum',
    usable(
      ['camp'],
      'tale.use',
      note('drummed', (g) => g.notes.length > 0),
    ),
    usable(['road'], 'tale.use', note('marched')),
  );
  const cards = [flute, drum];

  it('is offered to its owner at its moment, is paid for, and is used up for its period', () => {
    const { state } = tell(
      function* (g) {
        g.turn = 3;
        open(g, 'turn');
        expect(canUse(g, 'camp')).toBe(false);
        lay(g, 'flute', 0);
        expect([canUse(g, 'camp'), canUse(g, 'road')]).toEqual([true, false]);
        expect([usableAt(g, 'camp', 1), usableAt(g, 'camp', 0).map(asUse.id)]).toEqual([[], ['use:1']]);
        const [use] = usableAt(g, 'camp', 0);
        expect([isUse(use), isUse(g)]).toEqual([true, false]);
        yield* useNow(g, use!, 0);
        expect(unusableAt(g, 'camp', 0).map(({ hindrance }) => hindrance)).toEqual(['used']);
      },
      { cards },
    );
    expect([state.turn, state.notes]).toEqual([1, ['played']]);
  });

  it('tells what stands in the way: a limit that does not run, a price, or that nothing would come of it', () => {
    const why = (hooks = {}): unknown[] => {
      let found: unknown[] = [];
      tell(
        (g) => {
          g.turn = 1;
          open(g, 'turn');
          for (const { id } of cards) lay(g, id, 0);
          found = unusableAt(g, 'camp', 0).map(({ ability, hindrance }) => [ability.name, hindrance]);
        },
        { cards, hooks },
      );
      return found;
    };
    expect(why()).toEqual([
      ['Flute', 'price'],
      ['Drum', 'nothing'],
    ]);
    expect(why({ isPeriodOf: () => false })[0]).toEqual(['Flute', 'period']);
  });

  it('is each ability of a card by itself', () => {
    expect([usesOf(drum).length, usesOf(card('Stone')).length]).toEqual([2, 0]);
  });

  it('can cost the card itself, which goes where the game puts it', () => {
    const gone: string[] = [];
    const potion = card('Potion', usable(['camp'], 'tale.use', note('drunk'), { cost: discardThis }));
    const play = function* (g: Tale) {
      lay(g, 'potion', 0);
      yield* useNow(g, usableAt(g, 'camp', 0)[0]!, 0);
    };
    tell(play, { cards: [potion], hooks: { discard: (_, __, { def }) => void gone.push(def) } });
    expect(gone).toEqual(['potion']);
    expect(() => tell(play, { cards: [potion] })).toThrow('needs `discard`');
  });
});
