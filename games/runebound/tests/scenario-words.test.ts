import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { game } from '../rules/index.ts';
import { names } from './look.ts';
import { position } from './position.ts';

const last = content.skills.at(-1)!;
const trophy = content.adventures.findLast(
  ({ deck, scenario }) => deck === 'social' && scenario === 'margath',
)!;

describe('cards that a document does not name', () => {
  ruleTest('are none of those that it names elsewhere', (open) => {
    const hand = [last.success ? 'success' : 'blank'];
    const hero = 'Elder Mok';
    const t = open(
      position({
        players: [
          { hero, hand, trophies: ['social'] },
          { hero: 'Lyssa', learned: [last.name], trophies: [trophy.id] },
        ],
      }),
    );
    expect([names(t, 'learned:1'), names(t, 'trophies:1')]).toEqual([[last.name], [trophy.name]]);
    expect([names(t, 'hand:0').length, names(t, 'trophies:0').length]).toEqual([1, 1]);
    expect(game.faults!(t.state)).toEqual([]);
  });
});
