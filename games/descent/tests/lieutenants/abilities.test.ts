import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { spaceName } from '../../rules/ground.ts';
import { damage, room, targets } from '../attack/kit.ts';
import { act, mayAct, surgeTexts } from '../monsters/kit.ts';
import { hero, monster } from '../position.ts';
import type { Table } from '../quest/kit.ts';
import { figure, has } from '../table.ts';
import { actionsLeft, points } from '../turn/kit.ts';
import { attackH, surge, withLieutenant } from './kit.ts';

const where = (t: Table, letter: string): string => spaceName(t.state, figure(t, letter).at);

describe('Dominion', () => {
  ruleTest(
    'moves a hero in sight by 2 spaces after a passed test, who is Immobilized unless he passes his own [D2-FABIL-20, D2-FABIL-21]',
    (open) => {
      const t = withLieutenant(open, 'Baron Zachareth', { shown: { gray: '1 3', black: '2 4' } });
      act(t, 'Dominion').choose('yes', 'figure:A');
      expect(t.asked).toBe(0);
      t.choose('step:b3', 'step:c3');
      expect([where(t, 'A'), has(t, 'A', 'immobilized'), actionsLeft(t)]).toEqual(['c3', true, 1]);
    },
  );

  ruleTest('leaves a hero free who passes the test [D2-FABIL-21]', (open) => {
    const t = withLieutenant(open, 'Baron Zachareth', { shown: { gray: '1 0', black: '2 3' } });
    act(t, 'Dominion').choose('yes', 'figure:A', 'stop');
    expect(has(t, 'A', 'immobilized')).toBe(false);
  });

  ruleTest('does nothing when he fails, or when nobody is in sight [D2-FABIL-20]', (open) => {
    const t = withLieutenant(open, 'Baron Zachareth', { shown: { gray: '2', black: '2' } });
    act(t, 'Dominion');
    expect([t.offered.includes('figure:A'), actionsLeft(t)]).toEqual([false, 1]);
  });
});

describe('the attacks of Baron Zachareth', () => {
  ruleTest('may Subdue: whoever is dealt damage receives a condition of his choice', (open) => {
    const t = withLieutenant(open, 'Baron Zachareth', {
      shown: { blue: '2-2-1', red: '0-2-0', gray: '1' },
    });
    surge(attackH(t), 1);
    expect(t.offered).toEqual(
      ['diseased', 'immobilized', 'poisoned', 'stunned'].map((one) => `condition:${one}`),
    );
    t.choose('condition:stunned');
    expect([has(t, 'H', 'stunned'), damage(t, 'H')]).toEqual([true, 3]);
  });

  ruleTest('give no condition without damage', (open) => {
    const t = withLieutenant(open, 'Baron Zachareth', {
      figures: { H: hero({ health: 30, defence: ['black'] }), A: hero() },
      shown: { blue: '6-1-1', red: '0-2-0', black: '4' },
    });
    surge(attackH(t), 1);
    expect([damage(t, 'H'), t.state.zones.conditions ?? []]).toEqual([0, []]);
  });

  ruleTest(
    'are made at range in act 2 with the dice of Shadow Bolt, once in an activation [D2-MON-31]',
    (open) => {
      const shown = { blue: '5-1-0', red: '0-2-0', yellow: '1-1-0', gray: '0' };
      const t = withLieutenant(open, 'Baron Zachareth', { act: 2, shown });
      act(t, 'Shadow Bolt').choose('target:A');
      expect([damage(t, 'A'), actionsLeft(t), mayAct(t, 'Shadow Bolt'), targets(t)]).toEqual([
        4,
        1,
        false,
        [],
      ]);
      expect(t.offered.some((id) => id.startsWith('weapon:'))).toBe(false);
      const early = withLieutenant(open, 'Baron Zachareth');
      expect(mayAct(early, 'Shadow Bolt')).toBe(false);
    },
  );
});

