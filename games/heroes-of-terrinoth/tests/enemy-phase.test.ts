import { type OpenPlaytest, type Playtest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import type { Terrinoth } from '../rules/state.ts';
import { closed, hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position, shy } from './position.ts';

/** Whoever activates it gains a token, so tokens tell who did. */
const tipping = { bar: [{ Tip: { 'gain tokens': 1 } }] };
const leaving = { bar: [...tipping.bar, ...shy.bar] };

/** Which enemies were activated, and by whom, in order. */
const activated = (t: Playtest<Terrinoth>) =>
  t.logged('ht.log.enemy-activates').map(({ args }) => `${args!.hero}: ${args!.enemy}`);

const facedown = { facedown: true } as const;

describe('the enemy phase', () => {
  ruleTest(
    'from the leader clockwise one hero after the other activates one enemy, until all are exhausted [HT-ENEMY-01, HT-ENEMY-02, HT-ENEMY-03, HT-ENEMY-04, HT-ENEMY-06, HT-ENEMY-07, HT-ENEMY-08, HT-ENEMY-10]',
    (open) => {
      const t = open(
        position({
          phase: 'enemy',
          leader: 'Ben',
          heroes: [
            { engaged: [foe('Ape'), foe('Asp')] },
            { engaged: [foe('Bat'), foe('Bear')] },
            { engaged: [foe('Cat')] },
          ],
          shadows: [foe('Sloth'), foe('Slug', facedown)],
        }),
      );
      expect([t.asked, offers(t)]).toEqual([1, ['Bat', 'Bear']]);
      expect(closed(t)).toEqual({
        Ape: 'HT-ENEMY-08',
        Asp: 'HT-ENEMY-08',
        Cat: 'HT-ENEMY-08',
        Sloth: 'HT-ENEMY-06',
        Slug: 'HT-ENEMY-06',
      });
      pick(t, 'Bear'); // Cid has no choice
      expect([t.asked, offers(t)]).toEqual([0, ['Ape', 'Asp']]);
      expect(closed(t)).toMatchObject({ Bat: 'HT-ENEMY-08', Bear: 'HT-ENEMY-25', Cat: 'HT-ENEMY-25' });
      pick(t, 'Asp'); // nor has Ben
      expect([t.asked, offers(t)]).toEqual([2, ['Sloth', 'Slug']]);
      expect(
        ['Ape', 'Asp', 'Bat', 'Bear', 'Cat', 'Sloth', 'Slug'].filter((name) => piece(t, name).exhausted),
      ).toEqual(['Asp', 'Bat', 'Bear', 'Cat']);
      pick(t, 'Slug');
      expect(activated(t)).toEqual([
        'Ben: Bear',
        'Cid: Cat',
        'Ann: Asp',
        'Ben: Bat',
        'Cid: Slug',
        'Ann: Ape',
        'Ben: Sloth',
      ]);
    },
  );

  ruleTest('it begins with the leader, whoever activated last [HT-ENEMY-03]', (open) => {
    const t = open(
      position({
        leader: 'Ben',
        activation: 4,
        heroes: [{}, {}],
        shadows: [foe('Bat'), foe('Owl')],
        chance: dice('blank blank'),
      }),
    );
    expect(t.asked).toBe(0);
    pick(t, 'Explore');
    expect([t.state.phase, t.asked, offers(t)]).toEqual(['enemy', 1, ['Bat', 'Owl']]);
    pick(t, 'Bat');
    expect(activated(t)).toEqual(['Ben: Bat', 'Ann: Owl']);
  });

  ruleTest('it goes on clockwise past those who have nothing to pick [HT-ENEMY-03]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        leader: 'Dot',
        heroes: [{}, { engaged: [foe('Bat')] }, { engaged: [foe('Cat', shy), foe('Crab')] }, {}],
      }),
    );
    expect([t.asked, offers(t)]).toEqual([2, ['Cat', 'Crab']]); // Dot and Ann had nothing, Ben no choice
    pick(t, 'Cat');
    expect(activated(t)).toEqual(['Ben: Bat', 'Cid: Cat', 'Cid: Crab']);
  });

  describe('nobody is asked for an order that makes no difference', () => {
    const venom = { bar: [{ Venom: { 'give condition': 'Poisoned' } }] };
    const biting = { bar: ['Advance', 'Inflict'] };
    const opened = (open: OpenPlaytest, engaged: readonly object[], more = {}, ann = {}) =>
      open(position({ phase: 'enemy', leader: 'Ann', heroes: [{ engaged, ...ann }, {}], ...more }));
    const isAsked = (t: Playtest<Terrinoth>): boolean => t.prompt === 'ht.ask.enemy';

    ruleTest('because what the enemies do only adds up [HT-ENEMY-32]', (open) => {
      const t = opened(open, [foe('Wolf', biting), foe('Bear', { attack: 3, ...biting }), foe('Asp', venom)]);
      expect([isAsked(t), t.state.phase, hero(t, 0).wounds]).toEqual([false, 'hero', 4]);
      expect(names(t, 'conditions:0')).toEqual(['Poisoned']);
    });

    ruleTest('because the enemies differ in nothing [HT-ENEMY-32]', (open) => {
      const t = opened(open, [foe('Wolf', shy), foe('Wolf', shy)]);
      expect([isAsked(t), names(t, 'shadows')]).toEqual([false, ['Wolf', 'Wolf']]);
      expect(isAsked(opened(open, [foe('Wolf', shy), foe('Wolf', { wounds: 1, ...shy })]))).toBe(true);
    });

    ruleTest('but it is asked for where it does [HT-ENEMY-32]', (open) => {
      const two = [foe('Wolf', biting), foe('Bear', biting)];
      expect(isAsked(opened(open, two))).toBe(false);
      expect(isAsked(opened(open, two, {}, { wounds: 18 }))).toBe(true); // Ann falls
      expect(isAsked(opened(open, two, { shadows: [foe('Bat')] }))).toBe(true);
      const healer = foe('Imp', { bar: [{ Balm: { recover: 1 } }] });
      expect(isAsked(opened(open, [foe('Wolf', biting), healer]))).toBe(true);
      const alert = foe('Imp', { abilities: [{ when: 'this activates', do: { suffer: 1 } }] });
      expect(isAsked(opened(open, [foe('Wolf', biting), alert]))).toBe(true);
      const mail = { name: 'Mail', abilities: [{ when: 'you would suffer', do: { prevent: 1 } }] };
      expect(isAsked(opened(open, two, {}, { items: [mail] }))).toBe(true);
    });
  });

  ruleTest('the hero who activates an enemy is the active hero [HT-ENEMY-05]', (open) => {
    const web = { bar: [{ Web: { 'exhaust cards': 1 } }] };
    const t = open(
      position({
        phase: 'enemy',
        leader: 'Ann',
        heroes: [{ engaged: [foe('Wolf', idle)] }, { engaged: [foe('Spider', web)] }, {}],
        shadows: [foe('Crab', web)],
      }),
    );
    expect([t.asked, t.state.active, offers(t).length]).toEqual([0, 0, 4]); // the Crab, for the leader
    pick(t, 'Rest');
    expect([t.asked, t.state.active, offers(t).length]).toEqual([1, 1, 4]);
  });

  ruleTest('a hero with nothing to pick lets the turn go by [HT-ENEMY-09, HT-ENEMY-08]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        heroes: [{}, { engaged: [foe('Wolf', leaving), foe('Bear', leaving), foe('Boar', leaving)] }, {}],
      }),
    );
    expect([t.asked, offers(t)]).toEqual([1, ['Wolf', 'Bear', 'Boar']]);
    pick(t, 'Boar');
    expect([t.asked, offers(t)]).toEqual([1, ['Wolf', 'Bear']]);
    pick(t, 'Wolf');
    expect([0, 1, 2].map((seat) => hero(t, seat).tokens)).toEqual([0, 3, 0]);
    expect(t.state.phase).toBe('hero');
  });

  ruleTest('own enemies that are exhausted leave only the shadows to pick from [HT-ENEMY-07]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        heroes: [{ engaged: [foe('Wolf', idle)] }, { engaged: [foe('Bear')] }],
        shadows: [foe('Bat', facedown), foe('Owl'), foe('Rat', idle)],
      }),
    );
    expect([t.asked, offers(t)]).toEqual([0, ['Bat', 'Owl']]);
    expect(closed(t)).toEqual({ Wolf: 'HT-ENEMY-25', Bear: 'HT-ENEMY-08', Rat: 'HT-ENEMY-25' });
  });

  ruleTest('an enemy that is exhausted does not activate [HT-ENEMY-25]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        heroes: [{ engaged: [foe('Wolf', { ...tipping, ...idle }), foe('Bear', tipping)] }, {}],
        shadows: [foe('Bat', { ...tipping, ...idle })],
      }),
    );
    expect(activated(t)).toEqual(['Ann: Bear']);
    expect([hero(t, 0).tokens, hero(t, 1).tokens]).toEqual([1, 0]);
  });

  ruleTest('it ends by readying every enemy in play, before peril rises [HT-ENEMY-26]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        quest: {
          'peril track': ['gray', 'green'],
          'peril effects': { green: { wound: 1, which: 'each enemy readied' } },
        },
        heroes: [{ engaged: [foe('Wolf'), foe('Bear', idle)] }, { engaged: [foe('Boar', idle)] }],
        shadows: [foe('Bat'), foe('Owl', idle)],
      }),
    );
    const all = ['Wolf', 'Bear', 'Boar', 'Bat', 'Owl'].map((name) => piece(t, name));
    expect(all.map(({ exhausted }) => exhausted)).toEqual([false, false, false, false, false]);
    expect(all.map(({ wounds }) => wounds)).toEqual([1, 1, 1, 1, 1]);
  });

  ruleTest('an enemy that spawns in it is still to activate [HT-ENEMY-27]', (open) => {
    const call = { bar: [{ Call: [{ spawn: 1 }, { 'spawn face down': 1 }] }] };
    const t = open(
      position({
        phase: 'enemy',
        heroes: [{ engaged: [foe('Piper', call)] }, {}],
        'enemy deck': [foe('Rat', tipping), foe('Bat', tipping)],
      }),
    );
    expect(activated(t)).toEqual(['Ann: Piper', 'Ben: Bat', 'Ann: Rat']);
    expect([hero(t, 0).tokens, hero(t, 1).tokens]).toEqual([1, 1]);
  });

  ruleTest(
    'who falls picks no more; the survivors activate the enemies that this sent to the shadows [HT-ENEMY-29]',
    (open) => {
      const t = open(
        position({
          phase: 'enemy',
          heroes: [
            {
              wounds: 13,
              engaged: [foe('Wolf', { bar: ['Inflict'] }), foe('Bear', tipping), foe('Boar', tipping)],
            },
            {},
            {},
          ],
        }),
      );
      pick(t, 'Wolf');
      expect([hero(t, 0).down, names(t, 'shadows')]).toEqual([true, ['Wolf', 'Bear', 'Boar']]);
      expect([t.asked, offers(t)]).toEqual([1, ['Bear', 'Boar']]);
      expect(closed(t)).toEqual({ Wolf: 'HT-ENEMY-25' });
      pick(t, 'Bear');
      expect(activated(t)).toEqual(['Ann: Wolf', 'Ben: Bear', 'Cid: Boar']);
      expect([hero(t, 1).tokens, hero(t, 2).tokens]).toEqual([1, 1]);
    },
  );

  ruleTest('one survivor activates all that is in the shadows, one after the other [HT-ENEMY-30]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        leader: 'Ben',
        heroes: [{ defeated: true }, {}, { defeated: true }],
        shadows: [foe('Bat', tipping), foe('Owl', { ...tipping, ...facedown }), foe('Rat', tipping)],
      }),
    );
    expect([t.asked, offers(t)]).toEqual([1, ['Bat', 'Owl', 'Rat']]);
    pick(t, 'Owl');
    expect([t.asked, offers(t)]).toEqual([1, ['Bat', 'Rat']]);
    pick(t, 'Bat');
    expect(activated(t)).toEqual(['Ben: Owl', 'Ben: Bat', 'Ben: Rat']);
    expect(hero(t, 1).tokens).toBe(3);
  });
});
