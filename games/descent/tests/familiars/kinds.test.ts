import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { conditionsOf } from '../../rules/figures/conditions.ts';
import { distanceOf, seeFigures } from '../../rules/ground.ts';
import { attack, damage, targets, weapons } from '../attack/kit.ts';
import { at, climbs, go, ground, points, steps } from '../move/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { actionsLeft, figure, room, scene, type Table } from '../turn/kit.ts';

const foe = monster({ health: 20, defence: [] });
const SWORD = { name: 'Sword', dice: ['blue'] };
const soul = (more: Words = {}): Words => ({ figure: 'Shadow Soul', of: 'H', ...more });
const stone = (more: Words = {}): Words => ({ figure: 'Summoned Stone', of: 'H', ...more });
const reanimate = (more: Words = {}): Words => ({ figure: 'Reanimate', of: 'H', ...more });

const table = (open: OpenPlaytest, map: string, figures: Words, more: Words = {}): Table =>
  scene(open, { map, figures: { H: hero(), A: hero(), M: foe, ...figures }, turn: { of: 'H' }, ...more });
/** The familiar F is activated. */
const active = (open: OpenPlaytest, map: string, figures: Words, more: Words = {}): Table =>
  table(open, map, figures, { turn: { of: 'H', step: '3.I' }, ...more }).choose('activate:F');

describe('familiars', () => {
  it('are each of one of three kinds [D2-FAM-23]', () => {
    const kinds = content.figures
      .filter(({ sort }) => sort === 'familiar')
      .map(({ name, standing, asHero }) => [name, standing, asHero]);
    expect(kinds).toEqual([
      ['Reanimate', 'figure', true],
      ['Summoned Stone', 'obstacle', false],
      ['Shadow Soul', 'bystander', false],
      ['Brightblaze', 'figure', true],
    ]);
  });

  ruleTest(
    'of one sort are activated together, before any others [D2-FAM-15, D2-FAM-16, D2-TURN-15]',
    (open) => {
      const t = table(
        open,
        room('HFG.....', 'AR.....M'),
        { F: stone(), G: stone(), R: reanimate() },
        { turn: { of: 'H', step: '3.I' } },
      );
      expect(t.offered).toEqual(['activate:F', 'activate:G', 'activate:R', 'pass']);
      t.choose('activate:G', 'end');
      // The other stone is next, and nobody is asked.
      expect([figure(t, 'F').acted, t.state.acting[0]!.figure]).toEqual([true, figure(t, 'F').id]);
      t.choose('end');
      expect(t.offered).toEqual(['activate:R', 'pass']);
      t.choose('pass');
      expect(t.state.turn?.step).toBe('3.II');
      t.choose('end');
      expect(t.offered).toEqual(['activate:R', 'pass']);
    },
  );
});

describe('a bystander familiar', () => {
  ruleTest('is neither a target nor affected by anything [D2-FAM-24]', (open) => {
    const blast = { name: 'Bomb', attack: 'ranged', dice: ['blue'], blast: true };
    const skills = [{ name: 'Quake', action: true, does: 'figures within 2 suffer 1 damage' }];
    const t = table(
      open,
      room('H.F.....', 'A..M....'),
      { F: soul(), H: hero({ weapons: [blast], skills, defence: [] }), A: hero({ defence: [] }) },
      { shown: { blue: '4-2-0' } },
    );
    attack(t);
    expect(targets(t)).toEqual(['target:M']);
    t.choose('target:M');
    // 2 by the bomb, 1 more by the Shadow Soul, which stands beside the monster.
    expect([damage(t, 'M'), damage(t, 'F'), figure(t, 'F').zone]).toEqual([3, 0, 'map']);
    t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
    expect([damage(t, 'A'), damage(t, 'F'), figure(t, 'F').zone]).toEqual([1, 0, 'map']);
    const monsters = scene(open, {
      map: room('HFM.....', 'A.......'),
      figures: { H: hero(), A: hero(), F: soul(), M: foe },
      turn: { activating: 'M' },
    });
    expect(weapons(monsters)).toEqual([]);
  });

  ruleTest(
    'pays 2 points for any special terrain and suffers nothing there [D2-FAM-25, D2-FAM-63]',
    (open) => {
      for (const terrain of ['w', 'l', 'p', 's', 'h']) {
        const slow = active(open, ground(`F ${terrain} . .`, 'X X X X', 'H A . M'), { F: soul() });
        slow.choose('action:move');
        expect(steps(slow)).toEqual([]);
        const quick = active(open, ground(`F ${terrain} . .`, 'X X X X', 'H A . M'), {
          F: { figure: { sort: 'familiar', standing: 'bystander', speed: 3 }, of: 'H' },
        });
        quick.choose('action:move');
        go(quick, 'b1');
        expect([points(quick), damage(quick, 'F')]).toEqual([1, 0]);
        go(quick, 'c1');
        expect(figure(quick, 'F').zone).toBe('map');
      }
    },
  );

  ruleTest('blocks neither movement nor sight [D2-FAM-26]', (open) => {
    const t = table(open, room('HFM.....', '........', 'A.......'), { F: soul() });
    expect(seeFigures(t.state, figure(t, 'H'), figure(t, 'M'))).toBe(true);
    t.choose('action:move');
    go(t, 'b1');
    t.choose('end');
    expect(at(t, 'H')).toBe('b1');
    const passing = table(
      open,
      ground('M F H .', 'X X X X', 'A . . .'),
      { F: soul() },
      { turn: { activating: 'M' } },
    );
    passing.choose('action:move');
    expect(steps(passing)).toEqual(['b1']);
  });

  ruleTest('may stop in a space with a figure, for good and to do something else [D2-FAM-27]', (open) => {
    const t = active(open, ground('F M . .', 'X X X X', 'H A . .'), {
      F: { figure: { sort: 'familiar', standing: 'bystander', speed: 2 }, of: 'H' },
    });
    t.choose('action:move');
    go(t, 'b1');
    expect([t.offered.includes('end'), steps(t)]).toEqual([true, ['a1', 'c1']]);
    t.choose('end');
    expect([at(t, 'F'), at(t, 'M'), t.state.turn?.step]).toEqual(['b1', 'b1', '3.II']);
  });
});