describe('Lady Eliza Farrow', () => {
  const court = (open: OpenPlaytest, more: object = {}): Table =>
    withLieutenant(open, 'Lady Eliza Farrow', {
      map: room('MLH.....', 'N.......', '....A...'),
      figures: {
        H: hero({ health: 30 }),
        A: hero(),
        M: monster({ health: 9, damage: 6 }),
        N: monster({ health: 9 }),
      },
      own: { damage: 5 },
      ...more,
    });

  ruleTest('Sacrifices up to 5 damage of a monster beside her and recovers as much [D2-FABIL-71]', (open) => {
    const t = court(open);
    act(t, 'Sacrifice').choose('figure:N');
    expect(t.match.choice).toMatchObject({ min: 1, max: 5 });
    t.choose(4);
    expect([damage(t, 'N'), damage(t, 'L')]).toEqual([4, 1]);
  });

  ruleTest('takes no more than the monster has Health left [D2-FABIL-72]', (open) => {
    const t = court(open);
    act(t, 'Sacrifice').choose('figure:M');
    expect(t.match.choice).toMatchObject({ min: 1, max: 3 });
    t.choose(3);
    expect([figure(t, 'M').zone, damage(t, 'L')]).toEqual(['defeated', 2]);
  });

  ruleTest('may do so undamaged [D2-FABIL-73]', (open) => {
    const t = court(open, { own: {} });
    act(t, 'Sacrifice').choose('figure:N').choose(2);
    expect([damage(t, 'N'), damage(t, 'L')]).toEqual([2, 0]);
  });

  ruleTest('Seduces a hero within 3 spaces: moved by 1 space and Stunned', (open) => {
    const t = court(open, { shown: { gray: '1', black: '2' } });
    act(t, 'Seduce');
    expect(t.offered).toEqual(['figure:H', 'figure:A']);
    t.choose('figure:A', 'step:d2');
    expect([where(t, 'A'), has(t, 'A', 'stunned')]).toEqual(['d2', true]);
    const failed = court(open, { shown: { gray: '2', black: '2' } });
    act(failed, 'Seduce').choose('figure:A');
    expect([where(failed, 'A'), has(failed, 'A', 'stunned')]).toEqual(['e3', false]);
  });

  ruleTest('Wails in act 2: heroes within 3 spaces test willpower, or suffer 2 fatigue', (open) => {
    const t = court(open, { act: 2, shown: { gray: '3 0', black: '4 0' } });
    act(t, 'Wail');
    expect([figure(t, 'H').fatigue, figure(t, 'A').fatigue]).toEqual([2, 0]);
  });

  ruleTest('recovers by Blood Call what her attack deals', (open) => {
    const t = court(open, { shown: { blue: '2-2-1', yellow: '1-1-0', gray: '1' } });
    surge(attackH(t), 0);
    expect([damage(t, 'H'), damage(t, 'L')]).toEqual([2, 3]);
  });
});

