import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import { attack, damage, fight, figure, hall, room, surges, type Table } from './kit.ts';

const uses = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));
const use = (t: Table): Table => t.choose(uses(t)[0]!);
const DECK = { 'overlord deck': ['Last'] };

/** M attacks H. */
const assault = (
  open: OpenPlaytest,
  own: Words,
  shown: { [colour: string]: string },
  more: Words = {},
): Table => {
  const { foe = {}, ...rest } = more as { foe?: Words };
  const t = fight(open, {
    map: hall('MH..A'),
    figures: { M: monster(foe), H: hero(own), A: hero() },
    turn: { activating: 'M' },
    shown,
    ...rest,
  });
  return attack(t, 'target:H');
};

/** H tests awareness, since the ground crumbles. */
const tested = (
  open: OpenPlaytest,
  own: Words,
  shown: { [colour: string]: string },
  more: Words = {},
): Table => {
  const { skills = [], ...rest } = own as { skills?: readonly unknown[] };
  const peril = { name: 'Peril', does: 'test awareness else suffer 1 damage' };
  const t = fight(open, {
    map: hall('H...M'),
    figures: { H: hero({ skills: [peril, ...skills], ...rest }), M: monster() },
    shown,
    ...more,
  });
  return t.choose(t.offered.find((id) => id.startsWith('use:'))!);
};

describe('an effect that names a kind of roll', () => {
  ruleTest('works on that kind alone, though the dice are the same [D2-MOD-04]', (open) => {
    const guard = { name: 'Guarded', may: true, of: 'anybody', does: 'reroll 1 defence die' };
    const skills = [
      { ...guard, when: 'after rolling' },
      { ...guard, name: 'Guarded too', when: 'rolled' },
    ];
    const t = assault(open, { skills }, { blue: '3-2-0', red: '0-1-0', gray: '0 3' });
    use(t);
    expect(damage(t, 'H')).toBe(0);
    const test = tested(open, { skills }, { gray: '3', black: '2' });
    expect([uses(test).length, damage(test, 'H'), test.prompt]).toEqual([1, 1, 'd2.ask.act']);
  });

  ruleTest('as an Iron Shield does: in defence, and in no test', (open) => {
    const weapons = ['Iron Shield'];
    const t = use(assault(open, { weapons }, { blue: '3-2-0', red: '0-1-0', gray: '0 3' })).choose(
      'effect:0',
    );
    expect(damage(t, 'H')).toBe(0);
    const added = use(assault(open, { weapons }, { blue: '3-2-0', red: '0-1-0', gray: '0' })).choose(
      'effect:1',
    );
    expect(damage(added, 'H')).toBe(2);
    expect(damage(tested(open, { weapons }, { gray: '3', black: '2' }), 'H')).toBe(1);
  });
});

describe('rerolls', () => {
  ruleTest('Lucky Charm rolls a whole test again [D2-MOD-07]', (open) => {
    const t = tested(open, { weapons: ['Lucky Charm'] }, { gray: '3 1', black: '2 2' });
    expect(damage(t, 'H')).toBe(0);
    use(t);
    expect([damage(t, 'H'), t.prompt]).toEqual([0, 'd2.ask.act']);
    const worse = use(tested(open, { weapons: ['Lucky Charm'] }, { gray: '0 3', black: '2 2' }));
    // The new result stands, also a worse one.
    expect(damage(worse, 'H')).toBe(1);
  });

  ruleTest('Rehearsal lets each hero near reroll a die, once in a round [D2-MOD-07]', (open) => {
    const bard = { skills: ['Rehearsal'] };
    const scene = (far: string) =>
      fight(open, {
        map: hall(far),
        figures: {
          A: hero({ ...bard }),
          H: hero({ weapons: [{ name: 'Axe', dice: ['red'] }] }),
          M: monster({ health: 20 }),
        },
        turn: { of: 'A' },
        shown: { red: '0-1-0 0-3-0 0-1-0', gray: '0 0' },
      });
    const sung = (far: string): Table => {
      const t = use(scene(far)).choose('effect:1');
      expect(figure(t, 'A').fatigue).toBe(1);
      t.choose('end');
      return attack(t, 'target:M');
    };
    const t = sung('A..HM');
    use(t);
    expect(damage(t, 'M')).toBe(3);
    // Not a second time in this round.
    attack(t, 'target:M');
    expect([damage(t, 'M'), t.prompt]).toEqual([4, 'd2.ask.act']);
    // Nor for a hero who is four spaces away.
    expect(damage(sung('A...HM'), 'M')).toBe(1);
  });

  ruleTest('Staff of Shadows forces a reroll of any die for a card of the hand [D2-MOD-07]', (open) => {
    const more = { foe: { skills: ['Staff of Shadows'] }, hand: ['Blank', 'Other'], ...DECK };
    const t = assault(open, {}, { blue: '3-2-0', red: '0-1-0', gray: '3 0' }, more);
    use(t);
    t.choose(t.offered.find((id) => id.startsWith('card:'))!);
    t.choose('effect:0', 'figure:H').choose('pass');
    expect([damage(t, 'H'), t.state.zones['hand:0']!.length, t.state.zones.discard!.length]).toEqual([
      3, 1, 1,
    ]);
  });
});

