import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, position, type Words } from './position.ts';
import { figure, has, kinds, pick } from './table.ts';

const ROOM = `
/   a   b   c   d
  +---+---+---+---+
1 | H   A   B   M |
  +   +   +   +   +
2 | .   .   .   . |
  +---+---+---+---+`;

const pain = { name: 'Pain', does: 'suffer 2 damage' };
const game = (h: readonly Words[], a: readonly Words[] = [], b: readonly Words[] = [], more: Words = {}) => ({
  map: ROOM,
  figures: { H: hero({ skills: h }), A: hero({ skills: a }), B: hero({ skills: b }), M: monster() },
  turn: { of: 'H' },
  ...more,
});
const after = (name: string, does: string, more: Words = {}) => ({
  name,
  when: 'suffered',
  of: 'others',
  may: true,
  does,
  ...more,
});

describe('several abilities at one moment', () => {
  ruleTest(
    'the player whose turn it is orders them, mandatory ones too [D2-GOLD-04, D2-INTRPT-18]',
    (open) => {
      const bitter = {
        name: 'Bitter',
        when: 'suffered',
        kind: 'damage',
        does: 'suffer 1 fatigue',
        once: 'turn',
      };
      const t = open(
        position(
          game(
            [pain, bitter],
            [after('Balm', 'that figure recovers 1 damage')],
            [after('Salve', 'that figure recovers 1 fatigue')],
          ),
        ),
      );
      pick(t, 'use');
      expect(t.asked).toBe(2);
      pick(t, 'use');
      expect(t.asked).toBe(3);
      pick(t, 'use');
      expect([t.asked, t.prompt, t.offered.length]).toEqual([1, 'd2.ask.order', 3]);
      const [first, ...rest] = t.offered;
      t.choose([...rest, first!]);
      // Salve came before Bitter, so there was nothing to recover yet.
      expect([figure(t, 'H').damage, figure(t, 'H').fatigue]).toEqual([1, 1]);
    },
  );

  ruleTest('the active player is asked first, then the others around the table [D2-GOLD-09]', (open) => {
    const balm = (name: string) => after(name, 'that figure recovers 1 damage', { of: 'anybody' });
    const t = open(
      position(game([balm('First')], [balm('Second'), pain], [balm('Third')], { turn: { of: 'A' } })),
    );
    pick(t, 'use');
    const asked: number[] = [];
    while (t.offered.includes('pass')) {
      asked.push(t.asked);
      t.choose('pass');
    }
    expect(asked).toEqual([2, 3, 1]);
  });

  ruleTest('what was declared and no longer applies is passed over', (open) => {
    const cure = after('Cure', 'discard weakened', { of: 'others' });
    const t = open(
      position({
        ...game([pain], [cure, { ...cure, name: 'Second Cure' }]),
        figures: {
          H: hero({ skills: [pain] }),
          A: hero({ skills: [cure, { ...cure, name: 'Second Cure', fatigue: 1 }], conditions: ['weakened'] }),
          B: hero(),
          M: monster(),
        },
      }),
    );
    pick(t, 'use');
    pick(t, 'use');
    pick(t, 'use');
    t.choose(t.offered);
    expect([has(t, 'A', 'weakened'), figure(t, 'A').fatigue]).toEqual([false, 0]);
  });
});

