import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { dice, hero, monster, position } from './position.ts';
import { figure, has, kinds, offers, pick } from './table.ts';

const ROOM = `
/   a   b   c   d
  +---+---+---+---+
1 | H   A   .   M |
  +   +   +   +   +
2 | .   .   .   N |
  +---+---+---+---+`;

const plain = { A: hero(), M: monster(), N: monster() };

describe('having a condition', () => {
  ruleTest('what would give one that is there already is not offered', (open) => {
    const again = { name: 'Sting', does: 'become poisoned' };
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ skills: [again], conditions: ['stunned'] }) },
        turn: { of: 'H' },
      }),
    );
    pick(t, 'use');
    expect(has(t, 'H', 'poisoned')).toBe(true);
    expect(t.offered.some((id) => id.startsWith('use'))).toBe(false);
    expect(t.state.zones.conditions).toHaveLength(2);
  });

  ruleTest(
    'an effect that is no attack gives one without damage, and another takes it away [D2-COND-04, D2-COND-12, D2-FIG-14]',
    (open) => {
      const skills = [
        { name: 'Sting', does: 'become poisoned' },
        { name: 'Antidote', does: 'discard poisoned' },
      ];
      const t = open(position({ map: ROOM, figures: { ...plain, H: hero({ skills }) }, turn: { of: 'H' } }));
      pick(t, 'use');
      expect([has(t, 'H', 'poisoned'), figure(t, 'H').damage]).toEqual([true, 0]);
      pick(t, 'use');
      expect(has(t, 'H', 'poisoned')).toBe(false);
    },
  );

  ruleTest('only three have an action printed on them [D2-COND-15]', () => {
    expect(content.conditions.filter(({ action }) => action).map(({ id }) => id)).toEqual([
      'bleeding',
      'burning',
      'stunned',
    ]);
  });

  ruleTest('a defeated monster loses them [D2-COND-09]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero(), M: monster({ health: 1, conditions: ['burning', 'weakened'] }) },
        turn: { activating: 'M', actions: 0 },
      }),
    );
    t.choose('end');
    expect(t.state.zones.conditions).toEqual([]);
  });
});

describe('a condition that a figure has already', () => {
  ruleTest('given again changes nothing [D2-COND-08, D2-COND-07]', (open) => {
    const skills = [{ name: 'Trial', does: 'test might else become poisoned' }];
    const unable = hero({ skills, conditions: ['poisoned'], attributes: { might: 'none' } });
    const t = open(position({ map: ROOM, figures: { ...plain, H: unable }, turn: { of: 'H' } }));
    pick(t, 'use');
    expect(t.state.zones.conditions).toHaveLength(1);
  });
});

