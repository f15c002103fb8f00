import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { hexCalled } from '../rules/map/hexes.ts';
import { endRound, facts, foeHealth, hero, logged, names, offers, pick, type T } from './look.ts';
import { position } from './position.ts';

describe('The Corpse King', () => {
  const king = (more: object = {}, player: object = {}) =>
    position({ scenario: 'corpse-king', players: [{ ...player }, {}], ...more });

  ruleTest('white story tokens are companions, black ones zombies [RB-SCENARIO-14]', (open) => {
    const fair = { name: 'Fair', options: ['gain 2 companions', 'gain 2 lore'] };
    const taking = (option: string) =>
      pick(
        open(king({ decks: { social: [fair] }, zombies: ['H8'] }, { at: 'I10', companions: 1 })),
        'adventure',
        option,
      );
    const companions = taking('option:1');
    expect([facts(companions).companions, companions.state.zombies.length]).toEqual([3, 1]);
    expect(facts(taking('option:2')).companions).toBe(1); // lore is of the other scenario
  });

  ruleTest('Vorakesh appears in the Cursed Ruins with a zombie when Act 1 ends [RB-SCENARIO-16]', (open) => {
    const t = endRound(open(king({ time: 12 })));
    const ruins = hexCalled('Cursed Ruins');
    expect([t.state.villain, t.state.zombies]).toEqual([ruins, [ruins]]);
    expect(logged(t).filter((key) => ['villain-appears', 'zombie'].includes(key))).toEqual([
      'villain-appears',
      'zombie',
    ]);
  });

  ruleTest('a hero in his hex may engage him for an action [RB-SCENARIO-17]', (open) => {
    const meeting = (at: string) =>
      open(king({ act: 2, villain: 'Cursed Ruins', chance: { '*': 'seeded' } }, { at }));
    const engage = (t: T) => offers(t).find((text) => text.includes('engage the villain'));
    const t = meeting('Cursed Ruins');
    pick(t, engage(t)!);
    expect([t.state.combat!.kind, names(t, 'foe:1'), hero(t).actions]).toEqual(['villain', ['Vorakesh'], 2]);
    expect(engage(meeting('H9'))).toBeUndefined();
    const tired = open(king({ act: 2, villain: 'Cursed Ruins' }, { at: 'Cursed Ruins', actions: 0 }));
    expect(engage(tired)).toBeUndefined();
  });

  ruleTest('when Act 2 ends all have lost [RB-SCENARIO-18]', (open) => {
    const t = endRound(open(king({ act: 2, time: 12, villain: 'Cursed Ruins' })));
    expect([t.over!.result, t.over!.winners]).toEqual(['defeat', []]);
  });

  ruleTest(
    'zombies raise his health, companions of his foe lower it by 2 [RB-SCENARIO-19, RB-SCENARIO-20]',
    (open) => {
      for (const [zombies, companions, health] of [
        [0, 0, 10],
        [3, 0, 13],
        [3, 2, 9],
        [0, 2, 8],
      ] as const) {
        const t = open(
          king(
            {
              act: 2,
              villain: 'Cursed Ruins',
              zombies: Array(zombies).fill('A1'),
              chance: { '*': 'seeded' },
            },
            { at: 'Cursed Ruins', companions },
          ),
        );
        pick(t, offers(t).find((text) => text.includes('engage the villain'))!);
        expect(foeHealth(t)).toBe(health);
      }
    },
  );

  ruleTest('zombies come by story quests [RB-SCENARIO-21]', (open) => {
    const t = endRound(open(king({ decks: { story: { only: ['The Open Graves'] } } })));
    expect(t.state.zombies).toHaveLength(2);
  });

  ruleTest(
    'entering a hex with zombies costs 2 damage, however many [RB-SCENARIO-22, RB-SCENARIO-26]',
    (open) => {
      for (const zombies of [['H8'], ['H8', 'H8', 'H8']]) {
        const t = open(king({ zombies }));
        pick(t, 'move', 'hex:H8');
        expect(hero(t).damage).toBe(2);
      }
    },
  );

  ruleTest('a zombie placed where a hero stands does nothing then [RB-SCENARIO-27]', (open) => {
    const t = endRound(open(king({ decks: { story: { only: ['The Open Graves'] } } }, { at: 'Elmford' })));
    expect([t.state.zombies.length, hero(t).damage]).toEqual([2, 0]);
  });

  ruleTest(
    'an action kills one for 1 gold, and it leaves the board [RB-SCENARIO-23, RB-SCENARIO-24, RB-SCENARIO-25]',
    (open) => {
      const t = open(king({ zombies: ['H9', 'H9'] }, { at: 'H9', gold: 0 }));
      pick(t, 'use The Corpse King: kill');
      expect([t.state.zombies.length, hero(t).gold, hero(t).actions]).toEqual([1, 1, 2]);
      const away = open(king({ zombies: ['H8'] }, { at: 'H9' }));
      expect(offers(away).some((text) => text.includes('kill a zombie'))).toBe(false);
    },
  );

  ruleTest('moving by an ability into its hex does the damage too [RB-SCENARIO-28]', (open) => {
    const t = open(king({ zombies: ['H8'] }, { at: 'H9', learned: ['Tireless'] }));
    pick(t, 'use Tireless', 'hex:H8');
    expect(hero(t).damage).toBe(2);
  });
});
