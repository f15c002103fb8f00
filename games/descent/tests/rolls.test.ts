import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { FACES } from '../rules/dice/faces.ts';
import {
  ANY_DIE,
  ATTACK_DIE,
  addTo,
  openDice,
  replaceResult,
  reroll,
  turnDie,
} from '../rules/dice/modify.ts';
import { resultOf } from '../rules/dice/roll.ts';
import type { Roll } from '../rules/rolls.ts';
import type { Descent } from '../rules/state.ts';
import { ATTACK_COLOURS, type Colour, DEFENCE_COLOURS } from '../rules/state.ts';
import { dice, hero, monster, position, type Words } from './position.ts';
import { figure, has, kinds, pick } from './table.ts';

const ROOM = `
/   a   b   c   d
  +---+---+---+---+
1 | H   A   .   M |
  +   +   +   +   +
2 | .   .   .   . |
  +---+---+---+---+`;

/** H tests might 1 and becomes poisoned by failing; more skills change the roll. */
const trial = (
  skills: readonly Words[],
  shown: { readonly [colour: string]: string },
  others: readonly Words[] = [],
) => ({
  map: ROOM,
  figures: {
    H: hero({
      attributes: { might: 1 },
      skills: [{ name: 'Trial', does: 'test might else become poisoned' }, ...skills],
    }),
    A: hero({ skills: others }),
    M: monster(),
  },
  turn: { of: 'H' },
  chance: dice(shown),
});
const rolled = (name: string, does: string, more: Words = {}) => ({
  name,
  when: 'rolled',
  may: true,
  does,
  ...more,
});

describe('dice', () => {
  it('the attack die is blue and alone has an X [D2-DICE-01, D2-DICE-07]', () => {
    const withX = (Object.keys(FACES) as Colour[]).filter((colour) => FACES[colour].some(({ miss }) => miss));
    expect([withX, ATTACK_DIE]).toEqual([['blue'], ['blue']]);
  });

  it('power dice are red, yellow and green; defense dice gray, black and brown [D2-DICE-02, D2-DICE-03]', () => {
    expect(ATTACK_COLOURS.filter((colour) => colour !== 'blue').sort()).toEqual(['green', 'red', 'yellow']);
    expect([...DEFENCE_COLOURS].sort()).toEqual(['black', 'brown', 'gray']);
    for (const colour of ATTACK_COLOURS) expect(FACES[colour].every(({ shield }) => shield === 0)).toBe(true);
    for (const colour of DEFENCE_COLOURS)
      expect(FACES[colour].every(({ damage, range, surge }) => damage + range + surge === 0)).toBe(true);
  });

  const pool: Roll = {
    kind: 'attack',
    figure: 1,
    dice: [
      { colour: 'blue', face: 1 },
      { colour: 'red', face: 4 },
    ],
    changes: [],
    replaced: null,
  };

  it('in a reroll the attack die is the blue one, attack dice are all of the pool [D2-DICE-08, D2-MOD-10, D2-MOD-11]', () => {
    expect([openDice(pool, ATTACK_DIE), openDice(pool, ANY_DIE)]).toEqual([[0], [0, 1]]);
  });

  it('all dice of a roll count together [D2-DICE-04]', () => {
    expect(resultOf(pool)).toEqual({ range: 2, damage: 5, surge: 1, shield: 0 });
  });
});