describe('Lord Merick Farrow', () => {
  const shaken = (open: OpenPlaytest, map: string, shown: object): Table =>
    withLieutenant(open, 'Lord Merick Farrow', {
      map,
      figures: { H: hero({ weapons: [{ name: 'Bow', attack: 'ranged', dice: ['blue'] }] }), A: hero() },
      turn: { of: 'H' },
      shown: { blue: '5-1-0', gray: '0 3', brown: '0', black: '4', ...shown },
    });
  const shoot = (t: Table): Table => {
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!);
    return t.offered.includes('target:L') ? t.choose('target:L') : t;
  };

  ruleTest('shakes a hero beside him who attacks him: willpower, or 1 fatigue', (open) => {
    const t = shoot(shaken(open, room('.LH.....', '........', 'A.......'), {}));
    expect([damage(t, 'L'), figure(t, 'H').fatigue]).toEqual([1, 1]);
    const far = shoot(shaken(open, room('.L..H...', '........', 'A.......'), { gray: '0', black: '' }));
    expect([damage(far, 'L'), figure(far, 'H').fatigue]).toEqual([1, 0]);
  });

  const burning = (open: OpenPlaytest, hurt: number, more: object = {}): Table =>
    withLieutenant(open, 'Lord Merick Farrow', {
      map: room('MLH.....', '........', 'A.......'),
      figures: { H: hero({ health: 30, defence: [] }), A: hero(), M: monster({ health: 9, defence: [] }) },
      own: { damage: hurt },
      shown: { blue: '3-2-0', red: '0-1-0' },
      ...more,
    });

  ruleTest('Ignites: 1 damage of his own for an attack on all beside him, friends too', (open) => {
    const t = burning(open, 0);
    act(t, 'Ignite').choose(['figure:H', 'figure:M']);
    expect([damage(t, 'L'), damage(t, 'H'), damage(t, 'M'), damage(t, 'A')]).toEqual([1, 3, 3, 0]);
    expect([actionsLeft(t), mayAct(t, 'Ignite')]).toEqual([1, false]);
  });

  ruleTest('does not Ignite when that would defeat him', (open) => {
    expect([mayAct(burning(open, 6), 'Ignite'), mayAct(burning(open, 7), 'Ignite')]).toEqual([true, false]);
  });

  ruleTest(
    'Withers his target in step 4: 1 fatigue, or 1 damage at full Stamina [D2-FABIL-101, D2-FABIL-102]',
    (open) => {
      const withered = (fatigue: number): Table => {
        const t = burning(open, 0, {
          act: 2,
          figures: { H: hero({ health: 30, fatigue, stamina: 4, defence: [] }), A: hero(), M: monster() },
          shown: { blue: '2-2-1', red: '0-1-0', yellow: '1-0-1' },
        });
        return surge(attackH(t), 0);
      };
      const tired = withered(1);
      expect([
        tired.offered.some((id) => id.startsWith('surge:')),
        figure(tired, 'H').fatigue,
        damage(tired, 'H'),
      ]).toEqual([true, 2, 0]);
      const full = withered(4);
      expect([figure(full, 'H').fatigue, damage(full, 'H')]).toEqual([4, 1]);
    },
  );
});

describe('Splig', () => {
  const goaded = (open: OpenPlaytest, gray: string, black: string): Table =>
    withLieutenant(open, 'Splig', {
      map: room('MLH.....', 'N.......', 'A.......'),
      figures: {
        H: hero({ weapons: [{ name: 'Sword', dice: ['blue'] }] }),
        A: hero(),
        M: monster({ health: 9, defence: [] }),
        N: monster({ health: 9, defence: [] }),
      },
      turn: { of: 'H' },
      shown: { blue: '3-2-0', gray, black, brown: '0' },
    });
  const hit = (t: Table): Table => {
    return t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:L');
  };

  ruleTest('lets another monster beside him take the blow when he passes a test of awareness', (open) => {
    const t = hit(goaded(open, '0', '2'));
    expect([t.asked, t.offered]).toEqual([0, ['figure:M', 'figure:N']]);
    t.choose('figure:N');
    expect([damage(t, 'N'), damage(t, 'L')]).toEqual([2, 0]);
  });

  ruleTest('is hit himself when he fails it', (open) => {
    const t = hit(goaded(open, '2', '2'));
    expect([damage(t, 'M'), damage(t, 'N'), damage(t, 'L')]).toEqual([0, 0, 2]);
  });

  ruleTest('knocks his target back to an empty space within 3 spaces, which it enters', (open) => {
    const t = withLieutenant(open, 'Splig', {
      map: room('.LH..p..', '........', 'A.......'),
      shown: { blue: '2-2-1', red: '0-1-0', gray: '0' },
    });
    surge(attackH(t), 0);
    expect([t.offered.includes('space:g1'), t.offered.includes('space:a3')]).toEqual([false, false]);
    t.choose('space:f1');
    expect([where(t, 'H'), damage(t, 'H')]).toEqual(['f1', 5]);
  });

  const promoting = (open: OpenPlaytest, shown: object, master: boolean): Table =>
    withLieutenant(open, 'Splig', {
      act: 2,
      map: room('ZLH.....', 'Y.......', 'A.W.....'),
      figures: {
        H: hero(),
        A: hero(),
        Z: { monster: 'Zombie', act: 2, damage: 3, conditions: ['poisoned'] },
        Y: { monster: 'Zombie', act: 2 },
        W: { monster: 'Zombie', act: 2, rank: master ? 'master' : 'minion' },
      },
      shown: shown as { readonly [colour: string]: string },
    });

  ruleTest(
    'promotes a minion beside him to a master without its tokens, if he passes a test [D2-FABIL-61, D2-FABIL-62]',
    (open) => {
      const t = promoting(open, { gray: '1', black: '2' }, false);
      act(t, 'Promotion').choose('yes', 'figure:Z');
      const there = t.state.zones.map!.find(({ def }) => def === 'zombie/2/master') as ReturnType<
        typeof figure
      >;
      expect([spaceName(t.state, there.at), there.damage, t.state.zones.conditions]).toEqual(['a1', 0, []]);
      expect(t.state.zones.map!.some(({ id }) => id === figure(t, 'Z')?.id)).toBe(false);
    },
  );

  ruleTest('promotes nobody when he fails, or beyond the group limit [D2-FABIL-61]', (open) => {
    const failed = promoting(open, { gray: '2', black: '2' }, false);
    act(failed, 'Promotion');
    expect(failed.offered.includes('yes')).toBe(false);
    const full = promoting(open, { gray: '1', black: '2' }, true);
    if (mayAct(full, 'Promotion')) act(full, 'Promotion');
    expect(full.offered.includes('yes')).toBe(false);
  });
});