describe('tests at the start of a turn', () => {
  const start = { of: 'H', step: '1.I' };
  const able = { might: 1, knowledge: 2, willpower: 3, awareness: 0 };

  ruleTest('Poisoned tests might: passed it is discarded [D2-COND-62]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ conditions: ['poisoned'], attributes: able }) },
        turn: start,
        chance: dice({ gray: '1', black: '0' }),
      }),
    );
    expect([has(t, 'H', 'poisoned'), figure(t, 'H').damage]).toEqual([false, 0]);
  });

  ruleTest('Poisoned: failed it stays and costs 1 damage [D2-COND-61, D2-COND-63, D2-COND-64]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ conditions: ['poisoned'], attributes: able }) },
        turn: start,
        chance: dice({ gray: '0', black: '2' }),
      }),
    );
    expect([has(t, 'H', 'poisoned'), figure(t, 'H').damage, figure(t, 'H').fatigue]).toEqual([true, 1, 0]);
  });

  ruleTest('Diseased tests willpower: passed it is discarded [D2-COND-41, D2-COND-42]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ conditions: ['diseased'], attributes: able }) },
        turn: start,
        chance: dice({ gray: '1', black: '2' }),
      }),
    );
    expect([has(t, 'H', 'diseased'), figure(t, 'H').fatigue]).toEqual([false, 0]);
  });

  ruleTest('Diseased: failed it stays and costs 1 fatigue [D2-COND-43, D2-COND-44, D2-COND-17]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ conditions: ['diseased'], attributes: able }) },
        turn: start,
        chance: dice({ gray: '2', black: '2' }),
      }),
    );
    expect([has(t, 'H', 'diseased'), figure(t, 'H').damage, figure(t, 'H').fatigue]).toEqual([true, 0, 1]);
  });

  ruleTest('Cursed tests knowledge: passed it is discarded [D2-COND-35, D2-COND-36]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ conditions: ['cursed'], attributes: able }) },
        turn: start,
        chance: dice({ gray: '0', black: '2' }),
      }),
    );
    expect(has(t, 'H', 'cursed')).toBe(false);
  });

  ruleTest('Cursed: failed it stays and costs nothing [D2-COND-37]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ conditions: ['cursed'], attributes: able }) },
        turn: start,
        chance: dice({ gray: '1', black: '2' }),
      }),
    );
    expect([has(t, 'H', 'cursed'), figure(t, 'H').damage, figure(t, 'H').fatigue]).toEqual([true, 0, 0]);
  });

  ruleTest('several tests come in the order that the player chooses [D2-COND-18]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ conditions: ['poisoned', 'cursed'], attributes: able }) },
        turn: start,
        chance: dice({ gray: '0 3', black: '0 0' }),
      }),
    );
    expect([t.prompt, t.asked]).toEqual(['d2.ask.order', t.state.players[figure(t, 'H').hero]]);
    const [poison, curse] = t.offered;
    t.choose([curse!, poison!]);
    expect([has(t, 'H', 'cursed'), has(t, 'H', 'poisoned')]).toEqual([false, true]);
  });

  ruleTest('for a monster the turn is its activation [D2-COND-13]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: {
          ...plain,
          H: hero({ acted: true }),
          A: hero({ acted: true }),
          N: monster({ acted: true }),
          M: monster({ conditions: ['poisoned', 'immobilized'] }),
        },
      }),
    );
    expect(figure(t, 'M').damage).toBe(0);
    t.choose('activate:M');
    expect(figure(t, 'M').damage).toBe(1);
    expect(has(t, 'M', 'immobilized')).toBe(true);
    t.choose('end');
    expect(has(t, 'M', 'immobilized')).toBe(false);
  });
});

describe('Bleeding', () => {
  ruleTest(
    'costs 1 fatigue for each action, but not for the one that discards it [D2-COND-19, D2-COND-20, D2-COND-11]',
    (open) => {
      const t = open(
        position({
          map: ROOM,
          figures: { ...plain, H: hero({ conditions: ['bleeding'] }) },
          turn: { of: 'H' },
        }),
      );
      t.choose('action:rest');
      expect(figure(t, 'H').fatigue).toBe(1);
      t.choose('discard:bleeding');
      expect([figure(t, 'H').fatigue, has(t, 'H', 'bleeding'), t.state.acting[0]!.actions]).toEqual([
        1,
        false,
        0,
      ]);
    },
  );

  ruleTest('costs 1 damage whoever has no Stamina [D2-COND-21]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero(), M: monster({ conditions: ['bleeding', 'stunned'] }) },
        turn: { activating: 'M' },
      }),
    );
    t.choose('discard:stunned');
    expect([figure(t, 'M').damage, figure(t, 'M').fatigue]).toEqual([1, 0]);
  });
});

describe('Burning', () => {
  ruleTest(
    'hurts the figure and its friends beside it at the end of its turn [D2-COND-25, D2-COND-26]',
    (open) => {
      const near = `
/   a   b   c   d
  +---+---+---+---+
1 | H   A   .   . |
  +   +   +   +   +
2 | M   .   B   N |
  +---+---+---+---+`;
      const t = open(
        position({
          map: near,
          figures: { ...plain, B: hero(), H: hero({ conditions: ['burning'] }) },
          turn: { of: 'H' },
        }),
      );
      t.choose('end');
      expect(['H', 'A', 'B', 'M'].map((letter) => figure(t, letter).damage)).toEqual([1, 1, 0, 0]);
    },
  );

  ruleTest('is discarded by an action, and then hurts nobody [D2-COND-23, D2-COND-27]', (open) => {
    const t = open(
      position({ map: ROOM, figures: { ...plain, H: hero({ conditions: ['burning'] }) }, turn: { of: 'H' } }),
    );
    t.choose('discard:burning');
    t.choose('end');
    expect([figure(t, 'H').damage, figure(t, 'A').damage]).toEqual([0, 0]);
  });

  ruleTest('is discarded by whoever is adjacent, and by nobody else [D2-COND-24]', (open) => {
    const figures = {
      ...plain,
      H: hero(),
      A: hero({ conditions: ['burning'] }),
      M: monster({ conditions: ['burning'] }),
    };
    const t = open(position({ map: ROOM, figures, turn: { of: 'H' } }));
    expect(t.offered.filter((id) => id.startsWith('discard'))).toEqual(['discard:burning-A']);
    t.choose('discard:burning-A');
    expect(has(t, 'A', 'burning')).toBe(false);
  });
});

