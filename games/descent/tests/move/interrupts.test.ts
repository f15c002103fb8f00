import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack } from '../attack/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import {
  at,
  damage,
  doors,
  figure,
  go,
  ground,
  hall,
  points,
  pool,
  room,
  steps,
  type Table,
  walk,
} from './kit.ts';

const turn = { activating: 'M' };
const uses = (t: Table): string[] => t.offered.filter((id) => id.startsWith('use:'));
const use = (t: Table): Table => t.choose(uses(t)[0]!);
const isAsked = (t: Table, seat: 'H' | 'overlord'): boolean =>
  t.asked === (seat === 'H' ? t.state.players[0] : t.state.overlord);

/** H with a skill of the box, M walks up from the left. */
const meeting = (open: OpenPlaytest, skill: string, more: Words = {}): Table =>
  walk(open, {
    map: room('M....', '...H.', '.....'),
    figures: {
      M: monster({ health: 20 }),
      H: hero({ skills: [skill], weapons: [{ name: 'Axe', dice: ['red'] }] }),
    },
    turn,
    ...more,
  }).choose('action:move');

describe('an interrupt by somebody else', () => {
  ruleTest('is resolved while the movement waits, which then goes on [D2-INTRPT-01]', (open) => {
    const t = go(meeting(open, 'Nimble'), 'b1', 'c1');
    expect([isAsked(t, 'H'), at(t, 'M'), points(t)]).toEqual([true, 'c1', 1]);
    go(use(t), 'e1');
    expect([at(t, 'H'), isAsked(t, 'overlord'), points(t)]).toEqual(['e1', true, 1]);
    expect(steps(t)).toContain('d1');
  });

  ruleTest('is offered when its trigger occurs, and not before [D2-INTRPT-15]', (open) => {
    const t = go(meeting(open, 'Nimble'), 'b1');
    expect(isAsked(t, 'overlord')).toBe(true);
    expect(uses(go(t, 'c1'))).toHaveLength(1);
    t.choose('pass');
    expect([isAsked(t, 'overlord'), at(t, 'H')]).toEqual([true, 'd2']);
  });

  ruleTest('plays out as its own card says [D2-INTRPT-16]', (open) => {
    const nimble = go(meeting(open, 'Nimble'), 'b1', 'c1');
    expect(steps(use(nimble))).toEqual(['c2', 'c3', 'd1', 'd3', 'e1', 'e2', 'e3']);
    const shown = { gray: '0', black: '2' };
    const caltrops = use(go(meeting(open, 'Caltrops', { shown }), 'b1', 'c1'));
    expect([damage(caltrops, 'M'), steps(caltrops)]).toEqual([1, []]);
    const guard = use(go(meeting(open, 'Guard', { shown: { red: '0-3-0', gray: '0' } }), 'b1', 'c1'));
    expect([damage(guard.choose('target:M'), 'M'), pool(guard)]).toEqual([3, 'move 1']);
  });

  ruleTest('Guard needs a Melee weapon: bare hands are none [D2-INTRPT-16]', (open) => {
    const figures = (weapons: Words[]) => ({ M: monster(), H: hero({ skills: ['Guard'], weapons }) });
    const bow = { name: 'Bow', attack: 'ranged', dice: ['red'] };
    for (const [weapons, isOffered] of [
      [[], false],
      [[bow], false],
      [[{ name: 'Axe', dice: ['red'] }], true],
    ] as const)
      expect(isAsked(go(meeting(open, 'Guard', { figures: figures([...weapons]) }), 'b1', 'c1'), 'H')).toBe(
        isOffered,
      );
  });

  for (const skill of ['Nimble', 'Caltrops', 'Guard']) {
    ruleTest(`is not offered where a large monster has no room: ${skill} [D2-INTRPT-17]`, (open) => {
      const t = walk(open, {
        map: room('MMX..', 'MM...', 'XXXH.'),
        figures: {
          M: monster({ size: 'huge', health: 20, speed: 5 }),
          H: hero({ skills: [skill], weapons: [{ name: 'Axe', dice: ['red'] }] }),
        },
        turn,
      });
      go(t.choose('action:move').choose('shrink:b2'), 'c2');
      expect(isAsked(t, 'overlord')).toBe(true);
      go(t, 'd2');
      expect([isAsked(t, 'H'), uses(t).length]).toEqual([true, 1]);
    });
  }

  ruleTest('finds a large monster with its base put down [D2-FCLASS-149]', (open) => {
    const t = walk(open, {
      map: room('MMX..', 'MM...', 'XXXH.'),
      figures: { M: monster({ size: 'huge', health: 20, speed: 5 }), H: hero({ skills: ['Nimble'] }) },
      turn,
    });
    go(t.choose('action:move').choose('shrink:b2'), 'c2', 'd2');
    use(t);
    expect(at(t, 'M')).toBe('d1 e1 d2 e2');
    expect(steps(t)).toEqual(['c2', 'e3']);
  });

  ruleTest('by Nimble asks for an empty space, as its erratum says [D2-INTRPT-19, D2-FCLASS-147]', (open) => {
    const t = walk(open, {
      map: room('MN...', '..H..'),
      figures: { M: monster(), N: monster(), H: hero({ skills: ['Nimble'] }) },
      turn,
    });
    go(t.choose('action:move'), 'b1');
    expect(isAsked(t, 'overlord')).toBe(true);
    go(t, 'b2');
    expect(isAsked(t, 'H')).toBe(true);
  });

  ruleTest('inside another interrupt is resolved before it [D2-INTRPT-21]', (open) => {
    const cheer = {
      name: 'Cheer',
      when: 'suffered',
      kind: 'fatigue',
      of: 'others',
      may: true,
      does: 'recover 1 fatigue',
    };
    const t = walk(open, {
      map: room('M....', '...H.', '....A'),
      figures: {
        M: monster({ health: 20 }),
        H: hero({ skills: ['Nimble'] }),
        A: hero({ fatigue: 2, skills: [cheer] }),
      },
      turn,
    });
    go(t.choose('action:move'), 'b1', 'c1');
    const asked = [t.asked];
    for (const answer of [uses, uses, () => ['step:e1']]) asked.push(t.choose(answer(t)[0]!).asked);
    const [H, A] = t.state.players;
    expect(asked).toEqual([H, A, H, t.state.overlord]);
    expect([figure(t, 'A').fatigue, at(t, 'H'), at(t, 'M')]).toEqual([1, 'e1', 'c1']);
  });

  ruleTest('lets the step go on where it stopped, and repeats nothing [D2-INTRPT-22]', (open) => {
    const t = walk(open, {
      map: room('M.l..', '...H.', '.....'),
      figures: { M: monster({ health: 20 }), H: hero({ skills: ['Nimble'] }) },
      turn,
    });
    go(t.choose('action:move'), 'b1', 'c1');
    use(t);
    if (t.offered.some((id) => id.startsWith('card:'))) t.choose(t.offered);
    go(t, 'e1');
    expect([damage(t, 'M'), at(t, 'M'), points(t)]).toEqual([1, 'c1', 1]);
  });
});

