import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import { attack, damage, duel, fight, figure, hall, room, surges, type Table, weapons } from './kit.ts';

const blade = { name: 'Blade', dice: ['red'] };
const use = (t: Table): Table => t.choose(t.offered.find((id) => id.startsWith('use:'))!);
const uses = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));

const MOMENTS = ['attack declared', 'attack affects', 'before rolling', 'after rolling', 'checking range'];
const LATER = ['attack certain', 'surges'];

describe('the steps of an attack', () => {
  ruleTest('come one after the other [D2-COMBAT-01]', (open) => {
    const skills = [...MOMENTS, ...LATER, 'damage dealt', 'attack resolved'].map((when) => ({
      name: when,
      when,
      may: true,
      does: 'suffer 1 damage',
    }));
    const t = duel(open, { dice: ['red'] }, { red: '0-3-0', gray: '0' }, { own: { skills } });
    attack(t, 'target:M');
    const stages: string[] = [];
    while (t.offered.includes('pass')) {
      stages.push(t.state.attacks[0]!.stage);
      t.choose('pass');
    }
    expect(stages).toEqual([
      ...['declare', 'declare', 'roll', 'roll', 'range', 'range', 'surges', 'deal', 'resolved'],
    ]);
  });

  ruleTest(
    'both pools are rolled together: the attacker’s own, and the defender’s [D2-COMBAT-14, D2-DICE-05, D2-DICE-06]',
    (open) => {
      const skills = ['before rolling', 'after rolling'].map((when) => ({
        name: when,
        when,
        may: true,
        does: 'suffer 1 damage',
      }));
      const foe = { defence: ['black', 'gray'] };
      const shown = { blue: '3-2-0', red: '0-3-0', black: '2', gray: '0' };
      const t = duel(open, { dice: ['blue', 'red'] }, shown, { own: { skills }, foe });
      attack(t, 'target:M');
      const rolled = () => {
        const { roll, struck } = t.state.attacks[0]!;
        return [roll, struck[0]!.roll].map(({ dice }) => dice.map(({ colour }) => colour));
      };
      expect(rolled()).toEqual([[], []]);
      t.choose('pass');
      expect(rolled()).toEqual([
        ['blue', 'red'],
        ['black', 'gray'],
      ]);
    },
  );

  ruleTest(
    'surges come up in the roll, and pay for abilities in step 4 [D2-SURGE-01, D2-SURGE-03]',
    (open) => {
      const weapon = { dice: ['red'], surges: ['+1 damage'] };
      const t = attack(duel(open, weapon, { red: '0-3-1', gray: '0' }), 'target:M');
      expect([surges(t)[0], t.state.attacks[0]!.stage]).toEqual(['surge:own:0', 'surges']);
      t.choose('surge:own:0');
      expect(damage(t, 'M')).toBe(4);
      const none = attack(duel(open, weapon, { red: '0-3-0', gray: '0' }), 'target:M');
      expect([surges(none), damage(none, 'M')]).toEqual([[], 3]);
    },
  );

  for (const when of [...MOMENTS, ...LATER])
    ruleTest(`${when}: an attacker who falls ends it there`, (open) => {
      const thorns = { name: 'Thorns', when, does: 'that figure suffers 9 damage', of: 'others' };
      const t = fight(open, {
        map: room('HMA'),
        figures: { H: hero({ skills: [thorns] }), A: hero(), M: monster({ ...blade, blast: true }) },
        turn: { activating: 'M' },
        shown: ['after rolling', 'checking range', ...LATER].includes(when)
          ? { red: '0-3-0', gray: '0 0 0' }
          : {},
      });
      attack(t, 'target:H');
      expect([damage(t, 'H'), damage(t, 'A')]).toEqual([0, 0]);
      expect(t.state.attacks).toEqual([]);
    });

  for (const when of MOMENTS)
    ruleTest(`${when}: whatever says so ends it there, and it has not missed`, (open) => {
      const halt = { name: 'Halt', when, does: 'end attack', of: 'others' };
      const t = fight(open, {
        map: room('HM'),
        figures: { H: hero({ skills: [halt] }), M: monster(blade) },
        turn: { activating: 'M' },
        shown: ['after rolling', 'checking range'].includes(when) ? { red: '0-3-0', gray: '0' } : {},
      });
      attack(t, 'target:H');
      expect([damage(t, 'H'), t.logged('d2.log.missed'), t.state.attacks]).toEqual([0, [], []]);
    });

  ruleTest('it is certain to hit once step 3 is over, or once a demand of step 4 is met', (open) => {
    const skills = [{ name: 'Sure', when: 'attack certain', does: 'suffer 1 damage' }];
    const far = { own: { skills }, map: hall('H..M......') };
    const bow = { attack: 'ranged', dice: ['blue'] };
    const hit = attack(duel(open, bow, { blue: '3-2-0', gray: '3' }, far), 'target:M');
    expect(damage(hit, 'H')).toBe(1);
    const short = attack(duel(open, bow, { blue: '2-2-1', gray: '3' }, far), 'target:M');
    expect(damage(short, 'H')).toBe(0);
    const shadow = { own: { skills }, foe: { passives: ['Shadow'] } };
    const met = attack(duel(open, { dice: ['red'] }, { red: '0-3-1', gray: '3' }, shadow), 'target:M');
    expect(damage(met, 'H')).toBe(0);
    expect(damage(met.choose('surge:demand:Shadow'), 'H')).toBe(1);
    const unmet = attack(duel(open, { dice: ['red'] }, { red: '0-3-1', gray: '3' }, shadow), 'target:M');
    expect(damage(unmet.choose('let-it-miss'), 'H')).toBe(0);
  });
});

