import { pieces } from '@questwright/adventure';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import * as words from '../rules/effects/index.ts';
import { game } from '../rules/index.ts';
import { withInBox } from './charm.ts';
import { names } from './look.ts';
import { position } from './position.ts';

const last = content.skills.at(-1)!;
const trophy = content.adventures.findLast(
  ({ deck, scenario }) => deck === 'social' && scenario === 'margath',
)!;

describe('a card that a test puts into the box', () => {
  const cards = [
    words.asset({
      id: 'test-charm',
      name: 'Charm of Tests',
      set: 'A',
      type: 'equipment',
      cost: 3,
      abilities: [],
    }),
    words.enemy({
      id: 'test-ogre',
      name: 'Ogre of Tests',
      deck: 'combat',
      health: 4,
      traits: [],
      abilities: [],
    }),
  ];

  ruleTest('can be named in a position, by its name or by its id', (open) => {
    const t = open(
      withInBox(position({ players: [{ assets: ['test-charm'], trophies: ['Ogre of Tests'] }] }), ...cards),
    );
    expect([names(t, 'assets:0'), names(t, 'trophies:0')]).toEqual([['Charm of Tests'], ['Ogre of Tests']]);
    const u = open(withInBox(position({ players: [{}], markets: { Forge: ['charm of tests'] } }), ...cards));
    expect(names(u, 'market:Forge')[0]).toBe('Charm of Tests');
  });
});

describe('two cards of one name', () => {
  ruleTest('are both meant when the name stands there twice', (open) => {
    const t = open(
      position({ players: [{ assets: ['Leather Armor'] }, { assets: ['Leather Armor'] }], chance: {} }),
    );
    const ids = [0, 1].map((seat) => pieces(t.state, `assets:${seat}`).map(({ def }) => def));
    expect(ids).toEqual([['leather-armor-a'], ['leather-armor-c']]);
  });
});

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
