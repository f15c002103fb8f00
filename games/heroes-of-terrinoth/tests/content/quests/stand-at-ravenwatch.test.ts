import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { closed, names, pick, piece } from '../../look.ts';
import { dice, foe, position } from '../../position.ts';
import { almostDefeated, explorationOf } from '../near.ts';

const quest = 'Stand at Ravenwatch';
const heroes = [{}, {}];
const WHOLE = explorationOf('Ravenwatch Barbican');
const barbican = (progress: number) => ({ name: 'Ravenwatch Barbican', progress });
const still = (name: string) => foe(name, { exhausted: true });

describe('Stand at Ravenwatch', () => {
  ruleTest('each enemy in the shadows breaks a piece of the wall at the end of the enemy phase', (open) => {
    const t = open(
      position({
        quest,
        heroes: [{ engaged: [still('C')] }, {}],
        phase: 'enemy',
        location: barbican(WHOLE),
        shadows: [still('A'), still('B')],
        'enemy deck': [foe('D')],
      }),
    );
    expect(piece(t, 'Ravenwatch Barbican').progress).toBe(WHOLE - 2);
  });

  ruleTest('exploring mends the wall, but never to more than whole', (open) => {
    const t = open(
      position({ quest, heroes, location: barbican(WHOLE - 1), chance: dice('success success') }),
    );
    pick(t, 'Explore');
    expect(piece(t, 'Ravenwatch Barbican').progress).toBe(WHOLE);
  });

  ruleTest('a whole wall is no reason to leave it', (open) => {
    const t = open(
      position({
        quest,
        heroes,
        phase: 'travel',
        location: barbican(WHOLE),
        'location deck': ['Ravenwatch Bailey'],
      }),
    );
    expect(names(t, 'location')).toEqual(['Ravenwatch Barbican']);
    expect(closed(t).travel).toBe('HT-ABILITY-10');
  });

  ruleTest(
    'when the wall is down at the end of the round the party falls back to the next, which is whole',
    (open) => {
      const t = open(
        position({
          quest,
          heroes,
          phase: 'end',
          location: barbican(0),
          'location deck': ['Ravenwatch Bailey'],
          'enemy deck': ['A', 'B', 'C', 'D'].map((name) => foe(name)),
        }),
      );
      pick(t, 'Ann');
      expect(names(t, 'location')).toEqual(['Ravenwatch Bailey']);
      expect(piece(t, 'Ravenwatch Bailey').progress).toBe(explorationOf('Ravenwatch Bailey'));
    },
  );

  ruleTest('the quest is lost when the last wall is down', (open) => {
    const t = open(
      position({ quest, heroes, phase: 'end', location: { name: 'Ravenwatch Keep', progress: 0 } }),
    );
    expect(t.over?.result).toBe('defeat');
  });

  ruleTest('the quest is won at dawn, if Urgath is defeated by then', (open) => {
    const deck = { 'enemy deck': [foe('A'), foe('B')] };
    const dawn = open(
      position({
        quest,
        heroes,
        phase: 'peril',
        peril: 11,
        location: barbican(WHOLE),
        aside: ['Urgath Gatebreaker'],
        ...deck,
      }),
    );
    expect(dawn.over?.result).toBe('victory');
    const besieged = open(
      position({ quest, heroes, phase: 'peril', peril: 11, location: barbican(WHOLE), ...deck }),
    );
    expect(besieged.over).toBeNull();
    const night = open(
      position({
        quest,
        heroes: [{ engaged: [almostDefeated('Urgath Gatebreaker')] }, {}],
        peril: 5,
        location: barbican(WHOLE),
        chance: dice('success success', 'blank'),
      }),
    );
    pick(night, 'Attack');
    expect(names(night, 'aside')).toEqual(['Urgath Gatebreaker']);
    expect(night.over).toBeNull();
  });
});
