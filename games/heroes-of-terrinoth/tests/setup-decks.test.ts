import { pieces } from '@questwright/adventure';
import { createMatch } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { terrinothBoxes } from '../rules/catalogue.ts';
import { game } from '../rules/index.ts';
import type { Terrinoth } from '../rules/state.ts';
import { begin, party, smallQuestsInBox } from './setup-quest.ts';

smallQuestsInBox();

/** The ids of all cards of a deck, whether they are still in it or in play already, in their order. */
function dealt(g: Terrinoth, kind: 'enemy' | 'location' | 'exploration'): string[] {
  const inPlay = { enemy: ['engaged:0', 'engaged:1', 'shadows'], location: ['location'], exploration: [] }[
    kind
  ];
  return [...inPlay, `${kind}-deck`].flatMap((zone) => pieces(g, zone).map(({ def }) => def));
}

const bothDecks = (seed: number, quest = 'small-quest'): Terrinoth =>
  createMatch({ game, seats: ['Ada', 'Ben'], seed, options: { quest, heroes: party.slice(0, 2), leader: 0 } })
    .state;

describe('the enemy deck', () => {
  ruleTest(
    'is made of stacks filled as the sheet says, with complete sets [HT-SETUP-03, HT-SETUP-08]',
    (open) => {
      const g = open(begin(2)).state;
      expect(dealt(g, 'enemy').sort()).toEqual(
        ['red', 'red', 'red-master', 'blue', 'blue', 'blue-master', 'green', 'green', 'green-master'].sort(),
      );
    },
  );

  it('holds sets of two minions and a master of one name [HT-SETUP-07]', () => {
    for (const { name, minion, master } of content.sets) {
      expect([minion.name, minion.rank, minion.set], name).toEqual([name, 'minion', name]);
      expect([master.name, master.rank, master.set], name).toEqual([name, 'master', name]);
    }
    const g = bothDecks(1);
    const ranks = dealt(g, 'enemy').map((id) => {
      const def = terrinothBoxes.of(g).get(id);
      return def.kind === 'enemy' ? `${def.name} ${def.rank}` : '';
    });
    for (const name of ['Red', 'Blue', 'Green']) {
      expect(ranks.filter((one) => one === `${name} minion`)).toHaveLength(2);
      expect(ranks.filter((one) => one === `${name} master`)).toHaveLength(1);
    }
  });

  it('holds every set whole in every printed quest, named or random [HT-SETUP-08]', () => {
    for (const { id } of content.quests) {
      for (const seed of [1, 2, 3]) {
        const g = bothDecks(seed, id);
        const sets = new Map<string, string[]>();
        for (const card of dealt(g, 'enemy')) {
          const def = terrinothBoxes.of(g).get(card);
          if (def.kind !== 'enemy' || def.set === null) continue;
          sets.set(def.set, [...(sets.get(def.set) ?? []), def.rank].sort());
        }
        expect(sets.size, id).toBeGreaterThan(0);
        for (const [name, ranks] of sets)
          expect(ranks, `${id}: ${name}`).toEqual(['master', 'minion', 'minion']);
      }
    }
  });

  ruleTest('is shuffled stack by stack [HT-SETUP-04]', (open) => {
    const order = [
      ['blue', 'red-master', 'blue', 'red', 'blue-master', 'red'],
      ['green-master', 'green', 'green'],
    ];
    const g = open(begin(2, {}, { 'shuffle enemies': order })).state;
    // Ann has the first and the third, Ben the second.
    expect(dealt(g, 'enemy')).toEqual([
      'blue',
      'blue',
      'red-master',
      'red',
      'blue-master',
      'red',
      ...order[1]!,
    ]);
    // A shuffle cannot reach into another stack.
    expect(() => open(begin(2, {}, { 'shuffle enemies': [['green'], 'keep'] }))).toThrow('not there');
  });

  it('is really shuffled, and stacks never mix: the topmost is drawn first [HT-SETUP-04, HT-SETUP-05, HT-SETUP-06]', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const cards = dealt(bothDecks(seed), 'enemy');
      orders.add(cards.join());
      expect(cards.slice(0, 6).filter((id) => id.startsWith('green'))).toEqual([]);
      expect(cards.slice(6).filter((id) => !id.startsWith('green'))).toEqual([]);
    }
    expect(orders.size).toBeGreaterThan(15);
  });
});

describe('the other decks', () => {
  ruleTest(
    'are built in the same way, from their own stacks [HT-SETUP-10, HT-SETUP-05, HT-SETUP-06]',
    (open) => {
      const g = open(
        begin(
          2,
          {},
          {
            'shuffle locations': ['keep', ['place-c', 'place-b']],
            'shuffle exploration': [['ring', 'coin'], 'keep'],
          },
        ),
      ).state;
      expect(dealt(g, 'location')).toEqual(['place-a', 'place-c', 'place-b']);
      expect(dealt(g, 'exploration')).toEqual(['ring', 'coin', 'hole', 'thief']);
      for (let seed = 0; seed < 10; seed++) {
        const other = bothDecks(seed);
        expect(dealt(other, 'location')[0]).toBe('place-a');
        expect(dealt(other, 'exploration').slice(0, 2).sort()).toEqual(['coin', 'ring']);
      }
    },
  );

  it('no two locations are alike, and no deck has one twice [HT-SETUP-11]', () => {
    const { locations } = content;
    expect(new Set(locations.map(({ name }) => name)).size).toBe(locations.length);
    expect(new Set(locations.map(({ id }) => id)).size).toBe(locations.length);
    for (const id of [...content.quests.map((quest) => quest.id), 'wandering']) {
      for (let seed = 0; seed < 10; seed++) {
        const cards = dealt(bothDecks(seed, id), 'location');
        expect(new Set(cards).size, id).toBe(cards.length);
      }
    }
  });

  it('exploration cards come as a base set of 12 and sets of 5 [HT-SETUP-12]', () => {
    const [base, ...others] = content.exploration;
    expect([base!.name, base!.cards.length]).toEqual(['Base', 12]);
    expect(others).not.toEqual([]);
    for (const { name, cards } of others) expect(cards, name).toHaveLength(5);
  });

  it('every exploration card has the name of its set in its banner [HT-SETUP-13]', () => {
    for (const { name, cards } of content.exploration) {
      for (const card of cards) expect([card.id, card.set]).toEqual([card.id, name]);
    }
    const names = content.exploration.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  ruleTest('what was neither called for nor picked takes no part [HT-SETUP-09]', (open) => {
    const g = open(begin(2)).state;
    const there = new Set(Object.values(g.zones).flatMap((cards) => cards.map(({ def }) => def)));
    const basic = content.activations.filter(
      (card) => card.class === null && ['Healer', 'Mage'].includes(card.archetype),
    );
    expect([...there].sort()).toEqual(
      [
        'small-quest',
        'small-king',
        ...['red', 'red-master', 'blue', 'blue-master', 'green', 'green-master'],
        ...['place-a', 'place-b', 'place-c'],
        ...['coin', 'ring', 'hole', 'thief'],
        ...party.slice(0, 2),
        ...basic.map(({ id }) => id),
      ].sort(),
    );
  });
});
