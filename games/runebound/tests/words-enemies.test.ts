import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { fight, passBoth } from './fight.ts';
import { combat, facts, hero, logged, names, offers, pick } from './look.ts';
import { position } from './position.ts';

const ROUNDS = 4;
/** What a token shows in every round. */
const always = (symbol: string): string[] => Array.from({ length: ROUNDS }, () => symbol);
const HERO = ['physical', 'magic', 'surge'].map(always);
const IDLE = ['dash', 'shield', 'agility', 'surge', 'dash'].map(always);

describe('words that enemies are written with', () => {
  ruleTest('an enemy grows with every round after the first [RB-ENEMY-11]', (open) => {
    const t = open(fight({ enemy: 'Gutter Kobolds', hero: HERO, foe: IDLE }));
    expect(combat(t).defender.health).toBe(3);
    pick(passBoth(t), 'no');
    expect(combat(t).defender.health).toBe(4);
    pick(passBoth(t), 'no');
    expect(combat(t).defender.health).toBe(5);
  });

  ruleTest('an enemy has health for each zombie on the board [RB-ENEMY-11]', (open) => {
    const more = { scenario: 'corpse-king', zombies: ['M1', 'M1', 'C13'] };
    expect(combat(open(fight({ enemy: 'Risen Cohort', more }))).defender.health).toBe(7);
  });

  ruleTest('passing before the enemy does costs 1 damage, after it nothing [RB-COMBAT-12]', (open) => {
    const t = open(fight({ enemy: 'Mutineers' }));
    expect(t.asked).toBe(0);
    pick(t, 'pass');
    expect(hero(t).damage).toBe(1);
    const u = open(fight({ enemy: 'Mutineers', hero: ['physical', 'agility', 'surge'], foe: IDLE }));
    pick(u, 'pass', 'pass'); // the enemy has the initiative
    expect([hero(u).damage, logged(u, 'casts')]).toEqual([0, ['passes-combat', 'passes-combat']]);
  });

  ruleTest('shields block what passing costs [RB-COMBAT-14]', (open) => {
    const t = open(fight({ enemy: 'Mutineers', hero: ['shield', 'magic', 'surge'] }));
    pick(t, 'pass', ['1 shield']);
    expect(hero(t).damage).toBe(0);
  });

  ruleTest('the foe tests, and is hurt only when it fails [RB-TEST-11]', (open) => {
    const bolt = (...skill: string[]) => {
      const t = open(
        fight({
          enemy: 'Cave Elf',
          hero: ['physical', 'magic', 'surge'],
          foe: ['dash', 'shield', 'agility', 'surge', 'dash'],
          player: { hand: [] },
          more: { decks: { skill } },
        }),
      );
      pick(t, ['2 physical']); // flipped as soon as it is cast
      pick(t, 'Poisoned Bolt');
      return t;
    };
    expect(hero(bolt('blank', 'blank')).damage).toBe(2);
    const passed = bolt('blank', 'success');
    expect([hero(passed).damage, combat(passed).round]).toEqual([0, 1]);
  });

  ruleTest('a failed test leaves the enemy where it is and the combat going [RB-TEST-15]', (open) => {
    const t = open(
      fight({
        enemy: 'Cave Elf',
        foe: ['dash', 'enemy', 'agility', 'surge', 'dash'],
        more: { decks: { skill: ['blank', 'blank'] } },
      }),
    );
    pick(t, ['2 physical'], 'Poisoned Bolt');
    expect([logged(t).includes('fails'), hero(t).damage]).toEqual([true, 2]);
    expect([names(t, 'foe:1'), names(t, 'combat-discard'), names(t, 'exploration-discard')]).toEqual([
      ['Cave Elf'],
      [],
      [],
    ]);
    pick(t, 'deal magic');
    expect([combat(t).round, combat(t).defender.damage]).toEqual([1, 1]);
  });

  ruleTest('an enemy that gets away leaves neither reward nor trophy [RB-CORE-02]', (open) => {
    const t = open(fight({ enemy: 'Gilded Imp', hero: HERO, foe: IDLE, player: { gold: 0 } }));
    pick(passBoth(t), 'no');
    pick(passBoth(t), 'no');
    expect(t.state.combat).toBeNull();
    expect([hero(t).gold, facts(t).trophies.all, names(t, 'exploration-discard')]).toEqual([
      0,
      0,
      ['Gilded Imp'],
    ]);
  });

  ruleTest('a surge that would return tokens does nothing until some are spent [RB-SYMBOL-22]', (open) => {
    const foe = ['dash', 'shield', 'agility', 'surge', 'dash'];
    const t = open(fight({ enemy: 'Mutineers', foe }));
    expect([t.asked, offers(t).find((text) => text.startsWith('Close Ranks'))]).toEqual([
      1,
      expect.stringContaining('would change nothing now'),
    ]);
    const u = open(fight({ enemy: 'Mutineers', foe: ['dash', 'enemy', 'enemy', 'surge', 'dash'] }));
    pick(u, 'deal', ['1 damage (1 shield on its back)'], 'pass', 'Close Ranks');
    expect([combat(u).defender.pool['enemy-2'], combat(u).defender.spent]).toEqual(['1 enemy', ['enemy-4']]);
  });

  ruleTest('a rumor can be used in the places that it names [RB-EVENT-08]', (open) => {
    const use = (at: string) => {
      const t = open(position({ players: [{ at, gold: 0, rumors: ['A Quarrel of Cousins'] }] }));
      return { t, open: offers(t).some((text) => text.startsWith('use A Quarrel')) };
    };
    expect([use('Elmford').open, use('Brightmeadow').open, use('H9').open]).toEqual([true, true, false]);
    const { t } = use('Elmford');
    pick(t, 'use A Quarrel');
    expect([hero(t).gold, facts(t).trophies.social]).toEqual([4, 1]);
  });
});