describe('what is settled when the attack is declared', () => {
  const keen = (ask: string, more: Words = {}) => ({
    name: 'Keen',
    when: 'attacking',
    if: ask,
    does: '+2 damage',
    may: true,
    ...more,
  });

  ruleTest('whether a "when attacking" ability applies, whatever comes later [D2-COMBAT-12]', (open) => {
    const leap = { name: 'Leap', when: 'before rolling', does: 'place within 5', may: true };
    const bow = { attack: 'ranged', dice: ['blue'] };
    const shot = (ask: string) =>
      attack(
        duel(
          open,
          bow,
          { blue: '3-2-0', gray: '0' },
          { own: { skills: [keen(ask), leap] }, map: hall('H.M.......') },
        ),
        'target:M',
      );
    // H stands two spaces away at the declaration, and then leaps to the target's side.
    const far = use(shot('target not adjacent')).choose('space:b1');
    expect(uses(far)).toHaveLength(1);
    expect(damage(use(far), 'M')).toBe(4);
    const near = use(shot('target adjacent')).choose('space:b1');
    expect(damage(near, 'M')).toBe(2);
  });

  ruleTest('and it is used after the dice are rolled [D2-COMBAT-18]', (open) => {
    const t = duel(
      open,
      { dice: ['red'] },
      { red: '0-3-0', gray: '0' },
      { own: { skills: [keen('target adjacent')] } },
    );
    attack(t, 'target:M');
    expect([t.state.attacks[0]!.stage, t.state.attacks[0]!.roll.dice.length]).toEqual(['roll', 1]);
    expect(damage(use(t), 'M')).toBe(5);
  });
});

describe('damage of an attack', () => {
  const struck = (
    skills: readonly Words[],
    own: Words = {},
    shown: { readonly [colour: string]: string } = {},
  ) => ({
    map: room('HMA'),
    figures: { H: hero({ skills, health: 4 }), A: hero(), M: monster({ ...blade, health: 20, ...own }) },
    turn: { activating: 'M' },
    shown: { red: '0-3-0', gray: '0 0', ...shown },
  });

  ruleTest(
    'what is suffered comes after what is dealt, and may differ [D2-COMBAT-42, D2-COMBAT-43, D2-COMBAT-44]',
    (open) => {
      const tough = { name: 'Tough', when: 'would suffer', does: '-1' };
      const t = fight(open, struck([tough]));
      attack(t, 'target:H');
      const told = t.log
        .filter(({ key }) => /log\.(dealt|damage)$/.test(key))
        .map(({ key, args }) => [key, args?.n]);
      expect(told).toEqual([
        ['d2.log.dealt', 3],
        ['d2.log.damage', 2],
      ]);
      expect(damage(t, 'H')).toBe(2);
    },
  );

  ruleTest('only that of step 5 comes from the attack [D2-COMBAT-45]', (open) => {
    const sore = { name: 'Sore', when: 'suffered', from: 'attack', does: 'suffer 1 fatigue' };
    const sting = { name: 'Sting', when: 'after rolling', of: 'others', does: 'suffer 1 damage' };
    const missed = attack(fight(open, struck([sore, sting], { dice: ['blue'] }, { blue: 'X' })), 'target:H');
    expect([damage(missed, 'H'), figure(missed, 'H').fatigue]).toEqual([1, 0]);
    const hit = attack(fight(open, struck([sore], {}, { red: '0-2-0' })), 'target:H');
    expect([damage(hit, 'H'), figure(hit, 'H').fatigue]).toEqual([2, 1]);
  });

  ruleTest(
    'the attack is resolved after all of it, and after who falls by it has fallen [D2-COMBAT-46]',
    (open) => {
      const gloat = { name: 'Gloat', when: 'attack resolved', of: 'anybody', does: 'suffer 1 damage' };
      const position = struck([], { passives: ['Flail'] });
      const t = fight(open, {
        ...position,
        figures: { ...position.figures, H: hero({ health: 2 }), A: hero({ skills: [gloat] }) },
      });
      attack(t, 'target:H', 'target:A', ['figure:A', 'figure:H']);
      const told = t.log
        .filter(({ key }) => /log\.(dealt|damage|knocked-out)$/.test(key))
        .map(({ key }) => key);
      expect(told).toEqual([
        ...['d2.log.dealt', 'd2.log.damage', 'd2.log.dealt', 'd2.log.damage', 'd2.log.knocked-out'],
        'd2.log.damage',
      ]);
    },
  );

  ruleTest('just before somebody is defeated is a moment of step 5 [D2-COMBAT-47]', (open) => {
    const save = { name: 'Save', when: 'falling', does: 'recover 2 damage', may: true };
    const t = fight(open, struck([save], {}, { red: '0-3-0', gray: '0' }));
    figure(t, 'H');
    const low = fight(open, {
      ...struck([save]),
      figures: { H: hero({ skills: [save], health: 3 }), A: hero(), M: monster({ ...blade, health: 20 }) },
    });
    attack(low, 'target:H');
    expect([low.state.attacks[0]!.stage, damage(low, 'H')]).toEqual(['deal', 3]);
    use(low);
    expect([damage(low, 'H'), figure(low, 'H').zone]).toEqual([1, 'map']);
  });

  ruleTest(
    'Weakened takes its shield from the result, and Pierce only what the dice show [D2-COND-85]',
    (open) => {
      const ward = { name: 'Ward', when: 'after rolling', of: 'others', does: '+1 shield' };
      const t = fight(open, {
        ...struck([], { pierce: 2 }),
        figures: {
          H: hero({ skills: [ward], conditions: ['weakened'] }),
          A: hero(),
          M: monster({ ...blade, pierce: 2, health: 20 }),
        },
        shown: { red: '0-3-0', gray: '2' },
      });
      attack(t, 'target:H');
      // 2 on the die, +1 and -1 make 2 shields; the 2 that the die shows are pierced, and none is left.
      expect(damage(t, 'H')).toBe(3);
    },
  );
});