describe('Sir Alric Farrow', () => {
  const press = (open: OpenPlaytest, more: object = {}): Table =>
    withLieutenant(open, 'Sir Alric Farrow', {
      map: room('L....H..', '........', '.......A'),
      shown: { gray: '1', black: '2' },
      ...more,
    });
  const use = (t: Table): Table => t.choose(t.offered.find((id) => id.startsWith('use:'))!);

  ruleTest(
    'Overpowers: beside a hero he tests might, trades spaces, and the hero suffers 1 fatigue [D2-FABIL-48, D2-FABIL-54]',
    (open) => {
      const t = press(open, { map: room('L..H....', '........', '.......A') });
      act(t, 'Overpower').choose('step:b1');
      expect(t.offered.some((id) => id.startsWith('use:'))).toBe(false);
      use(t.choose('step:c1')).choose('yes');
      expect([where(t, 'L'), where(t, 'H'), figure(t, 'H').fatigue, points(t)]).toEqual(['d1', 'c1', 1, 1]);
      t.choose('step:e1');
      expect(where(t, 'L')).toBe('e1');
    },
  );

  ruleTest('does not trade after a failed test [D2-FABIL-48]', (open) => {
    const t = press(open, {
      map: room('L.H.....', '........', '.......A'),
      shown: { gray: '3', black: '3' },
    });
    act(t, 'Overpower');
    use(t.choose('step:b1'));
    expect([where(t, 'L'), where(t, 'H'), figure(t, 'H').fatigue]).toEqual(['b1', 'c1', 0]);
  });

  ruleTest('breaks Overpower off as any move action [D2-FABIL-49]', (open) => {
    const t = press(open, {
      map: room('L..H....', '........', '.......A'),
      shown: { blue: '3-2-0', red: '0-2-0', gray: '0' },
    });
    act(t, 'Overpower').choose('step:b1', 'step:c1', 'pass');
    attackH(t);
    expect([damage(t, 'H'), points(t)]).toEqual([4, 1]);
  });

  ruleTest(
    'says with which points he moves; only those of Overpower carry the trade [D2-FABIL-50]',
    (open) => {
      const t = press(open);
      t.choose('action:move', 'step:b1');
      act(t, 'Overpower');
      expect([t.offered.includes('step:c1+ability'), t.offered.includes('step:c1+move')]).toEqual([
        true,
        true,
      ]);
      t.choose('step:c1+ability', 'step:d1+ability', 'step:e1+move');
      expect(t.offered.some((id) => id.startsWith('use:'))).toBe(false);
      const other = press(open);
      other.choose('action:move', 'step:b1');
      act(other, 'Overpower').choose('step:c1+move', 'step:d1+move', 'step:e1');
      expect(other.offered.some((id) => id.startsWith('use:'))).toBe(true);
    },
  );

  ruleTest(
    'drops a hero into a pit that he has entered: first the trade and its fatigue, then the fall of both [D2-FABIL-51, D2-FABIL-52, D2-FABIL-53, D2-FABIL-54]',
    (open) => {
      const t = press(open, { map: room('LpH.....', '........', '.......A') });
      act(t, 'Overpower');
      use(t.choose('step:b1'));
      expect([t.asked, t.match.choice!.kind]).toEqual([0, 'order']);
      const swap = t.offered.find((id) => id.includes('/entered'))!;
      t.choose([swap, ...t.offered.filter((id) => id !== swap)]).choose('yes');
      expect([where(t, 'L'), where(t, 'H')]).toEqual(['c1', 'b1']);
      expect([figure(t, 'H').fatigue, damage(t, 'H'), damage(t, 'L')]).toEqual([1, 2, 2]);
      expect(t.offered).toContain('step:d1');
    },
  );

  ruleTest('need not let himself be moved: Unmovable', (open) => {
    const t = press(open, {
      map: room('LH......', '........', '.......A'),
      figures: { H: hero({ weapons: [{ name: 'Hook', dice: ['blue'], surges: ['Knockback'] }] }), A: hero() },
      turn: { of: 'H' },
      shown: { blue: '6-1-1', gray: '0', brown: '0' },
    });
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:L', 'surge:own:0');
    expect(t.asked).toBe(0);
    use(t);
    expect([where(t, 'L'), damage(t, 'L')]).toEqual(['a1', 1]);
  });

  ruleTest('recovers 1 damage in act 2 as each turn of the overlord starts', (open) => {
    const t = press(open, { act: 2, own: { damage: 3 }, turn: { of: 'H', actions: 0 } });
    t.choose('end', 'end');
    expect([t.state.turn?.side, damage(t, 'L')]).toEqual(['overlord', 2]);
  });
});

