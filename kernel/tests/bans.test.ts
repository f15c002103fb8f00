import { describe, expect, it } from 'vitest';
import { type Card, chooseOne, chooseSome, create, forbids, reasonOf } from '../src/index.ts';
import { atOnce, type Defs, end, type Toy, toyMatch } from './toy.ts';

const defs: Defs = {
  chain: { name: 'Chain', forbid: { leave: { rule: 'T-CHAIN-01' } } },
  oath: {
    name: 'Oath',
    forbid: { strike: { when: (_, __, who) => who === 'friend', rule: 'T-OATH-02', reason: 'toy.sworn' } },
  },
  gaol: {
    name: 'Gaol',
    forbid: {
      leave: [
        { when: (_, __, who) => who === 'friend', rule: 'T-GAOL-01' },
        {
          when: (_, __, who) => who === 'foe',
          rule: 'T-GAOL-02',
          reason: (_, me) => ['toy.held', { by: me.id }],
        },
      ],
    },
  },
  idle: {
    name: 'Idle',
    forbid: { leave: { rule: 'T-3' } },
    silent: (_, me) => (me as Card & { off: boolean }).off,
  },
};

const put = (g: Toy, def: string): Card => create(g, def, 'table', {});

describe('what a card in play forbids', () => {
  it('is forbidden as long as the card is in play, and by its line', () => {
    atOnce(
      (g) => {
        expect(forbids(g, 'leave', 0)).toBeNull();
        put(g, 'chain');
        expect(forbids(g, 'leave', 0)).toMatchObject({ name: 'Chain', ban: { rule: 'T-CHAIN-01' } });
        expect(forbids(g, 'strike', 0)).toBeNull();
      },
      { defs },
    );
  });

  it('can depend on whom it is about', () => {
    atOnce(
      (g) => {
        put(g, 'oath');
        expect(forbids(g, 'strike', 'friend')?.name).toBe('Oath');
        expect(forbids(g, 'strike', 'foe')).toBeNull();
      },
      { defs },
    );
  });

  it('can be forbidden by several bans of one card, each with its own line and reason', () => {
    atOnce(
      (g) => {
        const { id } = put(g, 'gaol');
        const why = (who: string) => {
          const by = forbids(g, 'leave', who);
          return by && reasonOf(g, by);
        };
        expect(why('friend')).toEqual({
          reason: ['kernel.forbidden-by', { card: 'Gaol' }],
          rule: 'T-GAOL-01',
        });
        expect(why('foe')).toEqual({ reason: ['toy.held', { by: id }], rule: 'T-GAOL-02' });
        expect(why('wolf')).toBeNull();
      },
      { defs },
    );
  });

  it('is not forbidden while the card is silent', () => {
    atOnce(
      (g) => {
        const card = create<Card & { off: boolean }>(g, 'idle', 'table', { off: true });
        expect(forbids(g, 'leave', 0)).toBeNull();
        card.off = false;
        expect(forbids(g, 'leave', 0)?.name).toBe('Idle');
      },
      { defs },
    );
  });
});

describe('a choice that says what choosing means', () => {
  const as = { id: (who: string) => who, text: (who: string) => who };
  const deed = (who: string) => ['strike', who] as const;
  const closed = [{ id: 'friend', text: 'friend', reason: 'toy.sworn', rule: 'T-OATH-02' }];

  it('closes what is forbidden by itself, with the reason and the line of the card', () => {
    const match = toyMatch(
      function* (g) {
        put(g, 'oath');
        const among = ['friend', 'foe', 'wolf'];
        g.notes.push(yield* chooseOne(g, { seat: 0, prompt: 'whom', among, as, deed }));
        g.notes.push(...(yield* chooseSome(g, { seat: 0, prompt: 'whom', among, as, deed, min: 0, max: 3 })));
        end(g);
      },
      { defs },
    );
    for (const answer of ['foe', ['wolf']]) {
      expect(match.view(0).choice).toMatchObject({ options: [{ id: 'foe' }, { id: 'wolf' }], closed });
      expect(() => match.answer(0, typeof answer === 'string' ? 'friend' : ['friend'])).toThrow('no option');
      match.answer(0, answer);
    }
    expect(match.state.notes).toEqual(['foe', 'wolf']);
  });
});