describe('Cursed', () => {
  const skills = [
    { name: 'Arrow', action: true, does: 'recover 1 damage' },
    { name: 'Breath', does: 'recover 1 fatigue' },
  ];

  ruleTest('forbids skills with the action arrow, and no other use [D2-COND-33, D2-ABIL-06]', (open) => {
    const offered = (conditions: string[]) =>
      kinds(
        open(
          position({ map: ROOM, figures: { ...plain, H: hero({ skills, conditions }) }, turn: { of: 'H' } }),
        ),
      );
    expect(offered([])).toEqual(['action', 'ability', 'use', 'end']);
    expect(offered(['cursed'])).toEqual(['action', 'use', 'end']);
  });
});

describe('Doomed', () => {
  ruleTest('adds 1 damage in the same go, once for each time [D2-COND-45, D2-COND-48]', (open) => {
    const skills = [
      { name: 'Pain', does: 'suffer 2 damage' },
      { name: 'Echo', when: 'suffered', does: 'suffer 1 fatigue' },
    ];
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ skills, conditions: ['doomed'] }) },
        turn: { of: 'H' },
      }),
    );
    pick(t, 'use');
    expect([figure(t, 'H').damage, figure(t, 'H').fatigue]).toEqual([3, 1]);
  });

  ruleTest('adds nothing to damage that is turned into fatigue [D2-COND-84]', (open) => {
    const skills = [
      { name: 'Pain', does: 'suffer 2 damage' },
      { name: 'Shrug', when: 'would suffer', kind: 'damage', does: 'as fatigue' },
    ];
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ skills, conditions: ['doomed'], fatigue: 3 }) },
        turn: { of: 'H' },
      }),
    );
    pick(t, 'use');
    expect([figure(t, 'H').damage, figure(t, 'H').fatigue]).toEqual([2, 4]);
    const fresh = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ skills, conditions: ['doomed'] }) },
        turn: { of: 'H' },
      }),
    );
    pick(fresh, 'use');
    expect([figure(fresh, 'H').damage, figure(fresh, 'H').fatigue]).toEqual([0, 2]);
  });
});

describe('Immobilized', () => {
  ruleTest('takes all movement points at hand [D2-COND-53]', (open) => {
    const skills = [{ name: 'Roots', does: 'become immobilized' }];
    const t = open(
      position({ map: ROOM, figures: { ...plain, H: hero({ skills }) }, turn: { of: 'H', points: 3 } }),
    );
    pick(t, 'use');
    expect(t.state.acting[0]!.points).toEqual([]);
  });

  ruleTest('goes when the turn ends [D2-COND-52]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ conditions: ['immobilized'] }) },
        turn: { of: 'H' },
      }),
    );
    expect(has(t, 'H', 'immobilized')).toBe(true);
    t.choose('end');
    expect(has(t, 'H', 'immobilized')).toBe(false);
  });
});

describe('Stunned', () => {
  const skills = [
    { name: 'Arrow', action: true, does: 'recover 1 damage' },
    { name: 'Breath', does: 'recover 1 fatigue' },
  ];

  ruleTest(
    'leaves one action, and everything that is no action [D2-COND-65, D2-COND-66, D2-COND-68]',
    (open) => {
      const t = open(
        position({
          map: ROOM,
          figures: { ...plain, H: hero({ skills, conditions: ['stunned'] }) },
          turn: { of: 'H' },
        }),
      );
      expect(kinds(t)).toEqual(['discard', 'use', 'end']);
      t.choose('discard:stunned');
      expect(t.state.acting[0]!.actions).toBe(1);
    },
  );

  ruleTest('once it is discarded the other action is free [D2-COND-67]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ skills, conditions: ['stunned'] }) },
        turn: { of: 'H' },
      }),
    );
    t.choose('discard:stunned');
    expect(kinds(t)).toEqual(['action', 'ability', 'use', 'end']);
  });
});

describe('Terrified', () => {
  const alone = `
/   a   b   c
  +---+---+---+
1 | H   . | M |
  +---+---+---+`;

  ruleTest('goes at the end of a turn without an enemy in sight, and no other [D2-COND-73]', (open) => {
    const ends = (map: string) => {
      const t = open(
        position({
          map,
          figures: { H: hero({ conditions: ['terrified'] }), M: monster() },
          turn: { of: 'H' },
        }),
      );
      t.choose('end');
      return has(t, 'H', 'terrified');
    };
    expect([ends(alone), ends(alone.replace('. | M', '.   M'))]).toEqual([false, true]);
  });
});

