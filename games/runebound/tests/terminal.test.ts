import { createMatch, createRandom, createSpeaker, kernelLanguages, randomAnswer } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { terminal } from '../rules/terminal.ts';
import { fight } from './fight.ts';
import { pick, type T } from './look.ts';
import { dice, foe, plainHero, position } from './position.ts';

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });

describe('the table as lines of text', () => {
  it('says everything in words, and nothing of what is hidden', () => {
    for (const seed of [1, 2, 3, 4]) {
      const random = createRandom(seed);
      const match = createMatch({ game, seats: ['Ann', 'Ben', 'Cid'], seed, checkpoints: false });
      while (match.choice && match.count < 150) {
        match.answer(match.choice.seat, randomAnswer(match.choice, random));
        const lines = terminal(match.view(0), speaker).join('\n');
        expect(lines).not.toMatch(/\brb\.|undefined|NaN|[{}]/);
        if (match.state.phase !== 'setup') expect(lines).toContain('act ');
      }
    }
  });

  const lines = (t: T, seat = 0): string[] => terminal(t.view(seat), speaker);

  ruleTest('tells the board, the markets and the heroes', (open) => {
    const t = open(
      position({
        scenario: 'corpse-king',
        act: 2,
        time: 4,
        round: 16,
        villain: 'Cursed Ruins',
        zombies: ['A1', 'H8'],
        'facedown gems': ['J8', 'I10'],
        'story track': ['The Open Graves'],
        decks: { story: [] },
        players: [
          {
            at: 'H9',
            gold: 3,
            damage: 2,
            companions: 2,
            delayed: true,
            hand: ['Tireless', 'Guile'],
            learned: ['Walk on Water'],
            assets: ['Ringmail'],
            trophies: [foe()],
          },
          { at: 'Forge', gold: 0, companions: 0, hand: ['Oak-Hearted'], quests: ['The Goat Track'] },
          { eliminated: true },
        ],
        markets: {
          Dawnsmoor: ['Horn of Courage', 'Yew Bow', 'Staff of Light'],
          Forge: ['Truesteel Axe', 'Thornmail', 'Artifacts'],
          Riverwatch: ['Notched Sword', 'Sawtooth Axe', 'Warded Plate'],
          Tamalir: ['Fleet Boots', 'Blooded Courser', 'Case of Philters'],
        },
      }),
    );
    const board = [
      'The Corpse King · act 2, space 4 of 12 · round 16',
      'Gems faceup: 25 of 27',
      'The villain is in Cursed Ruins',
      'Zombies: plains A1, plains H8',
      'Story quests: The Open Graves',
      'Market of Dawnsmoor: Horn of Courage (3), Yew Bow (6) and Staff of Light (8)',
      'Market of Forge: Truesteel Axe (9), Thornmail (9) and Artifacts (0)',
      'Market of Riverwatch: Notched Sword (2), Sawtooth Axe (5) and Warded Plate (11)',
      'Market of Tamalir: Fleet Boots (3), Blooded Courser (7) and Case of Philters (4)',
    ];
    expect(lines(t).slice(0, 9)).toEqual(board);
    expect(lines(t).slice(9)).toEqual([
      '> Ann, Market Town: health 8/10, 3 gold, 3 actions, delayed, 2 companion',
      '    body 2, mind 2, spirit 2, speed 3',
      '    hand: Tireless and Guile',
      '    learned: Walk on Water',
      '    assets: Ringmail',
      '    trophies: Brute',
      '  Ben, Forge: health 9/9, 0 gold, no actions',
      '    body 2, mind 2, spirit 2, speed 3',
      '    hand: 1 card',
      '    quests: The Goat Track',
      '  Cid is eliminated',
    ]);
    expect(lines(t, 1)).toContain('    hand: 2 cards');
    expect(lines(t, 1)).toContain('    trophies: combat');
  });

  ruleTest('tells the pools of a combat, stacks and all', (open) => {
    const tokens = [
      ['2 physical', 'shield'],
      ['double', 'golden magic'],
      ['surge', 'dash'],
    ];
    const t = open(
      fight({ player: { hero: plainHero(0, { tokens }) }, hero: ['physical', 'double', 'surge'], damage: 3 }),
    );
    pick(t, 'stack', '2 physical', 'deal enemy damage', ['1 damage (dash on its back)']);
    expect(lines(t).slice(-3)).toEqual([
      'Enemy: Brute, damage 3 of 9',
      '    Ann has 2 physical (1 shield on its back) on a double and 1 surge (dash on its back)',
      '    Brute has 1 damage (1 shield on its back), 1 damage (agility on its back), 1 surge (1 damage on its back) and double (dash on its back)',
    ]);
    pick(t, 'deal physical');
    expect(lines(t).at(-2)).toBe('    Ann has 1 surge (dash on its back)');
  });

  ruleTest('tells the dice, the spent ones in brackets', (open) => {
    const t = open(position({ players: [{ at: 'I9' }], chance: dice('plains', 'wild', 'mountain/water') }));
    expect(lines(t).some((line) => line.startsWith('Dice'))).toBe(false);
    pick(t, 'move', 'roll', 'hex:I8', 'plains');
    expect(lines(t).at(-1)).toBe('Dice: (plains), wild and mountain/water');
  });
});
