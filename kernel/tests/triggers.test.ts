import { describe, expect, it } from 'vitest';
import {
  announce,
  type Card,
  CHECKPOINT,
  cardsIn,
  chooseOption,
  controller,
  create,
  flip,
  happens,
  isHeard,
  type Listener,
  listening,
  type Match,
  move,
  optionsOf,
  orderedBy,
  type Rule,
  remove,
  renew,
  resolveAbility,
} from '../src/index.ts';
import { type Defs, end, options, type Toy, tableZones, toyMatch } from './toy.ts';

/** Notes its own name and the seat whose it is. */
const noting: Listener<Toy, Card> = {
  run: (g, me) => {
    g.notes.push(`${me.def} in ${me.zone}`);
  },
};
const bell = (more: Partial<Listener<Toy, Card>> = {}) => ({ on: { rung: { ...noting, ...more } } });
const defs: Defs = { bell: bell(), chime: bell(), gong: bell(), stone: {} };

/** Rings once with these cards on the tables of the seats; seat 1 is the active one. */
function ring(
  cards: readonly (readonly [def: string, zone: string])[],
  more: Defs = {},
  parts = {},
): Match<Toy> {
  return toyMatch(
    function* (g) {
      g.turn = 1;
      for (const [def, zone] of cards) create(g, def, zone, {});
      yield* announce(g, 'rung', {});
      end(g);
    },
    { seats: ['Ada', 'Ben', 'Cleo'], defs: { ...defs, ...more }, game: { ...tables, ...parts } },
  );
}
const tables = { zones: { ...tableZones, shed: { sees: 'everyone' } } } as const;

describe('an announcement', () => {
  it('is heard by what lies face up in a live zone and listens to it', () => {
    const match = ring([
      ['bell', 'table:0'],
      ['stone', 'table:0'],
      ['chime', 'shed'],
    ]);
    expect(match.state.notes).toEqual(['bell in table:0']);
  });

  it('that nobody listens to goes by', () => {
    const match = ring([['stone', 'table:0']]);
    expect(match.state.notes).toEqual([]);
    expect(match.over).not.toBeNull();
  });

  it('reaches only those whom it concerns', () => {
    const match = ring(
      [
        ['bell', 'table:0'],
        ['bell', 'table:2'],
      ],
      { bell: bell({ when: (_, me) => me.zone === 'table:2' }) },
    );
    expect(match.state.notes).toEqual(['bell in table:2']);
  });
});

describe('abilities that happen together', () => {
  it('go in turn order from the active player', () => {
    const match = ring([
      ['bell', 'table:0'],
      ['chime', 'table:1'],
      ['gong', 'table:2'],
    ]);
    expect(match.state.notes).toEqual(['chime in table:1', 'gong in table:2', 'bell in table:0']);
  });

  it('are ordered by the player whose they are', () => {
    const match = ring([
      ['bell', 'table:2'],
      ['gong', 'table:1'],
      ['chime', 'table:2'],
    ]);
    expect(match.choice).toMatchObject({ seat: 2, kind: 'order', prompt: 'kernel.order-abilities' });
    expect(optionsOf(match.choice!)).toMatchObject([
      { id: 'card:1', text: ['kernel.ability-of', { card: 'bell' }], about: { card: 1 } },
      { id: 'card:3', text: ['kernel.ability-of', { card: 'chime' }], about: { card: 3 } },
    ]);
    match.answer(2, ['card:3', 'card:1']);
    expect(match.state.notes).toEqual(['gong in table:1', 'chime in table:2', 'bell in table:2']);
  });

  it('of cards that nobody owns belong to the active player', () => {
    const match = ring([
      ['bell', 'table'],
      ['chime', 'table:1'],
    ]);
    expect(match.choice!.seat).toBe(1);
  });

  it('of zones numbered beyond the seats belong to the active player, and none is forgotten', () => {
    const match = ring([
      ['bell', 'table:7'],
      ['chime', 'table:north'],
    ]);
    match.answer(1, ['card:2', 'card:1']);
    expect(match.state.notes).toEqual(['chime in table:north', 'bell in table:7']);
  });

  it('are not asked about where the order makes no difference', () => {
    const match = ring(
      [
        ['chime', 'table:1'],
        ['bell', 'table:1'],
        ['bell', 'table:1'],
      ],
      { bell: bell({ anyOrder: true }) },
    );
    expect(match.state.notes).toHaveLength(3);
  });

  it('that make no difference are left out of the question', () => {
    const match = ring(
      [
        ['chime', 'table:1'],
        ['bell', 'table:1'],
        ['gong', 'table:1'],
      ],
      { bell: bell({ anyOrder: true }) },
    );
    expect(optionsOf(match.choice!).map(({ id }) => id)).toEqual(['card:1', 'card:3']);
    match.answer(1, ['card:3', 'card:1']);
    expect(match.state.notes).toEqual(['bell in table:1', 'gong in table:1', 'chime in table:1']);
  });

  it('are not asked about where they have nothing in common', () => {
    const touching = (...names: string[]) => bell({ touches: () => names });
    const cards = [
      ['chime', 'table:1'],
      ['bell', 'table:1'],
    ] as const;
    const asked = (more: Defs): boolean => ring(cards, more).choice !== null;
    expect(asked({ bell: touching('rope'), chime: touching('wind') })).toBe(false);
    expect(asked({ bell: touching('rope'), chime: touching('rope') })).toBe(true);
    expect(asked({ bell: touching('rope') })).toBe(true);
    expect(asked({ bell: bell({ touches: () => null }), chime: touching('wind') })).toBe(true);
  });

  it("follow the game's own rule, if it has one", () => {
    const order = function* (g: Toy, abilities: Parameters<typeof orderedBy>[2]) {
      return yield* orderedBy(g, 0, abilities);
    };
    const cards = [
      ['bell', 'table:1'],
      ['chime', 'table:2'],
    ] as const;
    const match = ring(cards, {}, { order });
    expect(match.choice).toMatchObject({ seat: 0, kind: 'order' });
    match.answer(0, ['card:2', 'card:1']);
    expect(match.state.notes).toEqual(['chime in table:2', 'bell in table:1']);
  });
});

