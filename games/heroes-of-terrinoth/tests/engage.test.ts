import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { enemiesInPlay, inShadows } from '../rules/enemies.ts';
import { game } from '../rules/index.ts';
import { hero, keys, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const facedown = { facedown: true } as const;
const three = [foe('Ape', idle), foe('Bear', idle), foe('Boar', idle)];
const card = (after: unknown) => ({ cards: [{ action: 'explore', dice: 1, after }] });
const challenge = card({ engage: 1 });

describe('an enemy in play', () => {
  it('is engaged with exactly one hero or in the shadows, and face down only there [HT-ENGAGE-01, HT-ENGAGE-02]', () => {
    for (const seats of [2, 4]) {
      const random = createRandom(seats);
      const match = createMatch({
        game,
        seats: ['Ann', 'Ben', 'Cid', 'Dot'].slice(0, seats),
        seed: seats,
        options: { quest: 'the-goblin-problem' },
      });
      let lurked = 0;
      while (match.choice) {
        match.answer(match.choice.seat, randomAnswer(match.choice, random));
        const enemies = enemiesInPlay(match.state);
        expect(new Set(enemies.map(({ id }) => id)).size).toBe(enemies.length);
        expect(enemies.filter(({ down, zone }) => down && zone !== 'shadows')).toEqual([]);
        if (match.state.phase !== 'setup') lurked += inShadows(match.state).filter(({ down }) => down).length;
      }
      expect(lurked).toBeGreaterThan(0);
    }
  });

  ruleTest('turns face up when it engages a hero [HT-ENGAGE-03, HT-ENGAGE-02]', (open) => {
    const t = open(
      position({ heroes: [challenge, {}], shadows: [foe('Bat', facedown)], chance: dice('blank') }),
    );
    pick(t, 'Explore');
    expect(piece(t, 'Bat')).toMatchObject({ zone: 'engaged:0', down: false });
  });

  ruleTest(
    'may be taken from the shadows or from another hero, and not if it is engaged already [HT-ENGAGE-04, HT-ENGAGE-05]',
    (open) => {
      const t = open(
        position({
          heroes: [
            { ...challenge, engaged: [foe('Wolf', idle)] },
            { engaged: [foe('Bear')] },
            { engaged: [foe('Boar', idle)] },
          ],
          shadows: [foe('Owl'), foe('Bat', facedown), foe('Rat', idle)],
          lair: [foe('Warlord', { rank: 'nemesis' })],
          chance: dice('blank'),
        }),
      );
      pick(t, 'Explore');
      expect([t.asked, offers(t)]).toEqual([0, ['Bear', 'Boar', 'Owl', 'Bat', 'Rat']]);
    },
  );

  ruleTest('leaves the hero it was engaged with for the new one [HT-ENGAGE-06, HT-ENGAGE-01]', (open) => {
    const t = open(
      position({
        heroes: [challenge, { engaged: [foe('Wolf'), foe('Bear')] }],
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore', 'Wolf');
    expect([names(t, 'engaged:0'), names(t, 'engaged:1'), names(t, 'shadows')]).toEqual([
      ['Wolf'],
      ['Bear'],
      [],
    ]);
  });

  ruleTest('keeps its wounds and stays readied or exhausted when it changes place [HT-ENGAGE-12]', (open) => {
    const states = [
      { wounds: 2, exhausted: true },
      { wounds: 1, exhausted: false },
    ].flatMap((state) =>
      [{ engage: 1 }, { 'send to shadows': 1 }].map((after) => {
        const t = open(
          position({ heroes: [card(after), { engaged: [foe('Wolf', state)] }], chance: dice('blank') }),
        );
        pick(t, 'Explore');
        const { wounds, exhausted, zone } = piece(t, 'Wolf');
        return [zone, wounds, exhausted];
      }),
    );
    expect(states).toEqual([
      ['engaged:0', 2, true],
      ['shadows', 2, true],
      ['engaged:0', 1, false],
      ['shadows', 1, false],
    ]);
  });
});

describe('a fourth enemy', () => {
  ruleTest('a hero has room for three [HT-ENGAGE-07]', (open) => {
    const t = open(
      position({
        heroes: [{ ...card({ engage: 1 }), engaged: three.slice(0, 2) }, {}],
        shadows: [foe('Wolf', { attack: 3 })],
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect([hero(t, 0).wounds, names(t, 'engaged:0')]).toEqual([0, ['Ape', 'Bear', 'Wolf']]);
  });

  const causes = {
    'a keyword': {
      phase: 'enemy',
      heroes: [{ engaged: three }, {}],
      shadows: [foe('Wolf', { attack: 3, bar: ['Advance'] })],
    },
    'a card': {
      heroes: [
        { ...card({ 'enemy engages': 1, which: 'each enemy in the shadows', who: 'you' }), engaged: three },
        {},
      ],
      shadows: [foe('Wolf', { attack: 3 })],
    },
    'a spawn': {
      heroes: [{ ...card({ spawn: 1 }), engaged: three }, {}],
      'enemy deck': [foe('Wolf', { attack: 3 })],
    },
    'the choice of the hero': {
      heroes: [{ ...challenge, engaged: three }, {}],
      shadows: [foe('Wolf', { attack: 3 })],
    },
    'a nemesis that comes': {
      heroes: [{ ...card('spawn nemesis'), engaged: three }, {}],
      lair: [foe('Wolf', { attack: 3, rank: 'nemesis' })],
    },
  };
  for (const [cause, words] of Object.entries(causes)) {
    ruleTest(
      `wounds by its attack value and goes face up to the shadows: ${cause} [HT-ENGAGE-07, HT-ENGAGE-08, HT-ENGAGE-09]`,
      (open) => {
        const t = open(position({ ...words, chance: dice('blank') }));
        if (t.state.phase === 'hero' && t.state.round === 1) pick(t, 'Explore');
        expect(hero(t, 0).wounds).toBe(3);
        expect(names(t, 'engaged:0')).toEqual(['Ape', 'Bear', 'Boar']);
        expect(piece(t, 'Wolf')).toMatchObject({ zone: 'shadows', down: false });
      },
    );
  }

  ruleTest('that is pulled off another hero leaves that hero [HT-ENGAGE-10]', (open) => {
    const t = open(
      position({
        heroes: [
          { ...challenge, engaged: three },
          { engaged: [foe('Wolf', { attack: 2, ...idle, wounds: 1 })] },
        ],
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([2, 0]);
    expect([names(t, 'engaged:1'), names(t, 'shadows')]).toEqual([[], ['Wolf']]);
    expect(piece(t, 'Wolf')).toMatchObject({ exhausted: true, wounds: 1 });
  });

  ruleTest('wounds in full, whatever defense the action has [HT-ENGAGE-11]', (open) => {
    const pounce = { threat: { 'enemy engages': 1, which: 'each enemy in the shadows', who: 'you' } };
    const t = open(
      position({
        heroes: [{ engaged: [foe('Piper', pounce), foe('Bear', idle), foe('Boar', idle)] }, {}],
        shadows: [foe('Wolf', { attack: 2 })],
        chance: dice('defense defense', 'threat'),
      }),
    );
    pick(t, 'Explore');
    expect([hero(t, 0).wounds, names(t, 'shadows')]).toEqual([2, ['Wolf']]);
  });

  ruleTest('that lies face down is turned up first, so that its attack is known [HT-ENGAGE-13]', (open) => {
    const t = open(
      position({
        heroes: [{ ...challenge, engaged: three }, {}],
        shadows: [foe('Wolf', { attack: 1, abilities: [{ attack: 2 }], ...facedown })],
        chance: dice('blank'),
      }),
    );
    pick(t, 'Explore');
    expect(hero(t, 0).wounds).toBe(3); // its own text is in force only face up
    expect(keys(t, 'successes').slice(0, 3)).toEqual(['turned-up', 'fourth', 'suffers']);
    expect(piece(t, 'Wolf')).toMatchObject({ zone: 'shadows', down: false });
  });
});
