import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hero, monster, type Words } from '../position.ts';
import { actionsLeft, figure, idleTurn, room, scene, type Table } from './kit.ts';

const MAP = room('HM......', 'A.......', '.......Z');
const sword = { name: 'Sword', dice: ['blue'] };
const slash = { name: 'Slash', action: true, does: 'attack' };

const duo = (open: OpenPlaytest, own: Words = {}, more: Words = {}): Table =>
  scene(open, {
    map: MAP,
    figures: {
      H: hero({ weapons: [sword], ...own }),
      A: hero(),
      M: monster({ health: 40, defence: [] }),
      Z: monster({ name: 'Sentry' }),
    },
    'two heroes': true,
    turn: { of: 'H' },
    shown: { blue: '3-2-0 3-2-0 3-2-0 3-2-0' },
    ...more,
  });
const free = (t: Table): string[] => t.offered.filter((id) => id.startsWith('free:'));

describe('in a game with two heroes', () => {
  ruleTest('a hero makes one attack a turn that takes no action [D2-TWO-02]', (open) => {
    const t = duo(open);
    t.choose(free(t)[0]!, 'target:M');
    expect([figure(t, 'M').damage, actionsLeft(t), free(t)]).toEqual([2, 2, []]);
  });

  ruleTest('and nobody does with more heroes [D2-TWO-01]', (open) => {
    expect([free(duo(open)).length, free(duo(open, {}, { 'two heroes': false })).length]).toEqual([2, 0]);
  });

  ruleTest('it is a plain attack, not an ability that contains one [D2-TWO-03]', (open) => {
    const t = duo(open, { skills: [slash] });
    expect(t.offered.filter((id) => id.startsWith('ability:')).length).toBe(1);
    expect(free(t).length).toBe(2);
    t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
    t.choose(t.offered.find((id) => id.startsWith('weapon:'))!, 'target:M');
    expect(actionsLeft(t)).toBe(1);
    expect(free(t).length).toBe(2);
  });

  ruleTest('it comes before an action, between two, or after both [D2-TWO-04]', (open) => {
    for (const before of [0, 1, 2]) {
      const t = duo(open, { fatigue: 1 });
      for (let n = 0; n < before; n++) t.choose('action:rest');
      t.choose(free(t)[0]!, 'target:M');
      expect([figure(t, 'M').damage, actionsLeft(t)]).toEqual([2, 2 - before]);
    }
  });

  ruleTest("it breaks into the hero's own move action [D2-TWO-08]", (open) => {
    const t = duo(open);
    t.choose('action:move', 'step:b2');
    t.choose(free(t)[0]!, 'target:M');
    expect([figure(t, 'M').damage, t.offered.includes('step:c2')]).toEqual([2, true]);
  });

  ruleTest('who has not made it may recover 2 damage at the end of the turn [D2-TWO-05]', (open) => {
    const t = duo(open, { damage: 5 });
    t.choose('end');
    expect([t.asked, t.offered]).toEqual([1, ['recover', 'pass']]);
    t.choose('recover');
    expect(figure(t, 'H').damage).toBe(3);
    const made = duo(open, { damage: 5 });
    made.choose(free(made)[0]!, 'target:M', 'end');
    expect([made.offered.includes('recover'), figure(made, 'H').damage]).toEqual([false, 5]);
  });

  ruleTest('also who could not have made it [D2-TWO-06]', (open) => {
    const t = scene(open, {
      map: MAP,
      figures: { H: hero(), A: hero({ damage: 2 }), M: monster(), Z: monster({ name: 'Sentry' }) },
      'two heroes': true,
      turn: { of: 'H' },
      'quest rules': [{ forbids: 'attack' }],
    });
    t.choose('end');
    idleTurn(t, 'A');
    expect(t.offered).toEqual(['recover', 'pass']);
  });

  ruleTest('but not who is knocked out then [D2-TWO-07]', (open) => {
    const t = duo(open, { damage: 11, skills: [{ name: 'Pain', does: 'suffer 1 damage' }] });
    t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    expect([figure(t, 'H').zone, t.state.turn?.hero, t.offered.includes('recover')]).toEqual([
      'away',
      1,
      false,
    ]);
  });
});