describe('Belthir', () => {
  const over = (open: OpenPlaytest, row: string, more: object = {}): Table =>
    withLieutenant(open, 'Belthir', {
      act: 2,
      map: room(row, '........', '.......A'),
      figures: { H: hero({ health: 30, defence: [] }), A: hero(), M: monster({ health: 9, defence: [] }) },
      shown: { blue: '5-1-0', red: '0-1-0 0-1-0' },
      ...more,
    });

  ruleTest(
    'cries Havoc: a move action, then an attack on all whom he moved through, friend and foe [D2-FABIL-13, D2-FABIL-15]',
    (open) => {
      const t = over(open, 'LHM.....');
      act(t, 'Cry Havoc').choose('step:b1', 'step:c1', 'step:d1', 'stop', ['figure:H', 'figure:M']);
      expect([damage(t, 'H'), damage(t, 'M'), damage(t, 'A')]).toEqual([3, 3, 0]);
    },
  );

  ruleTest('counts it as a move action and an attack action [D2-FABIL-14]', (open) => {
    const t = over(open, 'LHM.....');
    act(t, 'Cry Havoc').choose('step:b1', 'step:c1', 'step:d1', 'stop', ['figure:H', 'figure:M']);
    expect([
      actionsLeft(t),
      t.offered.some((id) => id.startsWith('weapon:')),
      mayAct(t, 'Cry Havoc'),
    ]).toEqual([1, false, false]);
    const held = over(open, 'LHM.....', { own: { conditions: ['immobilized'] } });
    expect(mayAct(held, 'Cry Havoc')).toBe(false);
  });

  ruleTest('cannot break it off for something else [D2-FABIL-16]', (open) => {
    const t = over(open, 'L.HM....');
    act(t, 'Cry Havoc').choose('step:b1');
    expect(t.offered.every((id) => id.startsWith('step:') || id === 'stop')).toBe(true);
  });

  ruleTest(
    'spends the points of Cry Havoc first, and keeps what is left of them for later [D2-FABIL-17, D2-FABIL-18]',
    (open) => {
      const t = over(open, 'LH.M....', { turn: { activating: 'L', points: 3 } });
      act(t, 'Cry Havoc').choose('step:b1', 'step:c1', 'stop');
      expect([damage(t, 'H'), damage(t, 'M'), points(t)]).toEqual([3, 0, 5]);
      t.choose('step:d1', 'step:e1');
      expect([where(t, 'L'), points(t), damage(t, 'M')]).toEqual(['e1', 3, 0]);
    },
  );

  ruleTest('reaches and poisons', (open) => {
    const t = over(open, 'L.H.....', {
      figures: { H: hero({ health: 30, defence: [] }), A: hero() },
      shown: { blue: '6-1-1', red: '0-1-0 0-1-0' },
    });
    attackH(t);
    expect(surgeTexts(t).length).toBe(1);
    surge(t, 0);
    expect([damage(t, 'H'), has(t, 'H', 'poisoned')]).toEqual([3, true]);
  });

  ruleTest(
    'flies through enemies and over water, lava and pits, and stops where it is empty [D2-FABIL-27, D2-FABIL-28, D2-FABIL-30]',
    (open) => {
      const t = over(open, 'LHwlp...', { figures: { H: hero(), A: hero() } });
      t.choose('action:move', 'step:b1');
      expect(t.offered.every((id) => id.startsWith('step:'))).toBe(true);
      t.choose('step:c1', 'step:d1', 'step:e1');
      expect([where(t, 'L'), points(t), damage(t, 'L')]).toEqual(['e1', 0, 0]);
    },
  );

  ruleTest('goes on over a pit, but climbs when his activation began in one [D2-FABIL-31]', (open) => {
    const t = over(open, 'Lp......', {
      figures: { H: hero(), A: hero() },
      map: room('Lp......', 'H.......', '.......A'),
    });
    t.choose('action:move', 'step:b1', 'step:c1');
    expect(where(t, 'L')).toBe('c1');
    const down = over(open, '', {
      map: room('P.......', 'H.......', '.......A').replace('P  ', 'pL '),
      figures: { H: hero(), A: hero() },
    });
    down.choose('action:move');
    expect([
      down.offered.some((id) => id.startsWith('step:')),
      down.offered.some((id) => id.startsWith('climb:')),
    ]).toEqual([false, true]);
  });

  ruleTest('is defeated who ends his activation in lava [D2-FABIL-31]', (open) => {
    const t = over(open, 'Ll......', {
      figures: { H: hero(), A: hero() },
      map: room('Ll......', 'H.......', '.......A'),
    });
    t.choose('action:move', 'step:b1', 'end');
    expect(figure(t, 'L').zone).toBe('defeated');
  });

  ruleTest('crosses obstacles but stops on none [D2-FABIL-32]', (open) => {
    const t = over(open, '', {
      map: room('LX......', 'XX......', 'H......A'),
      figures: { H: hero(), A: hero() },
    });
    t.choose('action:move', 'step:b1');
    expect([t.offered.includes('end'), t.offered.includes('step:c1')]).toEqual([false, true]);
    t.choose('step:c1', 'end');
    expect(where(t, 'L')).toBe('c1');
  });

  ruleTest('enters what he crosses: heroes can answer to it [D2-FABIL-29]', (open) => {
    const t = over(open, 'L..H....', {
      figures: {
        H: hero({ skills: [{ name: 'Snare', when: 'entered', of: 'others', does: 'suffer 1 fatigue' }] }),
        A: hero(),
      },
    });
    t.choose('action:move', 'step:b1', 'step:c1');
    expect(figure(t, 'H').fatigue).toBe(2);
  });
});