describe('changing a roll', () => {
  ruleTest('a reroll stands, whatever it shows [D2-MOD-01, D2-MOD-03]', (open) => {
    const t = open(position(trial([rolled('Luck', 'reroll 1 die')], { gray: '0 1', black: '2' })));
    pick(t, 'use');
    pick(t, 'use');
    t.choose('reroll:0');
    expect([has(t, 'H', 'poisoned'), t.state.tests]).toEqual([true, []]);
  });

  ruleTest('a die is turned to the face that its user picks [D2-MOD-12]', (open) => {
    const t = open(position(trial([rolled('Fate', 'turn 1 die')], { gray: '0', black: '3' })));
    pick(t, 'use');
    pick(t, 'use');
    t.choose('reroll:1');
    expect(t.offered).toEqual(['face:0', 'face:2', 'face:3', 'face:4']);
    t.choose('face:0');
    expect(has(t, 'H', 'poisoned')).toBe(false);
  });

  ruleTest('shields are added and taken away [D2-MOD-02]', (open) => {
    const fails = (does: string, shown: { gray: string; black: string }) => {
      const t = open(position(trial([rolled('Trick', does)], shown)));
      pick(t, 'use');
      pick(t, 'use');
      return has(t, 'H', 'poisoned');
    };
    expect([
      fails('-1 shield', { gray: '2', black: '0' }),
      fails('+1 shield', { gray: '1', black: '0' }),
    ]).toEqual([false, true]);
  });

  ruleTest('an addition outlasts rerolls [D2-MOD-14]', (open) => {
    const t = open(
      position(
        trial(
          [rolled('Trick', '-1 shield', { once: 'turn' }), rolled('Luck', 'reroll 1 die', { once: 'turn' })],
          { gray: '3 2', black: '0' },
        ),
      ),
    );
    pick(t, 'use');
    pick(t, 'use');
    pick(t, 'use');
    t.choose('reroll:0');
    expect(has(t, 'H', 'poisoned')).toBe(false);
  });

  ruleTest(
    'each use is resolved before the next is asked for, and nobody orders them [D2-MOD-05, D2-MOD-06]',
    (open) => {
      const spoil = rolled('Spoil', 'turn 1 die', { of: 'others' });
      const t = open(position(trial([rolled('Luck', 'reroll 1 die')], { gray: '3 1', black: '0' }, [spoil])));
      pick(t, 'use');
      expect(t.asked).toBe(1);
      pick(t, 'use');
      t.choose('reroll:0');
      expect([t.asked, kinds(t)]).toEqual([2, ['use', 'pass']]);
      pick(t, 'use');
      t.choose('reroll:0');
      t.choose('face:3');
      expect(has(t, 'H', 'poisoned')).toBe(true);
    },
  );

  ruleTest('rerolls start no new test, and one test it stays [D2-MOD-08, D2-MOD-09]', (open) => {
    const count = { name: 'Count', when: 'test failed', does: 'suffer 1 damage' };
    const t = open(
      position(
        trial([rolled('Luck', 'reroll 1 die'), rolled('Fate', 'reroll 1 die'), count], {
          gray: '3 3 3',
          black: '0',
        }),
      ),
    );
    pick(t, 'use');
    pick(t, 'use');
    t.choose('reroll:0');
    pick(t, 'use');
    t.choose('reroll:0');
    expect(figure(t, 'H').damage).toBe(1);
  });

  ruleTest(
    'a replacement discards what the dice show, and no reroll is offered then [D2-MOD-19, D2-MOD-22]',
    (open) => {
      const t = open(
        position(
          trial([rolled('Will', 'result 1 shield', { once: 'turn' }), rolled('Luck', 'reroll 1 die')], {
            gray: '3',
            black: '4',
          }),
        ),
      );
      pick(t, 'use');
      expect(kinds(t)).toEqual(['use', 'use', 'pass']);
      pick(t, 'use');
      expect([has(t, 'H', 'poisoned'), kinds(t)[0]]).toEqual([false, 'action']);
    },
  );

  ruleTest(
    'additions count on top of a replacement, played before it or after it [D2-MOD-21, D2-MOD-23]',
    (open) => {
      const skills = [rolled('Will', 'result 1 shield'), rolled('Weight', '+1 shield')];
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const t = open(position(trial(skills, { gray: '0', black: '0' })));
        pick(t, 'use');
        const uses = t.offered.filter((id) => id.startsWith('use'));
        t.choose(uses[order[0]!]!);
        t.choose(uses[order[1]!]!);
        expect(has(t, 'H', 'poisoned')).toBe(true);
      }
    },
  );

  it('additions and subtractions come one after another, none below zero [D2-MOD-15, D2-MOD-18]', () => {
    const roll: Roll = {
      kind: 'defence',
      figure: 1,
      dice: [{ colour: 'gray', face: 1 }],
      changes: [],
      replaced: null,
    };
    addTo(roll, { shield: -2 });
    expect(resultOf(roll).shield).toBe(0);
    addTo(roll, { shield: 2 });
    expect(resultOf(roll).shield).toBe(2);
    replaceResult(roll, { shield: 3 });
    expect(resultOf(roll).shield).toBe(3);
  });

  it('a reroll without a die that it could be used on changes nothing', () => {
    const roll: Roll = { kind: 'defence', figure: 1, dice: [], changes: [], replaced: null };
    for (const change of [reroll, turnDie]) expect([...change({} as Descent, 0, roll)]).toEqual([]);
    expect(roll.dice).toEqual([]);
  });
});