describe('an ability that may be declined', () => {
  const asking = { bell: bell({ may: 'toy.ring?' }) };

  it.each([
    ['yes', ['bell in table:2']],
    ['no', []],
  ])('is asked of its owner: %s', (answer, notes) => {
    const match = ring([['bell', 'table:2']], asking);
    expect(match.choice).toMatchObject({ seat: 2, prompt: 'toy.ring?' });
    match.answer(2, answer);
    expect(match.state.notes).toEqual(notes);
  });
});

/** Rings again and again, with a new turn before each number in `turns`. */
function rings(def: Partial<Listener<Toy, Card>>, count: number, turns: readonly number[] = []): Match<Toy> {
  return toyMatch(
    function* (g) {
      create(g, 'bell', 'table', {});
      for (let i = 0; i < count; i++) {
        if (turns.includes(i)) renew(g, 'turn');
        yield* announce(g, 'rung', i);
      }
      end(g);
    },
    { defs: { bell: bell(def) } },
  );
}

describe('once each period', () => {
  it('means once until the period is opened anew', () => {
    expect(rings({ once: 'turn' }, 5, [3]).state.notes).toHaveLength(2);
    expect(rings({ once: 'combat' }, 5, [3]).state.notes).toHaveLength(1);
    expect(rings({}, 5).state.notes).toHaveLength(5);
  });

  it('is not used up by declining', () => {
    const match = rings({ once: 'turn', may: 'toy.ring?' }, 3);
    match.answer(0, 'no');
    match.answer(0, 'yes');
    expect(match.state.notes).toHaveLength(1);
    expect(match.over).not.toBeNull();
  });

  it('counts each ability of a card by itself, and one ability under two events as one', () => {
    const shared: Listener<Toy, Card> = { ...noting, once: 'turn' };
    const match = toyMatch(
      function* (g) {
        create(g, 'clock', 'table', {});
        for (const event of ['dawn', 'dusk', 'noon', 'dawn']) yield* announce(g, event, {});
        end(g);
      },
      { defs: { clock: { on: { dawn: shared, dusk: shared, noon: { ...shared } } } } },
    );
    expect(match.state.notes).toHaveLength(2);
  });

  it('counts two cards of the same name by themselves', () => {
    const match = ring(
      [
        ['bell', 'table:0'],
        ['bell', 'table:1'],
      ],
      { bell: bell({ once: 'turn' }) },
    );
    expect(match.state.notes).toHaveLength(2);
  });
});

