import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import { actionsLeft, figure, idleMonsters, room, scene, type Table, zone } from './kit.ts';

const MAP = room('HA......', '........', '.......M');
const turnOf = (open: OpenPlaytest, h: Words, more: Words = {}, a: Words = {}): Table =>
  scene(open, {
    map: MAP,
    figures: { H: hero(h), A: hero(a), M: monster() },
    turn: { of: 'H', step: '1.I' },
    ...more,
  });
const uses = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));
/** Everybody else does nothing, until H is about to have a turn again. */
function nextRound(t: Table): Table {
  t.choose('end');
  if (t.offered.includes('activate:A')) t.choose('activate:A');
  t.choose('end');
  return idleMonsters(t, 'M').choose('activate:H');
}
const may = (name: string, when: string): Words => ({ name, when, may: true, does: 'recover 1 damage' });

describe('the turn of a hero', () => {
  ruleTest(
    'has a start, a time to equip, actions and an end, in this order [D2-TURN-01, D2-TURN-06, D2-TURN-08, D2-TURN-22]',
    (open) => {
      const t = turnOf(open, {
        damage: 5,
        packed: ['Sling'],
        skills: [may('Morning', 'turn starts'), may('Evening', 'turn ends')],
      });
      const asked: string[] = [];
      for (let n = 0; n < 4; n++) {
        asked.push(`${t.state.turn!.step} ${t.prompt}`);
        t.choose(t.offered.includes('end') ? 'end' : 'pass');
      }
      expect(asked.map((one) => one.split(' ')[1])).toEqual([
        'd2.ask.use',
        'd2.ask.equip',
        'd2.ask.act',
        'd2.ask.use',
      ]);
      expect(t.state.turn?.hero).toBe(1);
    },
  );

  ruleTest(
    'gives two actions, which may be the same, and none need be taken [D2-TURN-19, D2-ACTION-01, D2-ACTION-02, D2-ACTION-17]',
    (open) => {
      const t = turnOf(open, {});
      expect([actionsLeft(t), t.offered.includes('end')]).toEqual([2, true]);
      t.choose('action:rest', 'action:rest');
      expect(t.offered.filter((id) => id.startsWith('action:'))).toEqual(['action:fatigue']);
      t.choose('end');
      expect(t.state.turn?.hero).toBe(1);
      const idle = turnOf(open, {});
      idle.choose('end');
      expect(idle.state.turn?.hero).toBe(1);
    },
  );

  ruleTest('lets a hero attack with both actions [D2-ACTION-06]', (open) => {
    const t = turnOf(
      open,
      { weapons: [{ name: 'Sword', dice: ['blue'] }] },
      {
        map: room('HM......', 'A.......'),
        figures: {
          H: hero({ weapons: [{ name: 'Sword', dice: ['blue'] }] }),
          A: hero(),
          M: monster({ health: 20, defence: [] }),
        },
        shown: { blue: '3-2-0 3-2-0' },
      },
    );
    for (let n = 0; n < 2; n++) t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:M');
    expect([figure(t, 'M').damage, actionsLeft(t)]).toEqual([4, 0]);
  });

  ruleTest('offers what needs no action at any time between actions [D2-TURN-20]', (open) => {
    const t = turnOf(open, { damage: 5, skills: [{ name: 'Balm', does: 'recover 1 damage' }] });
    t.choose(uses(t)[0]!, 'action:rest');
    t.choose(uses(t)[0]!, 'action:rest');
    expect([uses(t).length, figure(t, 'H').damage]).toEqual([1, 3]);
  });
});

describe('an exhausted card', () => {
  const spark = { name: 'Spark', exhaust: true, does: 'recover 1 damage' };

  ruleTest('is used up until it is refreshed [D2-EXH-01, D2-EXH-03, D2-REFRESH-01]', (open) => {
    const t = turnOf(open, { damage: 5, skills: [spark] });
    t.choose(uses(t)[0]!);
    expect([uses(t), figure(t, 'H').damage]).toEqual([[], 4]);
    nextRound(t);
    expect(uses(t).length).toBe(1);
  });

  ruleTest(
    "is refreshed in its own hero's turn and in nobody else's [D2-EXH-02, D2-REFRESH-02, D2-TURN-09]",
    (open) => {
      const t = turnOf(open, { damage: 5, skills: [spark] });
      t.choose(uses(t)[0]!, 'end');
      const exhausted = () =>
        (t.state.zones['skills:h0'] as unknown as { exhausted: boolean }[])[0]!.exhausted;
      expect([t.state.turn?.hero, exhausted()]).toEqual([1, true]);
      t.choose('end');
      expect(exhausted()).toBe(true);
      idleMonsters(t, 'M').choose('activate:H');
      expect(exhausted()).toBe(false);
    },
  );

  ruleTest('is refreshed after what happens at the start of the turn [D2-TURN-10]', (open) => {
    const dawn = {
      name: 'Dawn',
      when: 'turn starts',
      of: 'anybody',
      may: true,
      exhaust: true,
      does: 'recover 1 damage',
    };
    const t = turnOf(open, { damage: 5, skills: [dawn] });
    t.choose('pass', 'end');
    expect([t.state.turn?.hero, t.asked]).toEqual([1, 1]);
    t.choose(uses(t)[0]!, 'end');
    idleMonsters(t, 'M').choose('activate:H');
    expect([uses(t), t.prompt, figure(t, 'H').damage]).toEqual([[], 'd2.ask.act', 4]);
    t.choose('end');
    expect([t.state.turn?.hero, t.asked, uses(t).length]).toEqual([1, 1, 1]);
  });

  ruleTest('is not what a card turned over is: that stays so [D2-REFRESH-04, D2-SEARCH-19]', (open) => {
    const t = turnOf(open, { damage: 5, found: ['Health Potion'] });
    t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
    nextRound(t);
    expect([zone(t, 'found:h0'), t.offered.filter((id) => id.startsWith('ability:'))]).toEqual([
      ['health-potion'],
      [],
    ]);
  });
});

describe('a heroic feat', () => {
  ruleTest('is used once, and its sheet stays turned over [D2-HERO-11, D2-HERO-12]', (open) => {
    const t = scene(open, {
      map: room('HM......', 'A.......'),
      figures: { H: { hero: 'Grisban the Thirsty' }, A: hero(), M: monster({ health: 30, defence: [] }) },
      turn: { of: 'H', step: '1.I' },
      shown: { blue: '3-2-0' },
    });
    const feats = (): string[] => t.offered.filter((id) => /^use:/.test(id));
    expect(feats().length).toBe(1);
    t.choose(feats()[0]!, 'target:M');
    expect([
      feats(),
      actionsLeft(t),
      (t.state.zones['sheet:h0'] as unknown as { used: boolean }[])[0]!.used,
    ]).toEqual([[], 2, true]);
    nextRound(t);
    expect(feats()).toEqual([]);
  });
});