describe('what the player who acts breaks off', () => {
  const skilled = (open: OpenPlaytest, does: string): Table => {
    const t = walk(open, {
      map: hall('H.....'),
      figures: { H: hero({ skills: [{ name: 'Charge', action: true, does }], conditions: ['bleeding'] }) },
    });
    return t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
  };

  ruleTest('is a move action, or an ability that contains one [D2-INTRPT-02]', (open) => {
    const t = go(skilled(open, 'perform a move action'), 'b1');
    expect([t.state.acting[0]!.actions, figure(t, 'H').fatigue]).toEqual([1, 0]);
    t.choose('action:rest');
    expect([pool(t), steps(t)]).toEqual(['move 3', ['a1', 'c1']]);
  });

  ruleTest('is nothing else [D2-INTRPT-02]', (open) => {
    const t = go(skilled(open, 'move 3 spaces'), 'b1');
    expect([...t.offered].sort()).toEqual(['step:a1', 'step:c1', 'stop']);
  });

  ruleTest('is no heroic feat: no points are spent meanwhile [D2-INTRPT-09]', (open) => {
    const t = walk(open, {
      map: hall('HM.N..'),
      figures: { H: { hero: 'Ashrian' }, M: monster({ name: 'Rat' }), N: monster({ name: 'Bat' }) },
      turn: { of: 'H', points: 2 },
    });
    t.choose(t.offered.find((id) => id.startsWith('ability:'))!);
    expect(t.offered).toEqual(['figure:M', 'figure:N']);
    t.choose('figure:N');
    expect(points(t)).toBe(2);
    expect(t.offered.some((id) => id.startsWith('ability:'))).toBe(false);
  });
});

