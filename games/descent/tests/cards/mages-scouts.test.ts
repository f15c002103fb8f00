import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { position } from '../position.ts';
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
  hero,
  mayAct,
  mayUse,
  monster,
  room,
  skipEquipment,
  type Table,
  use,
  type Words,
  weapons,
} from './kit.ts';

const BOW = 'Yew Shortbow';
const BOLT = 'Arcane Bolt';

describe('Runemaster', () => {
  ruleTest('Iron Will: 1 Stamina, and 2 fatigue for a surge', (open) => {
    const t = fight(open, {
      map: hall('H.M'),
      figures: { H: armed(['Iron Will'], BOLT, { fatigue: 4 }), M: foe() },
      shown: { blue: '2-2-1', yellow: '0-2-0', gray: '0' },
    });
    expect(t.offered).toContain('action:fatigue');
    attack(t, 'target:M', 'surge:fatigue');
    expect(figure(t, 'H').fatigue).toBe(2);
  });

  ruleTest('Break the Rune may have Blast [D2-FCLASS-98]', (open) => {
    const rune = { name: 'Rune', attack: 'ranged', dice: ['blue'], surges: ['Blast'], traits: ['Rune'] };
    const t = fight(open, {
      map: hall('H..MN'),
      figures: { H: hero({ skills: ['Break the Rune'], weapons: [rune] }), M: foe(), N: foe() },
      shown: { blue: '2-2-1', gray: '0 1' },
    });
    // N is neither within 3 spaces nor in sight: it is struck by the Blast alone.
    act(t, 'Break the Rune').choose('surge:own:0');
    t.choose(t.offered);
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([2, 1]);
  });

  ruleTest('Runic Knowledge at full fatigue: the fatigue becomes 1 damage [D2-FCLASS-104]', (open) => {
    const scene = (fatigue: number) => {
      const t = fight(open, {
        map: hall('H.M'),
        figures: { H: armed(['Runic Knowledge'], BOLT, { fatigue }), M: foe() },
        shown: { blue: '2-2-1', yellow: '0-2-0', gray: '0' },
      });
      attack(t, 'target:M', `surge:card:${card(t, 'runemaster-runic-knowledge').id}`);
      return [damage(t, 'M'), damage(t, 'H'), figure(t, 'H').fatigue];
    };
    expect([scene(4), scene(1)]).toEqual([
      [6, 1, 4],
      [6, 0, 2],
    ]);
  });

  ruleTest('Inscribe Rune and armor that forbids Runes leave no weapon to equip [D2-FCLASS-100]', (open) => {
    const scene = (skills: string[]) => {
      const t = fight(open, {
        map: hall('H..M'),
        figures: { H: armed(skills, 'Chainmail', { packed: ['Chipped Greataxe'] }), M: foe() },
        turn: { of: 'H', step: '2' },
      });
      return [t.offered.some((id) => id.startsWith('equip:')), t.closed.map(({ rule }) => rule)];
    };
    expect(scene(['Inscribe Rune'])).toEqual([false, ['D2-ITEM-15']]);
    expect(scene([])).toEqual([true, []]);
  });
});

