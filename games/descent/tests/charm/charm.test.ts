import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { countsAsHero, deciderOf, isMonster, sideOf } from '../../rules/figures/sides.ts';
import { spaceName } from '../../rules/ground.ts';
import { damage, room, type Table, targets } from '../attack/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';
import { figure } from '../table.ts';

interface Scene {
  readonly map?: string;
  readonly h?: Words;
  readonly a?: Words;
  readonly shown?: { readonly [colour: string]: string };
}

const SWORD = { name: 'Sword', dice: ['blue'], surges: ['+1 damage'] };

/** The overlord's turn starts, and he plays Dark Charm on H, who fails the test unless other dice are shown. */
function charmed(open: OpenPlaytest, scene: Scene = {}): Table {
  const { map = room('HMA.....', '........', '........'), h = {}, a = {}, shown = {} } = scene;
  const t = open(
    position({
      map,
      figures: {
        H: { ...hero({ weapons: [SWORD], health: 20, defence: [], ...h }), acted: true },
        A: hero({ health: 20, defence: [], ...a }),
        M: monster(),
      },
      turn: { of: 'A', actions: 0 },
      hand: ['Dark Charm'],
      'overlord deck': ['Next', 'Last', 'Late'],
      chance: dice({ gray: '3', black: '4', ...shown }),
    }),
  );
  t.choose('end');
  t.choose(t.offered.find((id) => id.startsWith('play:'))!);
  while (t.prompt === 'd2.ask.play') t.choose('pass');
  return t.offered.includes('figure:H') ? t.choose('figure:H') : t;
}
/** The overlord plays nothing else. */
const settle = (t: Table): Table => {
  while (t.prompt === 'd2.ask.play') t.choose('pass');
  return t;
};
const where = (t: Table, letter: string): string => spaceName(t.state, figure(t, letter).at);
const weapons = (t: Table): string[] => t.offered.filter((id) => id.startsWith('weapon:'));

