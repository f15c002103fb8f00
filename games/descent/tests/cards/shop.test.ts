import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { speedOf } from '../../rules/figures/characteristics.ts';
import {
  act,
  armed,
  attack,
  card,
  damage,
  fight,
  figure,
  foe,
  hall,
  has,
  hero,
  mayUse,
  room,
  surges,
  type Table,
  use,
  type Words,
  weapons,
} from './kit.ts';

type Open = Parameters<typeof fight>[0];
type Shown = { readonly [colour: string]: string };

/** H attacks M with a weapon of the box. */
const struck = (open: Open, gear: string | string[], map: string, shown: Shown, more: Words = {}): Table => {
  const {
    own = {},
    foe: other = {},
    figures = {},
    skills = [],
  } = more as { [key: string]: Words & string[] };
  const scene = fight(open, {
    map,
    figures: { H: armed(skills, gear, own), M: foe(other), ...figures },
    shown,
  });
  return attack(scene, 'target:M');
};

/** What surges do: each alone, from the damage without any. */
const bySurge = (open: Open, gear: string, map: string, shown: Shown, key: string): Table =>
  struck(open, gear, map, shown).choose(key);

/** M attacks H, who wears something. */
const attacked = (open: Open, gear: string | string[], shown: Shown, own: Words = {}): Table =>
  attack(
    fight(open, {
      map: hall('HM'),
      figures: { H: armed([], gear, own), M: foe({ dice: ['red', 'red'] }) },
      turn: { activating: 'M' },
      shown,
    }),
    'target:H',
  );

const BY: Shown = { blue: '2-2-1', yellow: '0-2-0', gray: '1' };
const BR: Shown = { blue: '2-2-1', red: '0-2-0', gray: '1' };

