import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const card = (words: Record<string, unknown>) => ({ cards: [{ action: 'explore', dice: 1, ...words }] });

describe('heroes', () => {
  ruleTest('fall with wounds equal to their health or more [HT-DEFEAT-01]', (open) => {
    const fallen = [1, 2, 3].map((n) => {
      const t = open(
        position({ heroes: [{ wounds: 18, ...card({ after: { suffer: n } }) }, {}], chance: dice('blank') }),
      );
      pick(t, 'Explore');
      return hero(t, 0).down;
    });
    expect(fallen).toEqual([false, true, true]);
  });

  ruleTest(
    'fall at once outside an action: above it nothing more of the card happens [HT-DEFEAT-02]',
    (open) => {
      const t = open(position({ heroes: [{ wounds: 19, ...card({ before: { suffer: 1 } }) }, {}] }));
      pick(t, 'Explore'); // no die is rolled
      expect([hero(t, 0).down, t.asked]).toEqual([true, 1]);
    },
  );

  ruleTest('who fall in step 4 leave the lines below the action unresolved [HT-DEFEAT-16]', (open) => {
    const after = [{ 'gain tokens': 1, who: 'each hero' }, { 'add progress': 2 }];
    const engaged = [foe('Wolf', { attack: 1 })];
    const results = [19, 18].map((wounds) => {
      const t = open(
        position({
          heroes: [{ wounds, engaged, ...card({ after }) }, {}],
          chance: dice('success', 'counterattack'),
        }),
      );
      pick(t, 'Explore');
      return [hero(t, 0).down, hero(t, 1).tokens, piece(t, 'Crossroads').progress];
    });
    expect(results).toEqual([
      [true, 0, 1],
      [false, 1, 3],
    ]);
  });

  ruleTest(
    'first lose wounds, exploration cards, tokens and conditions [HT-DEFEAT-05, HT-DEFEAT-12, HT-DEFEAT-07]',
    (open) => {
      const t = open(
        position({
          heroes: [
            {
              wounds: 19,
              tokens: 3,
              items: [
                { name: 'Rope', abilities: [] },
                { name: 'Lamp', abilities: [] },
              ],
              conditions: ['poisoned', 'weakened'],
              cards: [{ action: 'explore', dice: 2, after: { suffer: 1 } }],
            },
            { tokens: 1, conditions: ['focused'], items: [{ name: 'Map', abilities: [] }] },
          ],
          chance: dice('success'), // one die fewer for the weakened
        }),
      );
      pick(t, 'Explore', 'roll');
      expect(hero(t, 0)).toMatchObject({ wounds: 0, tokens: 0, down: true });
      expect([names(t, 'items:0'), names(t, 'conditions:0')]).toEqual([[], []]);
      expect(names(t, 'exploration-discard').sort()).toEqual(['Lamp', 'Rope']);
      // Others keep what is theirs.
      expect([names(t, 'items:1'), names(t, 'conditions:1'), hero(t, 1).tokens]).toEqual([
        ['Map'],
        ['Focused'],
        1,
      ]);
      expect(
        Object.values(t.state.zones)
          .flat()
          .filter(({ def }) => /poison|weak/.test(def)),
      ).toEqual([]);
    },
  );

  ruleTest(
    'send their enemies to the shadows, face up and as they were, readied or exhausted [HT-DEFEAT-06, HT-DEFEAT-08, HT-DEFEAT-09]',
    (open) => {
      const t = open(
        position({
          heroes: [
            {
              wounds: 19,
              engaged: [foe('Wolf', { wounds: 2, ...idle }), foe('Bear')],
              ...card({ after: { suffer: 1 } }),
            },
            { engaged: [foe('Rat')] },
          ],
          shadows: [foe('Bat', { facedown: true })],
          chance: dice('blank', 'blank'),
        }),
      );
      pick(t, 'Explore');
      expect([names(t, 'engaged:0'), names(t, 'engaged:1')]).toEqual([[], ['Rat']]);
      expect(names(t, 'shadows')).toEqual(['Bat', 'Wolf', 'Bear']);
      expect(piece(t, 'Wolf')).toMatchObject({ exhausted: true, down: false, wounds: 2 });
      expect(piece(t, 'Bear')).toMatchObject({ exhausted: false, down: false });
      expect(piece(t, 'Bat').down).toBe(true);
    },
  );

  ruleTest('who are defeated cannot be engaged [HT-DEFEAT-09]', (open) => {
    const t = open(
      position({
        heroes: [{ ...card({ after: { spawn: 4 } }) }, { defeated: true }, {}, { defeated: true }],
        'enemy deck': ['Wolf', 'Bear', 'Boar', 'Rat'].map((name) => foe(name)),
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect([0, 1, 2, 3].map((seat) => names(t, `engaged:${seat}`))).toEqual([
      ['Wolf', 'Boar'],
      [],
      ['Bear', 'Rat'],
      [],
    ]);
  });

  ruleTest('who are defeated recover nothing [HT-DEFEAT-10]', (open) => {
    const t = open(
      position({
        heroes: [
          { wounds: 3, ...card({ after: { recover: 1, who: 'a hero' } }) },
          { defeated: true },
          { wounds: 2 },
        ],
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect(offers(t)).toEqual(['Ann', 'Cid']);
    pick(t, 'Cid');
    expect([0, 1, 2].map((seat) => hero(t, seat).wounds)).toEqual([3, 0, 1]);
    // Nor are they offered when nobody has anything to recover.
    const unhurt = open(
      position({
        heroes: [
          card({
            after: [
              { recover: 1, who: 'a hero' },
              { 'gain tokens': 1, who: 'that hero' },
            ],
          }),
          { defeated: true },
          {},
        ],
        chance: dice('blank'),
      }),
    );
    pick(unhurt, 'Explore');
    expect([unhurt.prompt, offers(unhurt)]).toEqual(['ask.which-hero', ['Ann', 'Cid']]);
  });

  ruleTest('are out of the game: no turn, no choice, no effect for each hero [HT-DEFEAT-04]', (open) => {
    const t = open(
      position({
        heroes: [{ ...card({ after: { 'gain tokens': 1, who: 'each hero' } }) }, { wounds: 9 }, {}, {}],
        location: {
          name: 'Bog',
          exploration: 9,
          abilities: [{ when: 'activation ends', do: { suffer: 1 } }],
        },
        chance: dice('blank '.repeat(20)),
      }),
    );
    pick(t, 'Explore'); // Ann
    expect(hero(t, 1).tokens).toBe(1);
    pick(t, 'Explore', 'roll'); // Ben, whom the bog takes
    expect(hero(t, 1)).toMatchObject({ down: true, tokens: 0 });
    const asked = new Set<number>();
    while (t.state.round < 3) {
      asked.add(t.asked);
      pick(t, offers(t).includes('roll') ? 'roll' : offers(t).at(-2)!);
    }
    expect([...asked].sort()).toEqual([0, 2, 3]);
    const turns = t.logged('ht.log.activates').map(({ args }) => args!.hero);
    expect(turns.slice(0, 8)).toEqual(['Ann', 'Ben', 'Cid', 'Dot', 'Ann', 'Cid', 'Dot', 'Ann']);
    expect(hero(t, 1)).toMatchObject({ down: true, tokens: 0, wounds: 0 });
  });

  ruleTest(
    'are nobody to hurt, to aid, to pick an enemy, to activate again or to lead [HT-DEFEAT-04]',
    (open) => {
      const tip = { bar: [{ Tip: { 'gain tokens': 1 } }] };
      const after = [
        { 'gain tokens': 1, who: 'each hero' },
        { suffer: 1, who: 'a hero' },
      ];
      const t = open(
        position({
          heroes: [card({ after }), { defeated: true }, {}],
          shadows: [foe('Bat', tip), foe('Owl', tip)],
          location: { name: 'Ford', exploration: 0 },
          'location deck': [{ name: 'Bog', exploration: 5 }],
          chance: dice('blank success blank blank blank'),
        }),
      );
      pick(t, 'Explore');
      expect([t.prompt, offers(t)]).toEqual(['ask.which-hero', ['Ann', 'Cid']]);
      pick(t, 'Cid');
      expect([0, 1, 2].map((seat) => hero(t, seat).tokens)).toEqual([1, 0, 1]);
      expect([t.asked, t.prompt]).toEqual([2, 'ht.ask.activate']);
      pick(t, 'Aid', 'roll'); // nobody but Ann can be aided
      expect(hero(t, 0).tokens).toBe(2);
      expect([t.prompt, offers(t)]).toEqual(['ht.ask.second-activation', ['Ann', 'Cid']]);
      pick(t, 'Cid', 'Rest', 'roll');
      expect([t.prompt, t.asked]).toEqual(['ht.ask.enemy', 0]);
      pick(t, 'Bat'); // and Cid has no choice
      const activated = t.logged('ht.log.enemy-activates').map(({ args }) => args!.hero);
      expect(activated).toEqual(['Ann', 'Cid']);
      pick(t, 'travel');
      expect([t.prompt, offers(t)]).toEqual(['ht.ask.pass-token', ['Ann', 'Cid']]);
      expect(hero(t, 1)).toMatchObject({ down: true, wounds: 0, tokens: 0 });
    },
  );
});