describe('what is no attack', () => {
  const alarm = { name: 'Alarm', when: 'attack declared', of: 'anybody', does: 'suffer 1 damage' };
  const rolled = { ...alarm, name: 'Rolled', when: 'after rolling' };
  const calm = (skill: Words, shown = {}) => ({
    map: room('HMA'),
    figures: {
      H: hero({ skills: [skill] }),
      A: hero({ skills: [alarm, rolled] }),
      M: monster({ health: 9 }),
    },
    shown,
  });

  ruleTest('dealing damage [D2-ATTACK-02]', (open) => {
    const t = fight(open, calm({ name: 'Burst', does: 'enemies within 1 suffer 2 damage' }));
    use(t);
    expect([damage(t, 'M'), damage(t, 'A')]).toEqual([2, 0]);
  });

  ruleTest('rolling attack or defence dice [D2-ATTACK-03]', (open) => {
    const t = fight(
      open,
      calm({ name: 'Dare', does: 'test might else suffer 1 damage' }, { gray: '3', black: '2' }),
    );
    use(t);
    expect([damage(t, 'H'), damage(t, 'A')]).toEqual([1, 0]);
  });
});

describe('weapons', () => {
  ruleTest('a weapon among the Search cards can be declared, once [D2-COMBAT-05]', (open) => {
    const flask = { name: 'Flask', attack: 'ranged', dice: ['blue'] };
    const t = fight(open, {
      map: hall('H..M......'),
      figures: { H: { hero: {}, found: [flask] }, M: monster({ health: 20 }) },
      shown: { blue: '3-2-0', gray: '0' },
    });
    expect(weapons(t)).toHaveLength(1);
    attack(t, 'target:M');
    expect([damage(t, 'M'), weapons(t), t.state.acting[0]!.actions]).toEqual([2, [], 1]);
  });

  ruleTest('what a weapon says works in attacks with it alone [D2-COMBAT-06]', (open) => {
    const ability = { when: 'after rolling', does: '+2 damage' };
    const t = fight(open, {
      map: hall('HM........'),
      figures: {
        H: hero({
          weapons: [
            { ...blade, ability },
            { name: 'Club', dice: ['red'] },
          ],
        }),
        M: monster({ health: 20 }),
      },
      shown: { red: '0-2-0 0-2-0', gray: '0 0' },
    });
    const [keen, club] = weapons(t);
    t.choose(club!).choose('target:M');
    expect(damage(t, 'M')).toBe(2);
    t.choose(keen!).choose('target:M');
    expect(damage(t, 'M')).toBe(6);
  });

  ruleTest('an extra attack is a plain one, never one that an ability contains [D2-ATTACK-05]', (open) => {
    const rage = { name: 'Rage', when: 'attack resolved', does: 'attack', may: true, once: 'turn' };
    const whirl = { name: 'Whirl', action: true, does: 'attack' };
    const t = fight(open, {
      map: hall('HM........'),
      figures: { H: hero({ weapons: [blade], skills: [rage, whirl] }), M: monster({ health: 20 }) },
      shown: { red: '0-2-0 0-2-0', gray: '0 0' },
    });
    expect(t.offered.filter((id) => id.startsWith('ability:'))).toHaveLength(1);
    attack(t, 'target:M');
    use(t);
    expect(t.offered).toEqual(weapons(t));
    t.choose(weapons(t)[0]!).choose('target:M');
    expect([damage(t, 'M'), t.state.acting[0]!.actions]).toEqual([4, 1]);
  });
});
