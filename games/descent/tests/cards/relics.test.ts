import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { cardDef } from '../../rules/catalogue.ts';
import { speedOf } from '../../rules/figures/characteristics.ts';
import { mayWield } from '../../rules/items/relic.ts';
import { pieceOf } from '../../rules/pieces.ts';
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
  mayAct,
  room,
  surges,
  use,
  type Words,
} from './kit.ts';

describe('hero sides of relics', () => {
  ruleTest('Dawnblade: a surge for 3 damage, and one that strikes a second monster beside', (open) => {
    const scene = (key: string) =>
      attack(
        fight(open, {
          map: room('HM', 'N.'),
          figures: { H: armed([], 'Dawnblade'), M: foe(), N: foe() },
          shown: { blue: '2-2-1', red: '0-2-0', yellow: '1-1-0', gray: '0 1' },
        }),
        'target:M',
        key,
      );
    expect(damage(scene('surge:own:0'), 'M')).toBe(8);
    const t = scene('surge:own:1');
    t.choose(t.offered);
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([5, 4]);
  });

  ruleTest("Fortuna's Dice: a die of an attack, of a defence or of a test is rolled anew", (open) => {
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: armed([], ['Chipped Greataxe', "Fortuna's Dice"]), M: foe() },
      shown: { blue: '3-2-0', red: '0-1-0 0-3-0', gray: '0' },
    });
    attack(t, 'target:M');
    use(t, 'fortunas-dice-hero').choose('reroll:1');
    expect([damage(t, 'M'), figure(t, 'H').fatigue, card(t, 'fortunas-dice-hero').exhausted]).toEqual([
      5,
      1,
      true,
    ]);
  });

  ruleTest('Shield of the Dark God: the whole result decides, old against new [D2-FITEM-11]', (open) => {
    const scene = (gray: string) => {
      const t = fight(open, {
        map: hall('HM'),
        figures: {
          H: hero({ weapons: ['Shield of the Dark God'], defence: ['gray', 'gray'] }),
          M: foe({ dice: ['red', 'red'] }),
        },
        turn: { activating: 'M' },
        shown: { red: '0-3-0 0-3-0', gray },
      });
      use(attack(t, 'target:H'), 'shield-of-the-dark-god-hero').choose(['reroll:0', 'reroll:1']);
      return damage(t, 'H');
    };
    // 3 shields become 4, and 3 would become 2.
    expect([scene('1 2 3 1'), scene('1 2 2 0')]).toEqual([2, 3]);
  });

  ruleTest('Staff of Light: heroes within 3 spaces recover 1 damage and 1 fatigue', (open) => {
    const worn = { damage: 3, fatigue: 2 };
    const t = fight(open, {
      map: hall('H..A.B.M'),
      figures: { H: armed([], 'Staff of Light', worn), A: hero(worn), B: hero(worn), M: foe() },
    });
    act(t, 'Staff of Light');
    expect(['H', 'A', 'B'].map((one) => [damage(t, one), figure(t, one).fatigue])).toEqual([
      [2, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  ruleTest('The Shadow Rune: 1 fatigue for each monster that it defeats [D2-FITEM-12]', (open) => {
    const t = fight(open, {
      map: room('H.M', '..N'),
      figures: {
        H: armed(['Exploding Rune'], 'The Shadow Rune', { fatigue: 3 }),
        M: foe({ health: 2 }),
        N: foe({ health: 2 }),
      },
      shown: { blue: '3-2-0', yellow: '1-1-0 1-1-0', gray: '0 0' },
    });
    act(t, 'Exploding Rune').choose('target:M');
    t.choose(t.offered);
    // 3, and 1 for the skill, less 1 for each of the two.
    expect(figure(t, 'H').fatigue).toBe(2);
  });

  ruleTest('Trueshot: 3 range, and a surge that moves the target', (open) => {
    const t = fight(open, {
      map: room('H....M.', '.......'),
      figures: { H: armed([], 'Trueshot'), M: foe() },
      shown: { blue: '2-2-1', red: '0-2-0', yellow: '0-2-0', gray: '0' },
    });
    attack(t, 'target:M', 'surge:own:0', 'step:g1');
    expect([damage(t, 'M'), figure(t, 'M').at]).toEqual([6, 6]);
  });
});

describe('overlord sides of relics', () => {
  ruleTest('Duskblade: a hero who begins beside is slower in that turn; Pierce 5 for a surge', (open) => {
    const scene = (row: string) => {
      const t = fight(open, {
        map: hall(row),
        figures: { H: hero(), M: foe({ skills: ['Duskblade'] }) },
        turn: { of: 'H', step: '1.I' },
      });
      return speedOf(t.state, figure(t, 'H'));
    };
    expect([scene('HM.'), scene('H.M')]).toEqual([3, 4]);
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: hero(), M: foe({ skills: ['Duskblade'], dice: ['red'] }) },
      turn: { activating: 'M' },
      shown: { red: '0-3-1', gray: '3' },
    });
    attack(t, 'target:H', `surge:card:${card(t, 'duskblade-overlord').id}`);
    expect(damage(t, 'H')).toBe(3);
  });

  ruleTest("Scorpion's Kiss: awareness decides between both conditions and one", (open) => {
    const scene = (black: string) =>
      act(
        fight(open, {
          map: hall('H.M'),
          figures: { H: hero(), M: foe({ skills: ["Scorpion's Kiss"] }) },
          turn: { activating: 'M' },
          shown: { gray: '0', black },
        }),
        "Scorpion's Kiss",
      );
    const failed = scene('4');
    expect([has(failed, 'H', 'immobilized'), has(failed, 'H', 'poisoned')]).toEqual([true, true]);
    const passed = scene('3').choose('effect:1');
    expect([has(passed, 'H', 'immobilized'), has(passed, 'H', 'poisoned')]).toEqual([false, true]);
    expect(mayAct(passed, "Scorpion's Kiss")).toBe(false);
  });

  ruleTest("Shield of Zorek's Favor: the attacker suffers what the test shows, if it is passed", (open) => {
    const scene = (black: string) => {
      const t = fight(open, {
        map: hall('HM'),
        figures: {
          H: armed([], 'Chipped Greataxe'),
          M: foe({ skills: ["Shield of Zorek's Favor"], attributes: { might: 3 } }),
        },
        shown: { blue: '3-2-0', red: '0-2-0', gray: '0 1', black },
      });
      attack(t, 'target:M');
      return damage(t, 'H');
    };
    expect([scene('2'), scene('3')]).toEqual([3, 0]);
  });

  ruleTest('The Shadow Rune: nobody but Baron Zachareth wields it [D2-FITEM-13]', (open) => {
    const scene = (wielder: Words) => {
      const t = fight(open, {
        map: hall('HM'),
        figures: { H: hero(), M: { ...wielder, skills: ['The Shadow Rune'] } },
        turn: { activating: 'M' },
      });
      const rune = pieceOf(t.state, card(t, 'the-shadow-rune-overlord').id);
      return mayWield(t.state, figure(t, 'M'), cardDef(t.state, rune));
    };
    expect([scene({ lieutenant: 'Baron Zachareth' }), scene({ monster: 'Goblin Archer' })]).toEqual([
      true,
      false,
    ]);
    const t = fight(open, {
      map: hall('HM'),
      figures: { H: hero(), M: foe({ skills: ['The Shadow Rune'], dice: ['red'] }) },
      turn: { activating: 'M' },
      shown: { red: '0-3-1', gray: '0' },
    });
    // Another's attack has none of its surge abilities, and so nothing is asked.
    expect([surges(attack(t, 'target:H')), damage(t, 'H')]).toEqual([[], 3]);
    const own = fight(open, {
      map: hall('HM'),
      figures: { H: hero(), M: { lieutenant: 'Baron Zachareth', skills: ['The Shadow Rune'] } },
      turn: { activating: 'M' },
      shown: { blue: '3-2-0', red: '0-3-1', gray: '0' },
    });
    const key = `surge:card:${card(own, 'the-shadow-rune-overlord').id}`;
    expect(surges(attack(own, 'target:H'))).toEqual(expect.arrayContaining([key, `${key}/1`, `${key}/2`]));
    own.choose(key);
    expect(damage(own, 'H')).toBe(7);
  });
});