describe('weapons of Act I', () => {
  describe('Crossbow', () => {
    const MAP = room('H.M..', '.....');
    ruleTest('Pierce 1, and 2 damage for a surge', (open) => {
      expect(damage(bySurge(open, 'Crossbow', MAP, BY, 'surge:own:0'), 'M')).toBe(6);
    });

    ruleTest('the push must be made where any is possible [D2-FITEM-03]', (open) => {
      const t = struck(open, 'Crossbow', MAP, BY).choose('surge:own:1');
      expect(t.offered.includes('stop')).toBe(false);
      t.choose('step:d1');
      expect([figure(t, 'M').at, damage(t, 'M')]).toEqual([3, 5]);
    });

    ruleTest('who is hemmed in stays, and the damage is taken alone [D2-FITEM-04]', (open) => {
      const t = struck(open, 'Crossbow', hall('HM'), BY).choose('surge:own:1');
      if (t.offered.includes('stop')) t.choose('stop');
      expect([figure(t, 'M').at, damage(t, 'M')]).toEqual([1, 5]);
    });

    ruleTest('a large target is moved as large figures move [D2-FITEM-05]', (open) => {
      const t = fight(open, {
        map: room('H.MM..', '..MM..'),
        figures: { H: armed([], 'Crossbow'), M: foe({ size: 'huge' }) },
        shown: BY,
      });
      attack(t, 'target:M@c1', 'surge:own:1');
      // From the space that was targeted it goes 1 space, and its base is put down over that.
      expect(t.offered.filter((id) => id.startsWith('step:')).sort()).toEqual(
        ['step:b1', 'step:b2', 'step:c2', 'step:d1', 'step:d2'].sort(),
      );
      t.choose('step:b1');
      expect(figure(t, 'M').at).toBe(1);
    });

    ruleTest('it moves the target though no damage comes through [D2-FITEM-06]', (open) => {
      const shown = { ...BY, gray: '3', black: '4' };
      const t = struck(open, 'Crossbow', MAP, shown, { foe: { defence: ['gray', 'black'] } });
      t.choose('surge:own:1', 'step:c2');
      expect([figure(t, 'M').at, damage(t, 'M')]).toEqual([7, 0]);
    });
  });

  ruleTest('Elm Greatbow: figures beside do not block its line of sight [D2-ITEM-06]', (open) => {
    const scene = (weapon: string) =>
      fight(open, { map: hall('HA.M'), figures: { H: armed([], weapon), A: hero(), M: foe() } });
    expect(weapons(scene('Elm Greatbow'))).toHaveLength(1);
    expect(weapons(scene('Yew Shortbow'))).toHaveLength(0);
    const far = fight(open, {
      map: hall('H.AM'),
      figures: { H: armed([], 'Elm Greatbow'), A: hero(), M: foe() },
    });
    expect(weapons(far)).toHaveLength(0);
  });

  describe('Magic Staff', () => {
    const scene = (open: Open) =>
      struck(open, 'Magic Staff', room('H.M..N', '.....A'), BR, {
        figures: { A: hero(), N: foe({ health: 20 }) },
      });

    ruleTest('a surge hurts another monster within 3 spaces of the target [D2-FITEM-08]', (open) => {
      const t = scene(open).choose('surge:own:0');
      expect([damage(t, 'N'), damage(t, 'M'), damage(t, 'A')]).toEqual([1, 3, 0]);
      const far = struck(open, 'Magic Staff', room('H.M...N'), BR, { figures: { N: foe() } });
      far.choose('surge:own:0');
      expect(damage(far, 'N')).toBe(0);
    });

    ruleTest('in step 4, and not as damage of the attack [D2-FITEM-09, D2-FITEM-10]', (open) => {
      const t = fight(open, {
        map: room('H.M..N', '......'),
        figures: { H: armed([], ['Magic Staff', 'Mana Weave']), M: foe(), N: foe() },
        shown: BR,
      });
      attack(t, 'target:M');
      use(t, 'mana-weave-act-1').choose('surge:own:0');
      // The attack is still spending surges; N has suffered already, and is neither target nor affected.
      const [one] = t.state.attacks;
      expect([one!.stage, damage(t, 'N'), damage(t, 'M'), one!.struck.map(({ figure: id }) => id)]).toEqual([
        'surges',
        1,
        0,
        [figure(t, 'M').id],
      ]);
    });
  });

  ruleTest('Steel Broadsword: a red die may be rerolled, once', (open) => {
    const t = struck(open, 'Steel Broadsword', hall('HM'), { blue: '3-2-0', red: '0-1-0 0-3-0', gray: '0' });
    use(t, 'steel-broadsword-act-1');
    expect([damage(t, 'M'), mayUse(t, 'steel-broadsword-act-1')]).toEqual([5, false]);
  });

  /** Weapons that have dice, Pierce and surge abilities alone: what each surge ability comes to against 1 shield. */
  const PLAIN: readonly [name: string, shown: Shown, ...damage: number[]][] = [
    ['Immolation', { ...BR, blue: '6-1-1' }, 4, 3],
    ['Iron Battleaxe', BR, 6, 4],
    ['Iron Spear', BY, 4, 4],
    ['Light Hammer', BY, 5, 3],
    ['Sling', BY, 4, 3],
    ['Sunburst', BY, 3, 5],
    ['Dwarven Firebomb', { ...BR, yellow: '1-1-0' }, 5, 4, 4],
    ['Ice Storm', { ...BY, yellow: '0-2-0 1-1-0' }, 4, 6],
    ['Latari Longbow', { ...BY, yellow: '0-2-0 1-1-0' }, 5, 7],
    ['Lightning Strike', { ...BY, yellow: '0-2-0 1-1-0' }, 4, 6, 6],
  ];
  for (const [name, shown, ...expected] of PLAIN)
    ruleTest(`${name}: its dice and its surges`, (open) => {
      const done = expected.map((_, n) =>
        damage(
          bySurge(
            open,
            name,
            name === 'Iron Battleaxe' || name === 'Light Hammer' ? hall('HM') : hall('H.M'),
            shown,
            `surge:own:${n}`,
          ),
          'M',
        ),
      );
      expect(done).toEqual(expected);
    });

  ruleTest('Iron Spear: Reach', (open) => {
    const t = fight(open, { map: hall('H.M'), figures: { H: armed([], 'Iron Spear'), M: foe() } });
    expect(weapons(t)).toHaveLength(1);
  });

  ruleTest('Light Hammer, Sling, Sunburst and Dwarven Firebomb stun; Ice Storm immobilizes', (open) => {
    const stuns = (name: string, key: string, shown: Shown = BY) =>
      has(bySurge(open, name, hall('HM'), shown, key), 'M', name === 'Ice Storm' ? 'immobilized' : 'stunned');
    expect([
      stuns('Light Hammer', 'surge:own:1'),
      stuns('Sling', 'surge:own:1'),
      stuns('Sunburst', 'surge:own:0'),
      stuns('Dwarven Firebomb', 'surge:own:2', { ...BR, yellow: '1-1-0' }),
      stuns('Ice Storm', 'surge:own:0', { ...BY, yellow: '0-2-0 1-1-0' }),
    ]).toEqual([true, true, true, true, true]);
  });
});

