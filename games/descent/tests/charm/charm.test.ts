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
  readonly more?: Words;
}

const SWORD = { name: 'Sword', dice: ['blue'], surges: ['+1 damage'] };

/** The overlord's turn starts, and he plays Dark Charm on H, who fails the test unless other dice are shown. */
function charmed(open: OpenPlaytest, scene: Scene = {}): Table {
  const { map = room('HMA.....', '........', '........'), h = {}, a = {}, shown = {}, more = {} } = scene;
  const { named, ...own } = h as { named?: string } & Words;
  const t = open(
    position({
      map,
      figures: {
        H: named
          ? { hero: named, weapons: [{ ...SWORD, attack: 'ranged' }], acted: true }
          : { ...hero({ weapons: [SWORD], health: 20, defence: [], ...own }), acted: true },
        A: hero({ health: 20, defence: [], ...a }),
        M: monster(),
      },
      turn: { of: 'A', actions: 0 },
      hand: ['Dark Charm'],
      'overlord deck': ['Next', 'Last', 'Late'],
      ...more,
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

  ruleTest(
    'leaves the hero out of reach of cards for heroes, and of cards for activations [D2-FCHARM-09, D2-FCHARM-10]',
    (open) => {
      const t = charmed(open, { more: { hand: ['Dark Charm', 'Tripwire', 'Frenzy', 'Dash'] } }).choose('yes');
      const held = () => t.offered.filter((id) => id.startsWith('play:'));
      expect(held()).toEqual([]);
      t.choose('action:move', 'step:a2');
      // No hero has entered a space: nobody is asked about Tripwire.
      expect([t.prompt, held()]).toEqual(['d2.ask.step', []]);
      t.choose('stop');
      expect(where(t, 'H')).toBe('a2');
    },
  );

  ruleTest(
    'moves no hero who is Immobilized, whom he can still have attack [D2-COND-50, D2-COND-54]',
    (open) => {
      const t = charmed(open, {
        map: room('HA......', '.M......', '........'),
        h: { conditions: ['immobilized'] },
        shown: { blue: '3-2-0' },
      }).choose('yes');
      expect([t.offered.includes('action:move'), weapons(t).length]).toEqual([false, 2]);
      settle(t.choose(weapons(t)[0]!, 'target:A'));
      expect(damage(t, 'A')).toBe(2);
    },
  );

  ruleTest('spends a surge on Runic Knowledge, which tires the hero [D2-FCHARM-20]', (open) => {
    const t = charmed(open, {
      map: room('HA......', '.M......', '........'),
      h: { weapons: [{ ...SWORD, traits: ['Rune'], surges: [] }], skills: ['Runic Knowledge'] },
      shown: { blue: '2-2-1' },
    }).choose('yes');
    settle(t.choose(weapons(t)[0]!, 'target:A'));
    t.choose(t.offered.find((id) => id.startsWith('surge:') && id !== 'surge:breath')!);
    expect([damage(t, 'A'), figure(t, 'H').fatigue]).toEqual([4, 1]);
  });

  ruleTest('lets Leoric lessen the attack that he makes on himself [D2-FHERO-34]', (open) => {
    const struck = (who: Words): number => {
      const t = charmed(open, {
        map: room('HA......', '.M......', '........'),
        h: who,
        shown: { blue: '3-2-0', gray: '3 0', black: '4' },
      }).choose('yes');
      settle(t.choose(weapons(t)[0]!, 'target:H'));
      return damage(t, 'H');
    };
    expect([struck({}), struck({ named: 'Leoric of the Book' })]).toEqual([2, 1]);
  });

  ruleTest(
    'counts a hero who defeats himself as a monster that is defeated, while the attack goes on [D2-FCHARM-27]',
    (open) => {
      const joy = (name: string, when: string) => ({ name, when, of: 'anybody', does: 'suffer 1 fatigue' });
      const t = charmed(open, {
        map: room('HA......', '.M......', '........'),
        h: { weapons: ["Reaper's Scythe"], health: 2, defence: [] },
        a: { skills: [joy('Delayed', 'attack resolved'), joy('Soon', 'defeated')] },
        shown: { blue: '3-2-0', yellow: '0-1-1' },
      }).choose('yes');
      t.choose(weapons(t)[0]!, 'target:H');
      settle(t);
      if (t.offered.includes('no-more-surges')) settle(t.choose('no-more-surges'));
      settle(t.choose('first:effects'));
      // The Scythe heals its wielder by 1, who gets up again by that.
      expect([figure(t, 'H').zone, damage(t, 'H'), figure(t, 'A').fatigue]).toEqual(['map', 1, 2]);
    },
  );
});

describe('a hero who is made to defeat himself', () => {
  /** A suffers 1 damage for the defeat, and recovers 1 when the attack is resolved. */
  const fallen = (open: OpenPlaytest): Table => {
    const t = charmed(open, {
      map: room('HA......', '.M......', '........'),
      h: { health: 2, defence: [] },
      a: {
        skills: [
          { name: 'Grief', when: 'defeated', of: 'anybody', does: 'suffer 1 damage' },
          { name: 'Relief', when: 'attack resolved', of: 'anybody', does: 'recover 1 damage' },
        ],
      },
      shown: { blue: '3-2-0' },
    }).choose('yes');
    return settle(t.choose(weapons(t)[0]!, 'target:H'));
  };

  ruleTest(
    'has the player whose turn it is decide what comes first, the effect or the end of the attack [D2-FCHARM-28]',
    (open) => {
      const first = fallen(open);
      expect([first.asked, first.offered]).toEqual([0, ['first:effects', 'first:attack']]);
      settle(first.choose('first:effects'));
      const last = settle(fallen(open).choose('first:attack'));
      expect([damage(first, 'A'), damage(last, 'A')]).toEqual([0, 1]);
    },
  );

  ruleTest('asks nobody where nothing answers to it', (open) => {
    const t = charmed(open, {
      map: room('HA......', '.M......', '........'),
      h: { health: 2, defence: [] },
      shown: { blue: '3-2-0' },
    }).choose('yes');
    settle(t.choose(weapons(t)[0]!, 'target:H'));
    expect([figure(t, 'H').zone, t.prompt]).toEqual(['away', 'd2.ask.activate']);
  });
});

describe('what is for a hero alone', () => {
  const GLORY = { skills: ['Glory of Battle'] };

  ruleTest('is nothing for a hero while the overlord has him [D2-FCHARM-26]', (open) => {
    const t = charmed(open, {
      map: room('HA......', '.M......', '........'),
      h: { held: ['Valor'] },
      a: GLORY,
      shown: { blue: '3-2-0' },
    }).choose('yes');
    t.choose(weapons(t)[0]!, 'target:H');
    // Valor itself adds damage to an attack: that much he is asked, and no shield is to be had.
    const uses = t.offered.filter((id) => id.startsWith('use:'));
    expect([t.asked, uses.length]).toEqual([1, 1]);
    settle(t.choose('pass'));
    expect(damage(t, 'H')).toBe(2);
  });

  ruleTest('is there for the same hero when a monster attacks', (open) => {
    const t = open(
      position({
        map: room('HA......', '.M......', '........'),
        figures: {
          H: hero({ health: 20, defence: [], held: ['Valor', 'Valor'] }),
          A: hero(GLORY),
          M: monster({ dice: ['blue'] }),
        },
        turn: { activating: 'M' },
        chance: dice({ blue: '3-2-0' }),
      }),
    );
    t.choose(weapons(t)[0]!, 'target:H');
    expect(t.asked).toBe(1);
    const [first, second] = t.offered.filter((id) => id.startsWith('use:'));
    t.choose(first!, second!);
    t.choose(t.offered);
    // Once for each roll, though another token is there.
    expect([damage(t, 'H'), t.state.zones.held!.length]).toEqual([1, 1]);
  });

  ruleTest('is given to heroes near a Champion who defeats a monster', (open) => {
    const t = open(
      position({
        map: room('HM.A....', '........', '.......B'),
        figures: {
          H: hero({ weapons: [SWORD], ...GLORY }),
          A: hero(),
          B: hero(),
          M: monster({ health: 1, defence: [] }),
        },
        turn: { of: 'H' },
        chance: dice({ blue: '3-2-0' }),
      }),
    );
    t.choose(weapons(t)[0]!);
    if (t.offered.includes('target:M')) t.choose('target:M');
    expect(t.state.zones.held!.map((token) => (token as unknown as { on: number }).on)).toEqual([
      figure(t, 'A').id,
    ]);
  });
});

describe('a familiar that is charmed', () => {
  ruleTest('has nothing of what class cards give to "your" familiar [D2-FCHARM-23]', (open) => {
    const dealt = (skills: readonly string[]): number => {
      const t = open(
        position({
          map: room('RA......', '........', 'H......M'),
          figures: {
            H: { ...hero({ skills }), acted: true },
            A: hero({ health: 30, defence: [] }),
            R: { figure: 'Reanimate', of: 'H' },
            M: monster(),
          },
          turn: { of: 'A', actions: 0 },
          hand: ['Dark Charm'],
          'overlord deck': ['Next', 'Last', 'Late'],
          chance: dice({ blue: '3-2-0', red: '0-1-0', yellow: '1-1-0' }),
        }),
      );
      t.choose('end');
      t.choose(t.offered.find((id) => id.startsWith('play:'))!);
      settle(t).choose('figure:R');
      t.choose('yes');
      settle(t.choose(weapons(t)[0]!, 'target:A'));
      return damage(t, 'A');
    };
    // A blue and a red die, and no yellow one, which the card would add.
    expect([dealt([]), dealt(['Vampiric Blood'])]).toEqual([3, 3]);
  });
});