describe('Thief', () => {
  const searching = (open: Parameters<typeof fight>[0], more: Words = {}) =>
    fight(open, {
      map: hall('H..M').replace('H   .', 'H   *'),
      figures: { H: armed(['Appraisal'], null), M: foe() },
      'search deck': ['Curse Doll', 'Warding Talisman', 'Power Potion'],
      ...more,
    });
  const found = (t: Table): string[] => (t.state.zones['found:h0'] ?? []).map(({ def }) => def);

  ruleTest('Appraisal: a Search card may be exchanged for the next, which is kept', (open) => {
    const t = searching(open).choose('search:b1');
    use(t, 'thief-appraisal');
    expect([found(t), mayUse(t, 'thief-appraisal')]).toEqual([['warding-talisman'], false]);
    const kept = searching(open).choose('search:b1', 'pass');
    expect(found(kept)).toEqual(['curse-doll']);
  });

  ruleTest('Appraisal answers to a card that a plot card makes her draw [D2-FCLASS-136]', (open) => {
    const t = searching(open, { 'overlord cards in play': ['Meticulous Planning'], threat: 1 });
    t.choose('search:b1', 'pass');
    use(t, 'seeds-of-betrayal-meticulous-planning');
    expect([found(t), t.state.threat]).toEqual([['warding-talisman'], 0]);
    use(t, 'thief-appraisal');
    expect(found(t)).toEqual(['power-potion']);
  });

  describe('Sneaky', () => {
    ruleTest('1 damage more against who did not see her when her turn began', (open) => {
      const scene = (row: string) => {
        const t = fight(open, {
          map: hall(row),
          figures: { H: armed(['Sneaky'], null), A: hero(), M: foe() },
          turn: { of: 'H', step: '1.I' },
          shown: { blue: '3-2-0', gray: '0' },
        });
        return skipEquipment(t);
      };
      const seen = scene('AHM');
      expect(damage(attack(seen, 'target:M'), 'M')).toBe(2);
      const hidden = scene('HA.M').choose('action:move', 'step:b1', 'step:c1');
      expect(damage(attack(hidden, 'target:M'), 'M')).toBe(3);
    });

    const door = (turn: Words, doors: Words = {}) => ({
      map: `
/   a   b   c   d
  +---+---+---+---+
1 | H   . D .   M |
  +---+---+---+---+`,
      figures: { H: armed(['Sneaky'], null), M: foe() },
      turn,
      doors,
    });

    ruleTest('a door without an action, in step 3.II of her turn alone [D2-FCLASS-138]', (open) => {
      const t = fight(open, { ...door({ of: 'H', actions: 0, points: 1 }) }).choose('step:b1');
      expect(t.offered.some((id) => id.startsWith('door:'))).toBe(false);
      use(t, 'thief-sneaky');
      expect([t.state.doors, card(t, 'thief-sneaky').exhausted]).toEqual([[1], true]);
      const before = fight(open, {
        ...door({ of: 'H', step: '2' }),
        map: door({}).map.replace('H   .', '.   H'),
      });
      expect([before.state.turn!.step, mayUse(before, 'thief-sneaky')]).toEqual(['3.II', true]);
      const other = fight(open, {
        ...door({ activating: 'M' }),
        map: door({}).map.replace('H   .', '.   H'),
      });
      expect(mayUse(other, 'thief-sneaky')).toBe(false);
    });

    ruleTest('what else the door asks for remains [D2-FCLASS-139]', (open) => {
      const scene = (black: string) => {
        const t = fight(open, {
          ...door({ of: 'H', actions: 0 }, { 'b1|c1': { test: 'might' } }),
          map: door({}).map.replace('H   .', '.   H'),
          shown: { gray: '0', black },
        });
        return use(t, 'thief-sneaky').state.doors;
      };
      expect([scene('4'), scene('3')]).toEqual([[0], [1]]);
    });
  });

  ruleTest('Bushwhack: an attack without an action at the only monster in sight', (open) => {
    const scene = (row: string) =>
      fight(open, {
        map: room(row, '......'),
        figures: { H: armed(['Bushwhack'], null), M: foe(), ...(row.includes('N') && { N: foe() }) },
        turn: { of: 'H', actions: 0 },
        shown: { blue: '3-2-0', gray: '0' },
      });
    const t = use(scene('HM....'), 'thief-bushwhack').choose('target:M');
    expect([damage(t, 'M'), figure(t, 'H').fatigue]).toEqual([2, 1]);
    expect(mayUse(scene('NHM...'), 'thief-bushwhack')).toBe(false);
    expect(mayUse(scene('H.M...'), 'thief-bushwhack')).toBe(false);
  });

  ruleTest('Lurk: a search without an action, and a brown die while it is exhausted', (open) => {
    const t = fight(open, {
      map: hall('HM.').replace('M   .', 'M   *'),
      figures: { H: armed(['Lurk'], null), M: foe({ dice: ['red'] }) },
      turn: { of: 'H', actions: 0 },
      'search deck': ['Curse Doll'],
    });
    expect(mayUse(t, 'thief-lurk')).toBe(false);
    const near = fight(open, {
      map: hall('.HM').replace('.   H', '*   H'),
      figures: { H: armed(['Lurk'], null), M: foe({ dice: ['red'] }) },
      turn: { of: 'H', actions: 0 },
      'search deck': ['Curse Doll'],
      shown: { red: '0-3-0', gray: '0', brown: '1' },
    });
    use(near, 'thief-lurk');
    expect(found(near)).toEqual(['curse-doll']);
    near.choose('end', 'activate:M');
    expect(damage(attack(near, 'target:H'), 'H')).toBe(2);
  });
});