describe('items of Act I', () => {
  const AXE = 'Chipped Greataxe';

  ruleTest('Chainmail: a gray die, and Speed is cut to 4 and stays there [D2-FITEM-01]', (open) => {
    const scene = (speed: number) => {
      const fleet = { name: 'Fleet', gives: { speed: 2 } };
      const t = fight(open, {
        map: hall('H..M'),
        figures: { H: hero({ speed, weapons: ['Chainmail'], skills: [fleet] }), M: foe() },
      });
      return speedOf(t.state, figure(t, 'H'));
    };
    expect([scene(5), scene(3), scene(1)]).toEqual([4, 4, 3]);
    expect(damage(attacked(open, 'Chainmail', { red: '0-2-0 0-2-0', gray: '1 2' }), 'H')).toBe(1);
    // Points from elsewhere are not cut.
    const t = fight(open, {
      map: hall('H......M'),
      figures: { H: armed(['Time of Need'], 'Chainmail'), M: foe() },
    });
    t.choose('action:move');
    act(t, 'Time of Need');
    expect(t.state.acting[0]!.points.reduce((sum, { left }) => sum + left, 0)).toBe(6);
  });

  ruleTest('Chainmail and Platemail go with no Rune, whichever comes first', (open) => {
    const equips = (worn: string, packed: string) =>
      fight(open, {
        map: hall('H..M'),
        figures: { H: armed([], worn, { packed: [packed] }), M: foe() },
        turn: { of: 'H', step: '2' },
      }).offered.some((id) => id.startsWith('equip:'));
    expect([equips('Chainmail', 'Arcane Bolt'), equips('Arcane Bolt', 'Chainmail')]).toEqual([false, false]);
    expect([equips('Platemail', 'Mana Weave'), equips('Mana Weave', 'Platemail')]).toEqual([false, false]);
    expect(equips('Chainmail', AXE)).toBe(true);
  });

  ruleTest('Heavy Cloak: takes a surge from an attack that targets its wearer', (open) => {
    const t = attacked(open, 'Heavy Cloak', { red: '0-3-1 0-2-0', gray: '1' });
    use(t, 'heavy-cloak-act-1');
    expect([damage(t, 'H'), card(t, 'heavy-cloak-act-1').exhausted]).toEqual([4, true]);
    expect(damage(attacked(open, 'Heavy Cloak', { red: '0-3-0 0-2-0', gray: '1' }), 'H')).toBe(4);
  });

  ruleTest('Iron Shield: a reroll or a shield', (open) => {
    const scene = () =>
      use(attacked(open, 'Iron Shield', { red: '0-3-0 0-2-0', gray: '1 3' }), 'iron-shield-act-1');
    expect([damage(scene().choose('effect:0'), 'H'), damage(scene().choose('effect:1'), 'H')]).toEqual([
      2, 3,
    ]);
  });

  ruleTest('Leather Armor: a brown die and 1 Health', (open) => {
    const t = attacked(open, 'Leather Armor', { red: '0-3-0 0-2-0', gray: '1', brown: '1' }, { damage: 9 });
    expect([damage(t, 'H'), figure(t, 'H').zone]).toEqual([12, 'map']);
  });

  ruleTest('Lucky Charm: a test is rolled anew, and that stands', (open) => {
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: armed(['Cripple'], 'Lucky Charm'), M: foe() },
      shown: { gray: '0 1', black: '4 2' },
    });
    use(t, 'berserker-cripple');
    use(t, 'lucky-charm-act-1');
    expect([has(t, 'M', 'immobilized'), mayUse(t, 'lucky-charm-act-1')]).toEqual([true, false]);
  });

  ruleTest('Mana Weave: a surge more in an attack', (open) => {
    const t = struck(open, [AXE, 'Mana Weave'], hall('HM'), { blue: '3-2-0', red: '0-2-0', gray: '1' });
    use(t, 'mana-weave-act-1').choose('surge:own:0');
    expect(damage(t, 'M')).toBe(4);
  });

  ruleTest('Ring of Power: 1 Stamina', (open) => {
    const buys = (gear: string[]) =>
      fight(open, {
        map: hall('H..M'),
        figures: { H: armed([], gear, { fatigue: 4 }), M: foe() },
      }).offered.includes('action:fatigue');
    expect([buys(['Ring of Power']), buys([])]).toEqual([true, false]);
  });

  ruleTest('Scorpion Helm: 1 range more in Ranged attacks', (open) => {
    const scene = (gear: string[]) =>
      damage(struck(open, gear, hall('H...M'), { blue: '3-2-0', yellow: '0-2-0', gray: '0' }), 'M');
    expect([scene(['Yew Shortbow', 'Scorpion Helm']), scene(['Yew Shortbow'])]).toEqual([4, 0]);
  });
});