describe('additions', () => {
  const lucky = { name: 'Lucky', when: 'after rolling', may: true, of: 'anybody', does: 'reroll 1 die' };

  ruleTest('Ghost Armor adds a shield that a later reroll leaves alone [D2-MOD-16]', (open) => {
    const t = assault(open, { skills: ['Ghost Armor', lucky] }, { blue: '3-2-0', red: '0-1-0', gray: '2 0' });
    t.choose(uses(t)[0]!);
    t.choose(uses(t).at(-1)!);
    t.choose('pass');
    expect(damage(t, 'H')).toBe(2);
  });

  const strike = (open: OpenPlaytest, own: Words, weapon: Words | string): Table => {
    const t = fight(open, {
      map: hall('HM'),
      figures: {
        H: hero({ ...own, weapons: [weapon, ...((own.weapons as string[]) ?? [])] }),
        M: monster({ health: 20 }),
      },
      shown: { blue: '2-2-1 3-2-0', gray: '0' },
    });
    return attack(t, 'target:M');
  };
  const rune = {
    name: 'Rune',
    attack: 'ranged',
    dice: ['blue'],
    traits: ['Rune'],
    surges: ['+1 damage', '+2 damage'],
  };

  for (const [name, own] of [
    ['Rune Mastery', { skills: ['Rune Mastery', lucky] }],
    ['Mana Weave', { weapons: ['Mana Weave'], skills: [lucky] }],
  ] as const)
    ruleTest(`${name} adds a surge that a later reroll leaves alone [D2-MOD-16]`, (open) => {
      const t = strike(open, own, rune);
      const named = (card: string): string =>
        t.match
          .view(t.asked as number)
          .choice!.options!.find(({ text }) => JSON.stringify(text).includes(card))!.id;
      t.choose(named(name));
      t.choose(named('Lucky'));
      // The die shows no surge any more, and the one that was added is still there.
      expect(surges(t)).toHaveLength(3);
      t.choose(surges(t)[1]!);
      expect([damage(t, 'M'), surges(t)]).toEqual([4, []]);
    });

  ruleTest('Nefarious Power adds a shield to a test of a hero, whatever is rerolled [D2-MOD-16]', (open) => {
    const plot = { 'overlord cards in play': ['Nefarious Power'] };
    const own = { weapons: ['Lucky Charm'] };
    const scene = (threat: number) => tested(open, own, { gray: '3 1', black: '2 2' }, { ...plot, threat });
    const t = scene(1);
    t.choose('pass');
    expect(t.asked).toBe(0);
    use(t);
    expect([t.asked, t.state.threat]).toEqual([1, 0]);
    use(t);
    // 3 shields after the reroll, and the one that was added.
    expect(damage(t, 'H')).toBe(1);
    // Without threat it cannot be used.
    expect([damage(use(scene(0)), 'H')]).toEqual([0]);
  });
});

describe('abilities on weapons', () => {
  ruleTest('work in defence only where they are exceptions, as Ironbound Rune is [D2-COMBAT-07]', (open) => {
    const shown = { blue: '3-2-0', red: '0-1-0', gray: '0' };
    const t = use(assault(open, { weapons: ['Ironbound Rune'] }, shown));
    expect(damage(t, 'H')).toBe(2);
    const ability = { when: 'after rolling', may: true, of: 'others', exhaust: true, does: '+1 shield' };
    const plain = assault(open, { weapons: [{ name: 'Rod', dice: ['blue'], ability }] }, shown);
    expect(damage(plain, 'H')).toBe(3);
  });
});

describe('an extra attack action', () => {
  ruleTest('is a standard attack: of a feat, no skill that contains one [D2-ATTACK-06]', (open) => {
    const t = fight(open, {
      map: hall('HM'),
      figures: {
        H: { hero: 'Grisban the Thirsty', skills: ['Rage'], weapons: ['Chipped Greataxe'] },
        M: monster({ health: 20 }),
      },
      shown: { blue: '3-2-0', red: '0-1-0', gray: '0' },
    });
    use(t);
    expect(t.offered.map((id) => id.split(':')[0])).toEqual(['weapon', 'weapon']);
    attack(t, 'target:M');
    expect([damage(t, 'M'), figure(t, 'H').fatigue, t.state.acting[0]!.actions]).toEqual([3, 0, 2]);
  });
});

describe('taking the place of a target while being affected', () => {
  const shown = { blue: '3-2-0', red: '0-1-0', gray: '0 2' };

  ruleTest('Defend: the Knight defends once for each [D2-TARGET-09]', (open) => {
    const t = fight(open, {
      map: hall('M.AH'),
      figures: {
        M: monster({ attack: 'ranged', blast: true }),
        A: hero(),
        H: hero({ skills: ['Defend'] }),
      },
      turn: { activating: 'M' },
      shown: { ...shown, blue: '3-2-0' },
    });
    attack(t, 'target:A');
    use(t);
    // 3 against no shield, and 3 against two.
    expect([damage(t, 'A'), damage(t, 'H')]).toEqual([0, 4]);
  });

  ruleTest('Protect: the monster defends once for each, and suffers for it [D2-TARGET-09]', (open) => {
    const t = fight(open, {
      map: room('H.M', '..N'),
      figures: {
        H: hero({ weapons: [{ name: 'Bomb', attack: 'ranged', dice: ['blue', 'red'], blast: true }] }),
        M: monster({ name: 'Ward', health: 20 }),
        N: monster({ name: 'Guardian', health: 20, passives: ['Protect'] }),
      },
      shown,
    });
    attack(t, 'target:M');
    expect(t.asked).toBe(0);
    use(t);
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([0, 5]);
  });
});