describe('before something happens, a listener', () => {
  interface Blow {
    damage: number;
    prevented?: boolean;
  }
  type Ward = Listener<Toy, Card, Blow>;
  const struck = (listener: Ward, second?: Ward, answers: readonly string[] = []): string[] => {
    const match = toyMatch(
      function* (g) {
        create(g, 'ward', 'table:0', {});
        if (second) create(g, 'armour', 'table:1', {});
        const blow: Blow = { damage: 3 };
        g.notes.push((yield* happens(g, 'beforeBlow', blow)) ? `suffer ${blow.damage}` : 'nothing');
        end(g);
      },
      {
        defs: { ward: { on: { beforeBlow: listener } }, armour: { on: { beforeBlow: second ?? listener } } },
      },
    );
    for (const answer of answers) match.answer(0, answer);
    return match.state.notes;
  };

  it('can change it', () => {
    const halve: Listener<Toy, Card, Blow> = { run: (_, __, blow) => void (blow.damage -= 1) };
    expect(struck(halve)).toEqual(['suffer 2']);
    expect(struck(halve, halve)).toEqual(['suffer 1']);
  });

  it('can prevent it, and then nobody else is heard', () => {
    const prevent: Listener<Toy, Card, Blow> = { run: (_, __, blow) => void (blow.prevented = true) };
    const never: Listener<Toy, Card, Blow> = { run: (g) => void g.notes.push('heard') };
    expect(struck(prevent)).toEqual(['nothing']);
    expect(struck(prevent, never)).toEqual(['nothing']);
  });

  it('can do something else instead', () => {
    const instead: Listener<Toy, Card, Blow> = {
      *run(g, me, blow): Rule {
        blow.prevented = true;
        const back = options('retreat', 'duck');
        g.notes.push(yield* chooseOption(g, { seat: controller(g, me), prompt: 'toy.how', among: back }));
      },
    };
    expect(struck(instead, undefined, ['duck'])).toEqual(['duck', 'nothing']);
  });

  it('need not be there', () => {
    expect(struck({ when: () => false, run: () => {} })).toEqual(['suffer 3']);
  });
});

describe('a listener that is not in play', () => {
  const others = (g: Toy, me: Card): Card[] => cardsIn(g, 'table').filter((card) => card !== me);
  const two = (does: (g: Toy, other: Card) => void) => {
    const act: Listener<Toy, Card> = {
      run: (g, me) => {
        g.notes.push(me.def);
        for (const other of others(g, me)) does(g, other);
      },
    };
    const match = toyMatch(
      function* (g) {
        create(g, 'first', 'table', {});
        create(g, 'second', 'table', {});
        yield* announce(g, 'rung', {});
        yield* announce(g, 'rung', {});
        end(g);
      },
      {
        defs: { first: { on: { rung: act } }, second: { on: { rung: act } } },
      },
    );
    for (let i = 0; i < 2; i++) if (match.choice) match.answer(0, ['card:1', 'card:2']);
    return match.state.notes;
  };

  it.each([
    ['has left', (g: Toy, card: Card) => move(g, card, 'deck')],
    ['was taken out of the match', (g: Toy, card: Card) => remove(g, card)],
    ['was turned face down', (g: Toy, card: Card) => flip(g, card, true)],
  ])('because it %s is not heard, neither then nor later', (_, does) => {
    expect(two(does)).toEqual(['first', 'first']);
  });

  it('and one that is stays heard', () => {
    expect(two(() => {})).toEqual(['first', 'second', 'first', 'second']);
  });
});

it('whoever comes into play is heard from then on', () => {
  const match = toyMatch(
    function* (g) {
      const hidden = create(g, 'bell', 'table', {}, true);
      const inHand = create(g, 'chime', 'hand:0', {});
      yield* announce(g, 'rung', {});
      flip(g, hidden, false);
      yield* announce(g, 'rung', {});
      remove(g, hidden);
      move(g, inHand, 'table');
      yield* announce(g, 'rung', {});
      create(g, 'gong', 'table', {});
      remove(g, inHand);
      yield* announce(g, 'rung', {});
      end(g);
    },
    { defs },
  );
  expect(match.state.notes).toEqual(['bell in table', 'chime in table', 'gong in table']);
});

it('abilities can be offered among other options instead of being announced', () => {
  const match = toyMatch(
    function* (g) {
      create(g, 'bell', 'table', {});
      create(g, 'chime', 'table', {});
      expect(isHeard(g, 'rung')).toBe(true);
      expect(isHeard(g, 'silence')).toBe(false);
      expect(listening(g, 'silence', {})).toEqual([]);
      expect(listening(g, 'rung', {}).map(({ name }) => name)).toEqual(['bell', 'chime']);
      yield* resolveAbility(g, listening(g, 'rung', {})[1]!, {});
      end(g);
    },
    { defs: { bell: bell(), chime: bell() } },
  );
  expect(match.state.notes).toEqual(['chime in table']);
});

it('listeners are found anew in a match that is taken up from a checkpoint', () => {
  const match = toyMatch(
    function* (g) {
      if (g.minted === 0) create(g, 'bell', 'table', {});
      for (;;) {
        yield CHECKPOINT;
        yield* orderedBy(g, 0, []);
        yield* announce(g, 'rung', {});
        if (g.notes.length === 3) end(g);
      }
    },
    { defs: { bell: bell({ may: 'toy.ring?' }) } },
  );
  match.answer(0, 'yes');
  const fork = match.fork();
  fork.answer(0, 'yes');
  fork.answer(0, 'yes');
  expect(fork.state.notes).toHaveLength(3);
  expect(match.state.notes).toHaveLength(1);
});
