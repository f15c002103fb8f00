import {
  createMatch,
  createRandom,
  createSpeaker,
  describedPosition,
  kernelLanguages,
  randomAnswer,
} from '@questwright/kernel';
import { Playtest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import type { Terrinoth } from '../rules/state.ts';
import { terminal } from '../rules/terminal.ts';

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });

describe('the table as lines of text', () => {
  it('says everything in words, and nothing of what lies face down', () => {
    for (const seed of [1, 2, 3, 4]) {
      const random = createRandom(seed);
      const match = createMatch({ game, seats: ['Ann', 'Ben', 'Cid'], seed, checkpoints: false });
      while (match.choice && match.count < 60) {
        match.answer(match.choice.seat, randomAnswer(match.choice, random));
        const lines = terminal(match.view(0), speaker);
        expect(lines.join('\n')).not.toMatch(/\bht\.|undefined|NaN|[{}]/);
        const shadows = match.state.zones.shadows ?? [];
        const shown = lines.join('\n').match(/a face-down enemy/g)?.length ?? 0;
        if (lines.length > 0) expect(shown).toBe(shadows.filter(({ down }) => down).length);
      }
    }
  });

  /** A position of printed cards only. */
  const printed = (words: Record<string, unknown>, chance = {}): Playtest<Terrinoth> => {
    const doc = { quest: 'The Goblin Problem', location: 'River Bank', ...words };
    return new Playtest({ ...describedPosition(game, doc), chance }, 'straight');
  };
  const party = [
    {
      name: 'Kari Wraithstalker',
      wounds: 3,
      tokens: 1,
      items: ['Healing Potion'],
      conditions: ['poisoned'],
      'exhausted cards': ['Lie Low'],
      engaged: ['Bandit', { name: 'Iron Golem master', wounds: 1, exhausted: true }],
    },
    { name: 'Elder Mok', tokens: 2, 'exhausted cards': ['aid'] },
    { name: 'Astarra', defeated: true },
  ];

  it('shows quest, place, enemies, heroes and decks', () => {
    const t = printed({
      heroes: party,
      round: 2,
      peril: 4,
      leader: 'Elder Mok',
      turn: 'Kari Wraithstalker',
      shadows: ['Zombie', { name: 'Skeleton', facedown: true }],
      location: { name: 'River Bank', progress: 2, tokens: 1 },
      'enemy deck': ['Bandit', 'Bandit'],
      'exploration deck': ['Healing Potion'],
    });
    expect(terminal(t.view(0), speaker)).toEqual([
      'Round 2, hero phase · The Goblin Problem · peril 4 of 12 (green)',
      'Location: River Bank, 2 of 5 progress, 1 tokens',
      '  +1 hero die on rest actions',
      'Lair: Splig, attack 2, 9 of 9 health, resilience 1 [Advance, Inflict, Slink Off]',
      'Shadows: Zombie, attack 1, 3 of 3 health [Advance, Grasp] and a face-down enemy',
      'Kari Wraithstalker: 3 of 13 wounds, 1 token',
      '  - Piercing Strike: you may engage 1 enemy, then Attack: 2 dice',
      '  - Blaze a Trail: Explore: 3 dice, then draw 2 exploration cards, resolve one and put the rest on top of the deck or under it',
      '  x Lie Low: Rest: 2 dice; no enemy dice are rolled, then ready all activation cards',
      '  - Point the Way: Aid: 2 dice, then the aided hero readies 1 activation card',
      '  - Healing Potion: in your activation, discard this card: recover 3 wounds',
      '  - Poisoned: when your activation ends, suffer 1 wound, then after you resolve a rest action, discard this card',
      '  engaged: Bandit, attack 1, 2 of 2 health [Advance, Pilfer] and Iron Golem, attack 3, 3 of 4 health, resilience 2, exhausted [Advance, Inflict, Pound]',
      'Elder Mok (leader): 0 of 14 wounds, 2 tokens',
      "  - Staff and Prayer, - Pilgrim's Path, - Evening Prayer and x Laying On of Hands",
      '  engaged: nothing',
      'Astarra: defeated',
      'Decks: 2 enemies, 0 locations, 1 exploration cards',
    ]);
  });

  it('shows counters, and that there is no place', () => {
    const heroes = party.slice(0, 2);
    const t = printed({ quest: 'A Theft of Stars', counters: { alarm: 2 }, heroes });
    expect(terminal(t.view(1), speaker)).toContain('the alarm: 2');
    expect(terminal(t.view(1), speaker).filter((line) => line.startsWith('Dice'))).toEqual([]);
    const bare = printed({ heroes, location: undefined });
    expect(terminal(bare.view(0), speaker)[1]).toBe('No location');
  });

  it('shows the roll while it can still be changed', () => {
    const roll = { 'hero die': ['success', 'blank', 'blank'], 'enemy die': [] };
    const t = printed({ heroes: [{ name: 'Astarra' }, { name: 'Elder Mok' }] }, roll);
    t.choose(t.offered[1]!);
    expect(t.prompt).toBe('ht.ask.reroll');
    const dice = terminal(t.view(0), speaker).at(-1);
    expect(dice).toMatch(/^Dice: success( and|,) blank.*; enemy dice: none$/);
  });

  it('shows nothing before the quest is chosen', () => {
    const match = createMatch({ game, seats: ['Ann', 'Ben'], seed: 1 });
    expect(terminal(match.view(0), speaker)).toEqual([]);
  });
});