describe('a hero familiar', () => {
  ruleTest(
    'is a hero for skills, abilities, feats, items and Search cards [D2-FAM-30, D2-FAM-31, D2-HERO-21, D2-HERO-22]',
    (open) => {
      const t = table(open, room('HF......', 'A......M'), {
        F: reanimate({ conditions: ['poisoned'] }),
        H: hero({ found: ['Curse Doll'], skills: ['Rehearsal'] }),
      });
      t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
      expect(conditionsOf(t.state, figure(t, 'F'))).toEqual([]);
      const healer = table(
        open,
        room('HF......', 'A......M'),
        {
          F: { figure: { sort: 'familiar', 'as hero': true }, of: 'H', damage: 2 },
          H: hero({ skills: ['Prayer of Healing'] }),
        },
        { shown: { red: '0-1-0' } },
      );
      healer.choose(healer.offered.find((id) => id.startsWith('ability:') || id.startsWith('use:'))!);
      expect(healer.offered).toContain('figure:F');
      healer.choose('figure:F');
      expect(damage(healer, 'F')).toBe(1);
    },
  );

  ruleTest('takes part in no trade [D2-FAM-34]', (open) => {
    const t = table(open, room('HF......', '.......M', 'A.......'), {
      F: reanimate(),
      H: hero({ packed: ['Sling'] }),
    });
    t.choose('action:move', 'action:rest');
    expect(t.offered.filter((id) => /^(give|take):/.test(id))).toEqual([]);
  });

  ruleTest('fails every test [D2-FAM-39]', (open) => {
    const t = active(open, room('HF......', 'A......M'), { F: reanimate({ conditions: ['diseased'] }) });
    // No dice are rolled: none are scripted. It has no Stamina, so the fatigue is damage.
    expect([damage(t, 'F'), conditionsOf(t.state, figure(t, 'F'))]).toEqual([1, ['diseased']]);
  });
});

