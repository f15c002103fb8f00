import { chooseOne, close, lastingOf, open } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import {
  asCard,
  asLasting,
  bans,
  changes,
  deedOf,
  explainValue,
  isAllowed,
  lastingDef,
  lasts,
  lastsAlready,
  nameOf,
  pieces,
  valueFor,
  whyForbidden,
} from '../src/index.ts';
import { card, lay, type Tale, tell } from './tale.ts';

const boots = card(
  'Boots',
  changes<Tale>('tale.boots', { speed: (_, __, n, who) => (who === 0 ? n + 2 : n) }),
);
const mud = card(
  'Mud',
  changes<Tale>('tale.mud', { speed: { layer: 'limit', change: (_, __, n) => Math.min(n, 3) } }),
  changes<Tale>('tale.mire', { speed: (_, __, n) => n - 1 }),
);
const blade = card('Blade', changes<Tale>('tale.blade', { dice: (_, __, dice) => [...dice, 'red'] }));
const gate = card(
  'Gate',
  bans<Tale>('tale.gate', { leave: { when: (_, __, who) => who === 0, rule: 'T-1' } }),
  bans<Tale>('tale.guard', {
    leave: { when: (_, __, who) => who === 1, rule: 'T-2', reason: 'tale.guarded' },
  }),
);
const cards = [boots, mud, blade, gate];

describe('values', () => {
  it('are what is printed with all changes in play, each in its layer, also those of one card', () => {
    tell(
      (g) => {
        lay(g, 'mud');
        expect(valueFor(g, 'speed', 3, 0)).toBe(2);
        lay(g, 'boots');
        expect([valueFor(g, 'speed', 3, 0), valueFor(g, 'speed', 1, 1)]).toEqual([3, 0]);
        expect(explainValue(g, 'speed', 1, 0).parts.map(({ name, change }) => [name, change])).toEqual([
          ['Mud', -1],
          ['Boots', 2],
        ]);
      },
      { cards },
    );
  });

  it('can be collections', () => {
    tell(
      (g) => {
        lay(g, 'blade');
        expect(valueFor(g, 'dice', ['blue'], 0)).toEqual(['blue', 'red']);
      },
      { cards },
    );
  });
});

describe('deeds', () => {
  it('are forbidden with the line and the reason of the very ban that does it', () => {
    tell(
      (g) => {
        expect([isAllowed(g, 'leave', 0), whyForbidden(g, 'leave', 0)]).toEqual([true, null]);
        lay(g, 'gate');
        expect([isAllowed(g, 'leave', 0), isAllowed(g, 'leave', 1), isAllowed(g, 'leave', 2)]).toEqual([
          false,
          false,
          true,
        ]);
        expect(whyForbidden(g, 'leave', 0)).toEqual({
          reason: ['kernel.forbidden-by', { card: 'Gate' }],
          rule: 'T-1',
        });
        expect(whyForbidden(g, 'leave', 1)).toEqual({ reason: 'tale.guarded', rule: 'T-2' });
      },
      { cards },
    );
  });

  it('close options by themselves', () => {
    const match = tell(
      function* (g) {
        lay(g, 'gate');
        const as = {
          id: (who: number) => `who:${who}`,
          text: (who: number) => ['tale.who', { who }] as const,
        };
        const deed = (who: number) => deedOf(g, 'leave', who);
        yield* chooseOne(g, { seat: 0, prompt: 'tale.ask', among: [0, 1, 2, 3], as, deed });
      },
      { cards },
    );
    const { choice } = match.view(0);
    expect(choice!.options!.map(({ id }) => id)).toEqual(['who:2', 'who:3']);
    expect(choice!.closed!.map(({ id, rule }) => [id, rule])).toEqual([
      ['who:0', 'T-1'],
      ['who:1', 'T-2'],
    ]);
  });
});

describe('effects that last', () => {
  const slowed = lastingDef({ name: 'Slowed' }, [
    changes<Tale>('tale.slowed', { speed: (_, me, n, who) => (who === asLasting(me).n ? n - 1 : n) }),
  ]);
  const slow = lasts<Tale, { seat: number }>('tale.slow', slowed, (g, { seat }) =>
    g.turn < 0 ? null : { until: 'turn', n: seat },
  );

  it('are things in play until their period ends, and are begun once for the same', () => {
    tell(
      function* (g) {
        open(g, 'turn');
        const { id } = lay(g, 'boots', 1);
        const c = { seat: 1, card: pieces(g, 'table:1')[0]! };
        yield* slow.run(g, c);
        yield* slow.run(g, c);
        expect(lastingOf(g).map(({ def, n, by }) => [def, n, by])).toEqual([['slowed', 1, id]]);
        expect([slow.can!(g, c), slow.can!(g, { seat: 0 })]).toEqual([false, true]);
        expect([lastsAlready(g, slowed, { n: 1 }), lastsAlready(g, slowed, { n: 0 })]).toEqual([true, false]);
        expect([valueFor(g, 'speed', 3, 1), valueFor(g, 'speed', 3, 2)]).toEqual([2, 3]);
        expect([nameOf(g, lastingOf(g)[0]!), asCard(g).text(lastingOf(g)[0]!)]).toEqual([
          'Slowed',
          ['adventure.card', { card: 'Slowed' }],
        ]);
        close(g, 'turn');
        expect([lastingOf(g), valueFor(g, 'speed', 3, 1)]).toEqual([[], 3]);
      },
      { cards, lasting: [slowed] },
    );
  });

  it('have no place where their terms say so', () => {
    tell(
      function* (g) {
        g.turn = -1;
        expect(slow.can!(g, { seat: 0 })).toBe(false);
        yield* slow.run(g, { seat: 0 });
        expect(lastingOf(g)).toEqual([]);
      },
      { lasting: [slowed] },
    );
  });
});