describe('Weakened', () => {
  ruleTest('goes with a rest action, at once [D2-COND-79]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero({ conditions: ['weakened'] }) },
        turn: { of: 'H' },
      }),
    );
    t.choose('action:rest');
    expect(has(t, 'H', 'weakened')).toBe(false);
  });

  ruleTest('leaves tests alone [D2-COND-83]', (open) => {
    const figures = { ...plain, H: hero({ conditions: ['weakened', 'poisoned'], attributes: { might: 1 } }) };
    const t = open(
      position({
        map: ROOM,
        figures,
        turn: { of: 'H', step: '1.I' },
        chance: dice({ gray: '2', black: '0' }),
      }),
    );
    expect(figure(t, 'H').damage).toBe(1);
  });

  ruleTest('no monster rests to be rid of it [D2-COND-81]', (open) => {
    const t = open(
      position({
        map: ROOM,
        figures: { ...plain, H: hero(), M: monster({ conditions: ['weakened'] }) },
        turn: { activating: 'M' },
      }),
    );
    expect(offers(t)).toEqual(['end']);
  });
});

describe('what shows a condition', () => {
  ruleTest('a card before a hero, a token on any other figure [D2-COND-05, D2-COND-06]', (open) => {
    const skills = [
      { name: 'Sting', does: 'become poisoned' },
      { name: 'Curse', when: 'turn ends', of: 'others', does: 'that figure becomes cursed' },
    ];
    const figures = { H: hero({ skills }), A: hero(), M: monster(), N: monster() };
    const t = open(position({ map: ROOM, figures, turn: { of: 'H' } }));
    pick(t, 'use');
    t.choose('end', 'end', 'activate:M', 'end');
    const shown = (t.state.zones.conditions as unknown as { def: string; on: number; hero: number }[]).map(
      ({ def, on, hero: card }) => [def, on, card],
    );
    expect(shown).toEqual([
      ['poisoned', figure(t, 'H').id, 0],
      ['cursed', figure(t, 'A').id, 1],
      ['cursed', figure(t, 'M').id, -1],
    ]);
  });
});

describe('what conditions leave open', () => {
  ruleTest(
    'the Cursed use a hero ability that needs an action, and no skill that does [D2-COND-38]',
    (open) => {
      const arrow = { action: true, does: 'recover 1 damage' };
      const skills = [{ name: 'Spell', ...arrow }];
      const H = hero({ name: 'Ada', ability: arrow, skills, damage: 2, conditions: ['cursed'] });
      const t = open(position({ map: ROOM, figures: { ...plain, H }, turn: { of: 'H' } }));
      expect(t.offered.filter((id) => id.startsWith('ability:')).map((id) => id.split('/')[1])).toEqual([
        'Ada',
      ]);
    },
  );

  ruleTest('the Immobilized do everything but move actions [D2-COND-54]', (open) => {
    const skills = [
      { name: 'Arrow', action: true, does: 'recover 1 damage' },
      { name: 'Breath', does: 'recover 1 damage' },
    ];
    const figures = { ...plain, H: hero({ skills, damage: 2, conditions: ['immobilized', 'stunned'] }) };
    const map = ROOM.replace('A   .   M', 'M   .   A');
    const t = open(position({ map, figures, turn: { of: 'H' } }));
    t.choose('discard:stunned');
    expect(kinds(t).sort()).toEqual(['ability', 'action', 'end', 'use']);
    expect(t.offered.some((id) => id.startsWith('weapon:'))).toBe(true);
    expect([t.offered.includes('action:move'), t.offered.includes('action:rest')]).toEqual([false, true]);
  });

  ruleTest('whoever is Stunned during a move action finishes it [D2-COND-69]', (open) => {
    const skills = [{ name: 'Trap', when: 'entered', does: 'become stunned' }];
    const t = open(position({ map: ROOM, figures: { ...plain, H: hero({ skills }) }, turn: { of: 'H' } }));
    t.choose('action:move', 'step:a2');
    expect([has(t, 'H', 'stunned'), t.offered.includes('action:move')]).toEqual([true, false]);
    t.choose('step:b2', 'step:c2');
    expect(t.state.acting[0]!.points.map(({ left }) => left)).toEqual([1]);
  });
});