describe('an obstacle familiar', () => {
  ruleTest('is neither a hero nor a figure [D2-FAM-44]', (open) => {
    const t = table(open, room('HF......', 'A......M'), {
      F: stone({ conditions: ['poisoned'] }),
      H: hero({
        found: ['Curse Doll'],
        skills: [{ name: 'Quake', action: true, does: 'figures within 2 suffer 1 damage' }],
      }),
    });
    // The Curse Doll finds nobody with a condition to help.
    const [quake, ...others] = t.offered.filter((id) => id.startsWith('ability:'));
    expect(others).toEqual([]);
    t.choose(quake!);
    expect([damage(t, 'A'), damage(t, 'F')]).toEqual([1, 0]);
  });

  ruleTest('is attacked by monsters and heroes alike, and affected by areas [D2-FAM-45]', (open) => {
    const shown = { blue: '3-2-0', brown: '0', red: '0-2-0' };
    const own = table(
      open,
      room('HF......', 'A......M'),
      { F: stone(), H: hero({ weapons: [SWORD] }) },
      { shown },
    );
    attack(own, 'target:F');
    expect(figure(own, 'F').zone).toBe('defeated');
    const theirs = table(
      open,
      room('HFM.....', 'A.......'),
      { F: stone() },
      { turn: { activating: 'M' }, shown },
    );
    attack(theirs, 'target:F');
    expect(figure(theirs, 'F').zone).toBe('defeated');
    const bomb = { name: 'Bomb', attack: 'ranged', dice: ['blue'], blast: true };
    const area = table(
      open,
      room('H...M...', 'A...F...'),
      { F: stone(), H: hero({ weapons: [bomb] }) },
      { shown: { blue: '4-2-0', brown: '0' } },
    );
    attack(area, 'target:M');
    while (area.prompt !== 'd2.ask.act')
      area.choose(area.match.choice!.kind === 'order' ? [...area.offered] : area.offered[0]!);
    expect(figure(area, 'F').zone).toBe('defeated');
  });

  ruleTest(
    'has conditions, fails tests and spends its action on them [D2-FAM-46, D2-FAM-47, D2-FAM-48]',
    (open) => {
      const t = active(open, room('HF......', 'A......M'), {
        F: stone({ conditions: ['poisoned', 'bleeding'] }),
      });
      expect([damage(t, 'F'), conditionsOf(t.state, figure(t, 'F')), actionsLeft(t)]).toEqual([
        1,
        ['bleeding', 'poisoned'],
        1,
      ]);
      t.choose('discard:bleeding');
      expect([conditionsOf(t.state, figure(t, 'F')), t.offered]).toEqual([['poisoned'], ['end']]);
    },
  );

  ruleTest('is counted to but not through [D2-FAM-49, D2-FAM-50]', (open) => {
    const map = ground('H F M .', '. X X .', '. . . .', 'A . . .');
    const t = table(open, map, { F: stone() });
    expect([
      distanceOf(t.state, figure(t, 'H'), figure(t, 'F')),
      distanceOf(t.state, figure(t, 'H'), figure(t, 'M')),
    ]).toEqual([1, 5]);
    const free = table(open, ground('H . M .', '. X X .', '. . . .', 'A F . .'), { F: stone() });
    expect(distanceOf(free.state, figure(free, 'H'), figure(free, 'M'))).toBe(2);
    // Range 2 is not enough for the way round.
    const bow = { name: 'Bow', attack: 'ranged', dice: ['blue'] };
    const shot = table(
      open,
      ground('. F . .', 'H . M .', 'A . . .'),
      { F: stone(), H: hero({ weapons: [bow] }) },
      { shown: { blue: '3-2-0', brown: '0' } },
    );
    attack(shot, 'target:F');
    expect(figure(shot, 'F').zone).toBe('defeated');
  });

  ruleTest(
    'is in the way of everybody, and moves through its friends alone [D2-FAM-51, D2-FAM-52]',
    (open) => {
      const t = table(open, ground('H F . .', 'X X X X', 'A . . M'), { F: stone() });
      t.choose('action:move');
      expect(steps(t)).toEqual([]);
      const own = active(open, ground('. H F M', 'X X X X', 'A . . .'), { F: stone() });
      own.choose('action:move');
      expect(steps(own)).toEqual(['b1']);
      go(own, 'b1');
      expect([steps(own), own.offered.includes('end')]).toEqual([['a1', 'c1'], false]);
    },
  );

  ruleTest(
    'pays 2 points for special terrain and suffers nothing, at the end of its activation neither [D2-FAM-53, D2-FAM-54, D2-FAM-63]',
    (open) => {
      for (const terrain of ['w', 'l', 'p', 's', 'h']) {
        const t = active(open, ground(`F ${terrain} . .`, 'X X X X', 'H A . M'), { F: stone() });
        t.choose('action:move');
        expect(steps(t)).toEqual(['b1']);
        go(t, 'b1');
        expect([points(t), damage(t, 'F')]).toEqual([0, 0]);
        t.choose('end');
        expect([figure(t, 'F').zone, damage(t, 'F')]).toEqual(['map', 0]);
      }
    },
  );

  ruleTest('walks out of a pit [D2-FAM-55]', (open) => {
    const t = active(open, ground('pF . . .', 'X X X X', 'H A . M'), { F: stone() });
    expect(climbs(t)).toEqual([]);
    t.choose('action:move');
    go(t, 'b1');
    expect([at(t, 'F'), points(t)]).toEqual(['b1', 1]);
  });

  ruleTest('attacks with a weapon that its hero lends it', (open) => {
    const wand = { name: 'Wand', attack: 'ranged', dice: ['blue'], traits: ['Magic'] };
    const skills = ['Terracall'];
    const t = table(
      open,
      room('H......M', 'A.......'),
      { H: hero({ weapons: [wand], skills }) },
      { shown: { blue: '4-2-0' } },
    );
    t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
    expect(t.offered).toContain('space:d1');
    t.choose('space:d2', 'end');
    t.choose(t.offered.find((id) => id.startsWith('activate:'))!);
    expect(actionsLeft(t)).toBe(2);
    attack(t, 'target:M');
    expect(damage(t, 'M')).toBe(2);
  });
});
