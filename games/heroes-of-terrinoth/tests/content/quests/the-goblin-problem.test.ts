import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { theGoblinProblem } from '../../../content/quests/the-goblin-problem.ts';
import { names, offers, pick, piece } from '../../look.ts';
import { dice, foe, position } from '../../position.ts';
import { almostDefeated, almostExplored } from '../near.ts';

const quest = 'The Goblin Problem';
const heroes = [{}, {}];

describe('The Goblin Problem', () => {
  ruleTest('Splig comes to the leader when the party reaches his hideout', (open) => {
    const t = open(
      position({
        quest,
        heroes,
        phase: 'travel',
        location: almostExplored('Dark Forest', 0),
        shadows: [foe('Wolf')],
        'location deck': ['Bandit Hideout'],
        'enemy deck': ['A', 'B', 'C', 'D', 'E'].map((name) => foe(name)),
      }),
    );
    expect(names(t, 'lair')).toEqual(['Splig']);
    pick(t, 'travel', 'Ben');
    expect(names(t, 'lair')).toEqual([]);
    expect(names(t, 'engaged:1')).toContain('Splig');
  });

  ruleTest('the last space brings him out of his lair wherever the party is', (open) => {
    const t = open(
      position({ quest, heroes, phase: 'peril', peril: 11, 'enemy deck': [foe('A'), foe('B')] }),
    );
    expect(t.state.peril).toBe(11);
    expect(names(t, 'engaged:0')).toEqual(['Splig']);
    expect(names(t, 'shadows')).toEqual(['A']);
  });

  ruleTest('orange spaces call a fallen goblin back for each hero', (open) => {
    const t = open(
      position({
        quest,
        heroes,
        phase: 'peril',
        peril: theGoblinProblem.peril.spaces.indexOf('orange'),
        'enemy discard': ['Goblin Raider', 'Bandit', 'Goblin Archer'],
        chance: { 'enemy from discard': ['goblin-archer', 'goblin-raider'] },
      }),
    );
    expect(names(t, 'engaged:0')).toEqual(['Goblin Archer']);
    expect(names(t, 'engaged:1')).toEqual(['Goblin Raider']);
    expect(names(t, 'enemy-discard')).toEqual(['Bandit']);
  });

  ruleTest('Splig fights on while he is well, and slinks off once he has five wounds', (open) => {
    const after = [4, 5].map((wounds) => {
      const t = open(
        position({ quest, heroes: [{ engaged: [{ name: 'Splig', wounds }] }, {}], phase: 'enemy' }),
      );
      return piece(t, 'Splig').zone;
    });
    expect(after).toEqual(['engaged:0', 'shadows']);
  });

  ruleTest('his threat takes a token or progress, and only what is there [HT-EX-03]', (open) => {
    const at = (progress: number, tokens: number) =>
      open(
        position({
          quest,
          heroes: [{ tokens, engaged: [foe('Wolf')] }, {}],
          location: { name: 'Inn', exploration: 5, progress },
          chance: dice('blank blank', 'threat'),
        }),
      );
    const both = at(1, 1);
    pick(both, 'Rest', 'roll');
    expect(offers(both)).toEqual(['effect:0', 'effect:1']);
    const noProgress = at(0, 1);
    pick(noProgress, 'Rest', 'roll');
    expect(noProgress.state.zones['hero:0']![0]).toMatchObject({ tokens: 0 });
    const noToken = at(1, 0);
    pick(noToken, 'Rest');
    expect(piece(noToken, 'Inn').progress).toBe(0);
  });

  ruleTest('the quest is won when the hideout is explored and Splig defeated, not by one of them', (open) => {
    const hideout = almostExplored('Bandit Hideout');
    const chance = dice('success success', 'blank');
    const alone = open(position({ quest, heroes, location: hideout, chance }));
    pick(alone, 'Explore');
    expect(alone.over).toBeNull();
    const splig = almostDefeated('Splig');
    const t = open(
      position({
        quest,
        heroes: [{ engaged: [splig] }, {}],
        location: almostExplored('Bandit Hideout', 0),
        chance,
      }),
    );
    expect(t.over).toBeNull();
    pick(t, 'Attack');
    expect(t.over?.result).toBe('victory');
  });
});
