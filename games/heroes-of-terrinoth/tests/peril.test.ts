import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { hero, names, offers, pick } from './look.ts';
import { dice, foe, position } from './position.ts';

const track = (...spaces: string[]) => ({ 'peril track': spaces });
const effects = (words: Record<string, unknown>) => ({ 'peril effects': words });
const tokens = (t: Parameters<typeof hero>[0], seats = 2) =>
  Array.from({ length: seats }, (_, seat) => hero(t, seat).tokens);

describe('peril', () => {
  ruleTest(
    'goes one space to the right, and the effects in the colour of the new space resolve [HT-PERIL-01, HT-PERIL-02]',
    (open) => {
      const quest = {
        ...track('green', 'yellow', 'red', 'yellow'),
        ...effects({ green: { suffer: 5 }, yellow: { 'gain tokens': 1 }, red: { suffer: 2 } }),
      };
      const results = [1, 2, 3].map((space) => {
        const t = open(position({ phase: 'peril', peril: space, quest, heroes: [{}, {}] }));
        return [t.state.peril, hero(t, 0).tokens, hero(t, 0).wounds];
      });
      expect(results).toEqual([
        [1, 1, 0],
        [2, 0, 2],
        [3, 1, 0],
      ]);
    },
  );

  ruleTest(
    'several effects of one colour all resolve, in the order that the leader gives [HT-PERIL-02]',
    (open) => {
      const quest = {
        ...track('gray', 'green'),
        ...effects({ green: [{ 'discard tokens': 'all' }, { 'gain tokens': 2 }] }),
      };
      const results = [
        ['peril:0', 'peril:1'],
        ['peril:1', 'peril:0'],
      ].map((order) => {
        const t = open(position({ phase: 'peril', leader: 'Ben', quest, heroes: [{}, { tokens: 1 }] }));
        expect([t.asked, offers(t)]).toEqual([1, ['peril:0', 'peril:1']]);
        pick(t, order);
        return tokens(t);
      });
      expect(results).toEqual([
        [0, 2],
        [0, 0],
      ]);
    },
  );

  ruleTest('a gray space resolves no effect [HT-PERIL-03]', (open) => {
    const t = open(
      position({
        phase: 'peril',
        quest: { ...track('red', 'gray', 'red'), ...effects({ red: { suffer: 1 }, gray: { suffer: 1 } }) },
        heroes: [{}, {}],
      }),
    );
    expect([t.state.peril, hero(t, 0).wounds]).toEqual([1, 0]);
  });

  it('no quest prints an effect for gray spaces [HT-PERIL-03]', () => {
    for (const { id, peril } of content.quests) {
      expect(peril.spaces, id).toContain('gray');
      expect(
        peril.effects.map(({ colour }) => colour),
        id,
      ).not.toContain('gray');
    }
  });

  ruleTest(
    'on the last space it stays, and each further increase resolves that space again [HT-PERIL-04]',
    (open) => {
      const card = { cards: [{ action: 'explore', dice: 1, after: { 'raise peril': 2 } }] };
      const t = open(
        position({
          peril: 2,
          quest: {
            ...track('gray', 'gray', 'red'),
            ...effects({ red: { 'gain tokens': 1, who: 'each hero' } }),
          },
          heroes: [card, {}, {}, {}],
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore'); // to the last space, and once more
      expect([t.state.peril, tokens(t)]).toEqual([2, [2, 2]]);
      const u = open(
        position({
          phase: 'peril',
          peril: 3,
          quest: { ...track('gray', 'gray', 'red'), ...effects({ red: { 'gain tokens': 1 } }) },
          heroes: [{}, {}],
        }),
      );
      expect([u.state.peril, tokens(u)]).toEqual([2, [1, 0]]);
    },
  );

  ruleTest(
    'an effect that raises it outside its phase resolves the new space in the same way [HT-PERIL-05]',
    (open) => {
      const t = open(
        position({
          leader: 'Ann',
          turn: 'Ben',
          quest: {
            ...track('gray', 'green', 'gray', 'red'),
            ...effects({ green: { 'gain tokens': 1 }, red: { spawn: 1 } }),
          },
          heroes: [{}, { cards: [{ action: 'explore', dice: 1, after: { 'raise peril': 3 } }] }, {}],
          'enemy deck': [foe('Wolf'), foe('Bear')],
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore');
      expect([t.state.peril, tokens(t, 3)]).toEqual([3, [0, 1, 0]]); // Ben is the active hero
      expect([0, 1, 2].map((seat) => names(t, `engaged:${seat}`))).toEqual([[], ['Wolf'], []]);
      expect(t.logged('ht.log.peril').map(({ args }) => args!.space)).toEqual([2, 3, 4]);
    },
  );
});