describe('Act II', () => {
  ruleTest('Dragontooth Hammer: 1 damage more if the other hand is empty', (open) => {
    const shown = { blue: '3-2-0', red: '0-2-0 0-2-0', gray: '1' };
    const scene = (gear: string[]) => damage(struck(open, gear, hall('HM'), shown), 'M');
    expect([scene(['Dragontooth Hammer']), scene(['Dragontooth Hammer', 'Iron Shield'])]).toEqual([7, 6]);
  });

  ruleTest('Grinding Axe: 5 damage for two surges', (open) => {
    const shown = { blue: '2-2-1', red: '0-3-1 0-2-0', gray: '1' };
    expect(damage(bySurge(open, 'Grinding Axe', hall('HM'), shown, 'surge:own:1'), 'M')).toBe(11);
    const one = struck(open, 'Grinding Axe', hall('HM'), { ...shown, red: '0-2-0 0-2-0' });
    expect(surges(one)).toEqual(['surge:own:0', 'surge:fatigue']);
  });

  ruleTest('Mace of Kellos: every monster beside suffers 1 damage; or the hero recovers', (open) => {
    const shown = { blue: '2-2-1', red: '0-2-0', yellow: '1-1-0', gray: '1' };
    const scene = (key: string) =>
      struck(open, 'Mace of Kellos', room('HM', 'N.'), shown, {
        figures: { N: foe() },
        own: { damage: 3 },
      }).choose(key);
    const t = scene('surge:own:0');
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([5, 1]);
    expect(damage(scene('surge:own:1'), 'H')).toBe(2);
  });

  ruleTest('Steel Greatsword: a power die may be rerolled, once', (open) => {
    const t = struck(open, 'Steel Greatsword', hall('HM'), {
      blue: '3-2-0',
      red: '0-1-0 0-3-0',
      yellow: '1-1-0',
      gray: '0',
    });
    use(t, 'steel-greatsword-act-2').choose('reroll:1');
    expect([damage(t, 'M'), mayUse(t, 'steel-greatsword-act-2')]).toEqual([6, false]);
  });

  ruleTest('Demonhide Leather: a gray die, and 1 fatigue after two move actions', (open) => {
    const scene = (...steps: string[]) => {
      const t = fight(open, { map: hall('H..M'), figures: { H: armed([], 'Demonhide Leather'), M: foe() } });
      t.choose(...steps, 'end');
      return figure(t, 'H').fatigue;
    };
    expect([scene('action:move', 'action:move'), scene('action:move')]).toEqual([1, 0]);
    expect(damage(attacked(open, 'Demonhide Leather', { red: '0-3-0 0-2-0', gray: '1 2' }), 'H')).toBe(2);
  });

  ruleTest('Elven Cloak: as many shields as awareness in place of the roll', (open) => {
    const t = use(attacked(open, 'Elven Cloak', { red: '0-3-0 0-2-0', gray: '0' }), 'elven-cloak-act-2');
    expect(damage(t, 'H')).toBe(2);
  });

  ruleTest('Heavy Steel Shield: a reroll and a shield', (open) => {
    const t = attacked(open, 'Heavy Steel Shield', { red: '0-3-0 0-2-0', gray: '0 2' });
    expect(damage(use(t, 'heavy-steel-shield-act-2'), 'H')).toBe(2);
  });

  ruleTest('Iron-Bound Ring: 2 Health, and a shield for a blank', (open) => {
    const scene = (gray: string) =>
      damage(attacked(open, 'Iron-Bound Ring', { red: '0-3-0 0-2-0', gray }, { damage: 8 }), 'H');
    expect([scene('0'), scene('1')]).toEqual([12, 12]);
  });

  ruleTest('Platemail: a black die, and Speed is cut to 3 and stays there [D2-FITEM-02]', (open) => {
    const t = attacked(open, 'Platemail', { red: '0-3-0 0-2-0', gray: '1', black: '3' });
    expect([damage(t, 'H'), speedOf(t.state, figure(t, 'H'))]).toEqual([1, 3]);
    const fleet = { name: 'Fleet', gives: { speed: 2 } };
    const raised = fight(open, {
      map: hall('H..M'),
      figures: { H: hero({ speed: 2, weapons: ['Platemail'], skills: [fleet] }), M: foe() },
    });
    expect(speedOf(raised.state, figure(raised, 'H'))).toBe(3);
  });

  ruleTest('Tival Crystal: an action, and a red die of damage', (open) => {
    const t = fight(open, {
      map: hall('H..M'),
      figures: { H: armed([], 'Tival Crystal', { damage: 5 }), M: foe() },
      shown: { red: '0-3-0' },
    });
    act(t, 'Tival Crystal');
    expect([damage(t, 'H'), t.state.acting[0]!.actions]).toEqual([2, 1]);
  });
});