describe('using abilities', () => {
  ruleTest(
    'not before their trigger, and not without what they ask for [D2-ABIL-02, D2-ABIL-03, D2-TRIG-01]',
    (open) => {
      const t = open(
        position(
          game([
            pain,
            after('Balm', 'recover 1 damage', { of: 'you' }),
            { name: 'Cure', does: 'discard weakened' },
          ]),
        ),
      );
      expect(kinds(t)).toEqual(['action', 'use', 'end']);
      pick(t, 'use');
      expect(kinds(t)).toEqual(['use', 'pass']);
    },
  );

  ruleTest('as often as one likes where no limit is printed [D2-ABIL-04]', (open) => {
    const t = open(position(game([pain])));
    pick(t, 'use');
    pick(t, 'use');
    expect(figure(t, 'H').damage).toBe(4);
  });

  ruleTest('once for each occurrence, and again at the next [D2-ABIL-05]', (open) => {
    const t = open(position(game([pain, after('Balm', 'recover 1 damage', { of: 'you' })])));
    for (const damage of [1, 2]) {
      pick(t, 'use');
      pick(t, 'use');
      expect([figure(t, 'H').damage, kinds(t)[0]]).toEqual([damage, 'action']);
    }
  });

  ruleTest('as an action, for an action [D2-ABIL-06]', (open) => {
    const t = open(position(game([{ ...pain, action: true }])));
    pick(t, 'ability');
    expect([figure(t, 'H').damage, t.state.acting[0]!.actions]).toEqual([2, 1]);
  });

  ruleTest(
    'by exhausting their card, which then does nothing until it is refreshed [D2-ABIL-09, D2-ABIL-10]',
    (open) => {
      const t = open(position(game([{ ...pain, exhaust: true }])));
      pick(t, 'use');
      expect([figure(t, 'H').damage, kinds(t)]).toEqual([2, ['action', 'end']]);
      t.choose('end');
      while (!t.offered.includes('activate:H')) t.choose(t.offered.includes('end') ? 'end' : t.offered[0]!);
      t.choose('activate:H');
      expect(kinds(t)).toEqual(['action', 'use', 'end']);
    },
  );

  ruleTest('without a trigger only in the own turn, between actions [D2-TRIG-02]', (open) => {
    const t = open(position(game([pain], [pain, { name: 'Rage', does: 'suffer 1 fatigue' }])));
    expect(kinds(t).filter((kind) => kind === 'use')).toHaveLength(1);
    t.choose('end');
    t.choose('activate:A');
    expect(t.state.turn?.hero).toBe(1);
    expect(kinds(t).filter((kind) => kind === 'use')).toHaveLength(2);
  });

  ruleTest('what is limited to a round is ready in the next, whoever had the turn [D2-ROUND-13]', (open) => {
    const balm = after('Balm', 'that figure recovers 1 damage', { once: 'round' });
    const t = open(position(game([pain], [balm])));
    pick(t, 'use');
    pick(t, 'use');
    pick(t, 'use');
    expect([figure(t, 'H').damage, kinds(t)[0]]).toEqual([3, 'action']);
    t.choose('end');
    while (!t.offered.includes('activate:H')) t.choose(t.offered.includes('end') ? 'end' : t.offered[0]!);
    t.choose('activate:H');
    pick(t, 'use');
    expect(t.asked).toBe(2);
  });
});

describe('triggers', () => {
  ruleTest('a point of the turn [D2-TRIG-03]', (open) => {
    const t = open(position(game([{ name: 'Dusk', when: 'turn ends', does: 'suffer 1 damage' }])));
    expect(figure(t, 'H').damage).toBe(0);
    t.choose('end');
    expect(figure(t, 'H').damage).toBe(1);
  });

  ruleTest('the resolution of an action [D2-TRIG-04]', (open) => {
    const t = open(position(game([{ name: 'Toil', when: 'action done', does: 'suffer 1 damage' }])));
    t.choose('action:rest');
    expect(figure(t, 'H').damage).toBe(1);
  });

  ruleTest('getting a condition [D2-TRIG-06]', (open) => {
    const t = open(
      position(
        game([
          { name: 'Sting', does: 'become weakened' },
          { name: 'Wince', when: 'condition gained', does: 'suffer 1 damage' },
        ]),
      ),
    );
    pick(t, 'use');
    expect(figure(t, 'H').damage).toBe(1);
  });

  ruleTest('two effects that set each other off do so once [D2-TRIG-07]', (open) => {
    const skills = [
      pain,
      { name: 'Ache', when: 'suffered', kind: 'damage', does: 'suffer 1 fatigue' },
      { name: 'Sap', when: 'suffered', kind: 'fatigue', does: 'suffer 1 damage' },
    ];
    const t = open(position(game(skills)));
    pick(t, 'use');
    expect([figure(t, 'H').damage, figure(t, 'H').fatigue]).toEqual([3, 1]);
  });
});