describe('Wildlander', () => {
  const shown = { blue: '4-2-0', yellow: '0-2-0', gray: '0' };

  ruleTest('Danger Sense: the overlord discards a card of his hand by chance', (open) => {
    const scene = (hand: string[]) =>
      open(
        position({
          map: hall('H..M'),
          figures: { H: armed(['Danger Sense'], null), M: foe() },
          turn: { of: 'H' },
          hand,
          'overlord deck': ['Frenzy'],
          chance: { 'Overlord card': ['basic-i-frenzy'] },
        }),
      ) as Table;
    const t = act(scene(['Dash', 'Frenzy']), 'Danger Sense');
    const zone = (name: string) => (t.state.zones[name] ?? []).map(({ def }) => def);
    expect([zone(`hand:${t.state.overlord}`), zone('discard'), figure(t, 'H').fatigue]).toEqual([
      ['basic-i-dash'],
      ['basic-i-frenzy'],
      2,
    ]);
    expect(mayAct(scene([]), 'Danger Sense')).toBe(false);
  });

  describe('First Strike', () => {
    const scene = (open: Parameters<typeof fight>[0], skills: string[], map = room('H..M', '....')) =>
      fight(open, {
        map,
        figures: { H: armed(skills, BOW), A: hero({ acted: true }), M: foe(), N: foe() },
        turn: { of: 'H', actions: 0 },
        shown,
      });

    ruleTest('with a Bow at the monster that is chosen, before it acts', (open) => {
      const t = scene(open, ['First Strike'], room('H..M', 'A..N')).choose('end', 'activate:M');
      use(t, 'wildlander-first-strike').choose('target:M');
      expect([damage(t, 'M'), figure(t, 'H').fatigue]).toEqual([4, 2]);
      expect(t.offered).toContain('action:move');
    });

    ruleTest(
      'Running Shot goes with it, before the overlord goes on [D2-FCLASS-146, D2-FCLASS-151]',
      (open) => {
        const t = scene(open, ['First Strike', 'Running Shot'], room('H..M', 'A..N')).choose(
          'end',
          'activate:M',
        );
        use(t, 'wildlander-first-strike').choose('pass', 'target:M');
        expect([damage(t, 'M'), mayUse(t, 'wildlander-running-shot')]).toEqual([4, true]);
        use(t, 'wildlander-running-shot').choose('step:b1', 'stop');
        expect([figure(t, 'H').at, t.offered.includes('action:move')]).toEqual([1, true]);
      },
    );
  });

  ruleTest('Fleet of Foot: 2 points for a fatigue, and 2 spaces by Nimble', (open) => {
    const t = fight(open, {
      map: hall('H...M'),
      figures: { H: armed(['Nimble', 'Fleet of Foot'], null), M: foe() },
      turn: { of: 'H', actions: 0 },
    });
    t.choose('action:fatigue', 'step:b1', 'step:c1', 'end', 'activate:M', 'action:move', 'step:d1');
    use(t, 'wildlander-nimble').choose('step:b1', 'step:a1');
    expect([figure(t, 'H').at, figure(t, 'H').fatigue]).toEqual([0, 2]);
  });

  ruleTest('Nimble interrupts the walk, once for each time a monster comes [D2-FCLASS-148]', (open) => {
    const t = fight(open, {
      map: room('H....', '.....', '...M.'),
      figures: { H: armed(['Nimble'], null), M: foe({ speed: 6 }) },
      turn: { activating: 'M' },
    });
    t.choose('action:move', 'step:c2', 'step:b2');
    use(t, 'wildlander-nimble').choose('step:a2');
    // It is still beside her, and she has used Nimble for this step; the monster walks on with what it had.
    expect([mayUse(t, 'wildlander-nimble'), t.offered.includes('step:b3')]).toEqual([false, true]);
    expect(t.state.acting[0]!.points.map(({ left }) => left)).toEqual([4]);
    t.choose('step:b3');
    expect(mayUse(t, 'wildlander-nimble')).toBe(true);
  });

  describe('Running Shot', () => {
    const scene = (open: Parameters<typeof fight>[0], map: string, gear: string[] = [BOW]) =>
      fight(open, { map, figures: { H: armed(['Running Shot'], gear), M: foe() }, shown });

    ruleTest('2 spaces before a target is named, or after the attack, not both [D2-FCLASS-150]', (open) => {
      const before = attack(scene(open, hall('H...M')));
      use(before, 'wildlander-running-shot').choose('step:b1', 'step:c1', 'target:M');
      expect([
        figure(before, 'H').at,
        damage(before, 'M'),
        mayUse(before, 'wildlander-running-shot'),
      ]).toEqual([2, 4, false]);
      const after = attack(scene(open, hall('H...M')), 'pass', 'target:M');
      use(after, 'wildlander-running-shot').choose('step:b1', 'step:c1');
      expect([figure(after, 'H').at, after.state.acting[0]!.actions]).toEqual([2, 1]);
    });

    ruleTest('1 space in Heavy Armor [D2-FCLASS-150]', (open) => {
      const t = attack(scene(open, hall('H...M'), [BOW, 'Chainmail']));
      use(t, 'wildlander-running-shot').choose('step:b1');
      expect(t.offered).toEqual(['target:M']);
    });

    ruleTest('no target is needed where she stands, if one can be reached so [D2-FCLASS-150]', (open) => {
      expect(weapons(scene(open, room('HXM', '.X.', '...'))).length).toBeGreaterThan(0);
      expect(
        weapons(
          fight(open, { map: room('HXM', '.X.', '...'), figures: { H: armed([], BOW), M: monster() } }),
        ),
      ).toEqual([]);
    });
  });
});