describe('Dark Charm', () => {
  ruleTest('gives the overlord a card when the hero passes the test', (open) => {
    const t = charmed(open, { shown: { gray: '0', black: '2' } });
    expect([t.offered.includes('yes'), t.state.zones['hand:0']!.length]).toEqual([false, 2]);
  });

  ruleTest(
    'lets him perform a move or an attack action with a hero who fails, at once, as with a monster [D2-FCHARM-01, D2-FCHARM-03, D2-FCHARM-05, D2-FCHARM-08]',
    (open) => {
      const t = charmed(open).choose('yes');
      const h = figure(t, 'H');
      expect([t.asked, t.offered.includes('action:move'), weapons(t).length]).toEqual([0, true, 2]);
      expect([
        isMonster(t.state, h),
        countsAsHero(t.state, h),
        sideOf(t.state, h),
        deciderOf(t.state, h),
      ]).toEqual([true, false, 'overlord', 0]);
      expect(t.state.acting).toEqual([]);
      t.choose('action:move', 'stop');
      const free = figure(t, 'H');
      expect([isMonster(t.state, free), countsAsHero(t.state, free), t.state.control]).toEqual([
        false,
        true,
        [],
      ]);
    },
  );

  ruleTest('may be declined', (open) => {
    const t = charmed(open).choose('no');
    expect([where(t, 'H'), t.state.control]).toEqual(['a1', []]);
  });

  ruleTest('moves the hero through monsters and not through heroes [D2-FCHARM-11]', (open) => {
    const t = charmed(open, { map: room('HM......', 'A.......', '........') }).choose('yes', 'action:move');
    expect([t.offered.includes('step:b1'), t.offered.includes('step:a2')]).toEqual([true, false]);
    t.choose('step:b1', 'step:c1', 'stop');
    expect(where(t, 'H')).toBe('c1');
  });

  ruleTest(
    'attacks heroes, the charmed one among them, with any weapon that he has equipped [D2-FCHARM-16]',
    (open) => {
      const again = charmed(open, {
        map: room('HA......', '.M......', '........'),
        shown: { blue: '3-2-0' },
      });
      again.choose('yes');
      again.choose(weapons(again)[0]!);
      expect(targets(again)).toEqual(['target:H', 'target:A']);
      settle(again.choose('target:H'));
      expect([damage(again, 'H'), damage(again, 'A')]).toEqual([2, 0]);
    },
  );

  ruleTest('lets the overlord spend surges on what the hero has [D2-FCHARM-17]', (open) => {
    const t = charmed(open, { map: room('HA......', '.M......', '........'), shown: { blue: '2-2-1' } });
    t.choose('yes');
    settle(t.choose(weapons(t)[0]!, 'target:A'));
    expect(t.asked).toBe(0);
    t.choose('surge:own:0');
    expect(damage(t, 'A')).toBe(3);
  });

  ruleTest(
    'uses nothing that is chosen, exhausted or paid for with fatigue, and no Search cards [D2-FCHARM-12, D2-FCHARM-13, D2-FCHARM-14, D2-FCHARM-15, D2-FCHARM-18]',
    (open) => {
      const LUCK = { name: 'Luck', when: 'after rolling', may: true, exhaust: true, does: 'reroll 1 die' };
      const ZEAL = { name: 'Zeal', when: 'after rolling', may: true, fatigue: 1, does: '+1 damage' };
      const t = charmed(open, {
        map: room('HA......', '.M......', '........'),
        h: {
          skills: [LUCK, ZEAL],
          found: [{ name: 'Odd Flask', dice: ['blue', 'red'] }],
          packed: [{ name: 'Axe', dice: ['red'] }],
        },
        shown: { blue: '3-2-0' },
      });
      t.choose('yes');
      expect(weapons(t).length).toBe(2);
      settle(t.choose(weapons(t)[0]!, 'target:A'));
      expect([damage(t, 'A'), figure(t, 'H').fatigue, t.offered.some((id) => id.startsWith('use:'))]).toEqual(
        [2, 0, false],
      );
    },
  );

  ruleTest('leaves in force what involves no choice [D2-FCHARM-19]', (open) => {
    const MIGHT = { name: 'Strength', when: 'after rolling', does: '+1 damage' };
    const t = charmed(open, {
      map: room('HA......', '.M......', '........'),
      h: { skills: [MIGHT] },
      shown: { blue: '3-2-0' },
    });
    t.choose('yes');
    settle(t.choose(weapons(t)[0]!, 'target:A'));
    expect(damage(t, 'A')).toBe(3);
  });

  ruleTest(
    'leaves the hero’s player what he has in step 2 when he is made to attack himself [D2-FCHARM-24, D2-FCHARM-25]',
    (open) => {
      const LUCK = { name: 'Luck', when: 'after rolling', may: true, exhaust: true, does: '+1 damage' };
      const t = charmed(open, {
        map: room('HA......', '.M......', '........'),
        h: { skills: [LUCK] },
        shown: { blue: '3-2-0' },
      });
      t.choose('yes');
      settle(t.choose(weapons(t)[0]!, 'target:H'));
      expect([t.asked, t.offered.some((id) => id.startsWith('use:'))]).toEqual([1, true]);
      settle(t.choose('pass'));
      expect(damage(t, 'H')).toBe(2);
    },
  );

  ruleTest(
    'costs a Bleeding hero 1 fatigue, and does not mind that he is Stunned [D2-FCHARM-21, D2-FCHARM-22]',
    (open) => {
      const t = charmed(open, { h: { conditions: ['bleeding', 'stunned'] } }).choose('yes', 'action:move');
      t.choose('step:a2', 'stop');
      expect([where(t, 'H'), figure(t, 'H').fatigue]).toEqual(['a2', 1]);
    },
  );

  ruleTest('is nothing for a hero off the map [D2-FCHARM-02]', (open) => {
    const t = charmed(open, { map: room('.MA.....', '........', '........'), h: { token: 'a1' } });
    expect(t.offered.includes('figure:H')).toBe(false);
  });
});