describe('an action that is no move', () => {
  ruleTest('is interrupted by what its own events trigger [D2-INTRPT-05]', (open) => {
    const skills = [{ name: 'Creak', when: 'door opened', may: true, does: 'recover 1 damage' }];
    const map = '\n/   a   b\n  +---+---+\n1 | H D . |\n  +---+---+';
    const t = walk(open, {
      map,
      figures: { H: hero({ skills, damage: 2, conditions: ['bleeding'] }) },
    });
    t.choose(`door:${doors(t)[0]}`);
    expect([uses(t).length, figure(t, 'H').fatigue]).toEqual([1, 0]);
    use(t);
    expect([damage(t, 'H'), figure(t, 'H').fatigue]).toEqual([1, 1]);
  });

  const duel = (open: OpenPlaytest, own: Words, foe: Words): Table => {
    const t = walk(open, {
      map: hall('HM'),
      figures: {
        H: hero({ weapons: [{ name: 'Axe', dice: ['red'] }], ...own }),
        M: monster({ health: 20, ...foe }),
      },
      shown: { red: '0-3-0', gray: '0' },
    });
    return attack(t, 'target:M');
  };

  ruleTest('an attack before its dice are rolled [D2-INTRPT-06]', (open) => {
    const skills = [{ name: 'Aim', when: 'before rolling', may: true, does: '+1 damage' }];
    const t = duel(open, { skills }, {});
    expect([uses(t).length, t.state.attacks[0]!.roll.dice.length]).toEqual([1, 0]);
    expect(damage(use(t), 'M')).toBe(4);
  });

  ruleTest('an attack when its damage is suffered [D2-INTRPT-07]', (open) => {
    const skills = [{ name: 'Thorns', when: 'suffered', may: true, does: 'recover 1 damage' }];
    const t = duel(open, {}, { skills });
    expect([isAsked(t, 'overlord'), uses(t).length, t.state.attacks.length, damage(t, 'M')]).toEqual([
      true,
      1,
      1,
      3,
    ]);
    expect([damage(use(t), 'M'), t.state.attacks.length]).toEqual([2, 0]);
  });
});

describe('placing', () => {
  ruleTest('is not interrupted, where a step is [D2-MOVE-70]', (open) => {
    const watch = {
      name: 'Watch',
      when: 'entered',
      of: 'others',
      may: true,
      interrupts: true,
      does: 'suffer 1 damage',
    };
    const t = walk(open, {
      map: ground('H . . A'),
      figures: {
        H: hero({ skills: [{ name: 'Leap', may: true, once: 'turn', does: 'place within 1' }] }),
        A: hero({ skills: [watch] }),
      },
    });
    use(t);
    expect([at(t, 'H'), isAsked(t, 'H')]).toEqual(['b1', true]);
    go(t.choose('action:move'), 'a1');
    expect(t.asked).toBe(t.state.players[1]);
  });
});
