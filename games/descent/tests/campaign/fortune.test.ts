import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { fortuneOf } from '../../rules/campaign/fortune.ts';
import { attack, damage, hall, room, type Table } from '../attack/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { figure } from '../table.ts';

const tokens = (n: number): string[] => Array<string>(n).fill('Fortune');
const blade = { name: 'Blade', dice: ['blue'] };
const uses = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));

/** H and A in a hall; the turn is that of H. */
const turn = (open: OpenPlaytest, words: { H?: Words; A?: Words; more?: Words; shown?: Words } = {}): Table =>
  open(
    position({
      map: hall('HA........'),
      figures: { H: hero(words.H), A: hero(words.A) },
      turn: { of: 'H' },
      ...words.more,
      chance: dice((words.shown ?? {}) as { [colour: string]: string }),
    }),
  );

describe('a fortune token', () => {
  ruleTest('recovers a fatigue in the turn of the hero who spends it [D2-PLOT-29, D2-PLOT-38]', (open) => {
    const t = turn(open, { H: { fatigue: 3, damage: 2, held: tokens(2) } });
    t.choose(uses(t)[0]!);
    expect([figure(t, 'H').fatigue, damage(t, 'H'), fortuneOf(t.state, 0)]).toEqual([2, 2, 1]);
    t.choose(uses(t)[0]!);
    expect([figure(t, 'H').fatigue, fortuneOf(t.state, 0), uses(t)]).toEqual([1, 0, []]);
  });

  ruleTest('is of no use without fatigue, or in the turn of somebody else [D2-PLOT-29]', (open) => {
    expect(uses(turn(open, { H: { held: tokens(1) } }))).toEqual([]);
    expect(uses(turn(open, { A: { fatigue: 2, held: tokens(1) } }))).toEqual([]);
  });

  ruleTest('belongs to its hero: no other spends it or takes it [D2-PLOT-36]', (open) => {
    const t = turn(open, { H: { fatigue: 2 }, A: { held: tokens(2) } });
    expect(t.offered.filter((id) => /^(use|give|take):/.test(id))).toEqual([]);
  });

  ruleTest('rerolls a die of an attack, one die for each token [D2-PLOT-30]', (open) => {
    const t = open(
      position({
        map: hall('HM........'),
        figures: { H: hero({ weapons: [blade], held: tokens(2) }), M: monster({ health: 9 }) },
        turn: { of: 'H' },
        chance: dice({ blue: '2-2-1 3-2-0 4-2-0', gray: '0' }),
      }),
    );
    attack(t, 'target:M');
    t.choose(uses(t)[0]!);
    // The die of the monster is not the hero's.
    t.choose(uses(t)[0]!);
    expect([damage(t, 'M'), fortuneOf(t.state, 0)]).toEqual([2, 0]);
  });

  ruleTest('rerolls a die of the hero who defends, and none of the attacker [D2-PLOT-30]', (open) => {
    const t = open(
      position({
        map: hall('HM........'),
        figures: { H: hero({ held: tokens(1), defence: ['gray'] }), M: monster({ dice: ['blue', 'red'] }) },
        turn: { activating: 'M' },
        chance: dice({ blue: '2-2-1', red: '0-2-0', gray: '0 3' }),
      }),
    );
    attack(t, 'target:H');
    expect(t.asked).toBe(1);
    t.choose(uses(t)[0]!);
    expect([damage(t, 'H'), fortuneOf(t.state, 0)]).toEqual([1, 0]);
  });

  ruleTest('rerolls no die that somebody else has rolled [D2-PLOT-30]', (open) => {
    const t = open(
      position({
        map: room('HM......', 'A.......'),
        figures: { H: hero({ weapons: [blade] }), A: hero({ held: tokens(1) }), M: monster({ health: 9 }) },
        turn: { of: 'H' },
        chance: dice({ blue: '3-2-0', gray: '0' }),
      }),
    );
    attack(t, 'target:M');
    expect([damage(t, 'M'), uses(t)]).toEqual([2, []]);
  });
});

describe('two fortune tokens', () => {
  const rested = (t: Table): Table => t.choose('action:rest', 'action:rest');

  ruleTest(
    'give an action to a hero who has taken the two of the turn, and not before [D2-PLOT-32]',
    (open) => {
      const t = turn(open, { H: { held: tokens(2) } });
      expect(uses(t)).toEqual([]);
      t.choose('action:rest');
      expect(uses(t)).toEqual([]);
      t.choose('action:rest');
      t.choose(uses(t)[0]!);
      expect([t.offered.includes('action:rest'), fortuneOf(t.state, 0)]).toEqual([true, 0]);
      expect(t.choose('action:rest').offered).not.toContain('action:rest');
    },
  );

  ruleTest('are needed for it: one is not enough [D2-PLOT-32]', (open) => {
    expect(uses(rested(turn(open, { H: { held: tokens(1) } })))).toEqual([]);
  });

  ruleTest('give it once in a round to each hero [D2-PLOT-33]', (open) => {
    const t = rested(turn(open, { H: { held: tokens(4) }, A: { held: tokens(2) } }));
    t.choose(uses(t)[0]!, 'action:rest');
    expect([fortuneOf(t.state, 0), uses(t)]).toEqual([2, []]);
    rested(t.choose('end'));
    expect(uses(t)).toHaveLength(1);
  });
});
