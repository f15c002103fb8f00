import { pieces } from '@questwright/adventure';
import { createMatch } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { enemyDef } from '../rules/catalogue.ts';
import { gainTokens, perEnemy, spawnNemesis } from '../rules/effects/index.ts';
import { game } from '../rules/index.ts';
import { closed, hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';
import { toolsInBox } from './tools.ts';

toolsInBox({ Abacus: gainTokens(perEnemy(1)), Horn: spawnNemesis('shadows') });

const warlord = (more = {}) => foe('Warlord', { rank: 'nemesis', attack: 2, ...more });
const card = (after: unknown) => ({ cards: [{ action: 'explore', dice: 1, after }] });

describe('a nemesis', () => {
  it('is never in the enemy deck, in any quest [HT-NEMESIS-01]', () => {
    for (const { id } of content.quests) {
      for (let seed = 0; seed < 4; seed++) {
        const { state } = createMatch({ game, seats: ['Ann', 'Ben'], seed, options: { quest: id } });
        const deck = pieces(state, 'enemy-deck').map((one) => enemyDef(state, one));
        expect(deck.length, id).toBeGreaterThan(0);
        expect(
          deck.filter(({ rank, traits }) => rank === 'nemesis' || traits.includes('Nemesis')),
          id,
        ).toEqual([]);
        expect(
          pieces(state, 'lair').map((one) => enemyDef(state, one).rank),
          id,
        ).toEqual(['nemesis']);
      }
    }
  });

  ruleTest('follows the rules of all enemies [HT-NEMESIS-02]', (open) => {
    const played = ['master', 'nemesis'].map((rank) => {
      const t = open(
        position({
          leader: 'Ben',
          activation: 4,
          heroes: [{ cards: [{ action: 'attack', dice: 2, ranged: true }] }, card({ engage: 1 })],
          shadows: [foe('Brute', { rank, attack: 2, resilience: 1, bar: ['Advance', 'Inflict'] })],
          chance: dice('success success blank blank blank', 'counterattack'),
        }),
      );
      pick(t, 'Attack'); // the Brute is wounded, and then it activates and engages Ben
      const first = [piece(t, 'Brute'), hero(t, 1).wounds];
      pick(t, 'Rest'); // of Ben, whom the Brute strikes back
      return structuredClone([first, piece(t, 'Brute'), hero(t, 1), names(t, 'engaged:1')]);
    });
    expect(played[0]).toEqual(played[1]);
    expect(played[1]![1]).toMatchObject({ zone: 'engaged:1', wounds: 1, exhausted: false });
    expect(played[1]![2]).toMatchObject({ wounds: 4 });
  });

  ruleTest('that is defeated is set aside for good [HT-NEMESIS-07, HT-NEMESIS-01]', (open) => {
    const t = open(
      position({
        heroes: [
          {
            cards: [{ action: 'attack', dice: 1, after: [{ spawn: 3 }, 'spawn nemesis'] }],
            engaged: [warlord({ health: 1, ...idle })],
          },
          {},
        ],
        'enemy discard': [foe('Wolf')],
        chance: { ...dice('success'), 'shuffle enemies': ['keep'] },
      }),
    );
    pick(t, 'Attack');
    expect(names(t, 'aside')).toEqual(['Warlord']);
    expect([
      names(t, 'engaged:0'),
      names(t, 'engaged:1'),
      names(t, 'enemy-deck'),
      names(t, 'enemy-discard'),
      names(t, 'lair'),
    ]).toEqual([['Wolf'], [], [], [], []]);
  });
});

describe('a nemesis in its lair', () => {
  ruleTest('cannot be targeted by a ranged attack [HT-NEMESIS-03]', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [{ action: 'attack', dice: 1, ranged: true }] }, {}],
        shadows: [foe('Bat'), foe('Owl', { facedown: true })],
        lair: [warlord()],
        chance: dice('success'),
      }),
    );
    pick(t, 'Attack');
    expect([offers(t), closed(t)]).toEqual([['Bat', 'Owl'], { Warlord: 'HT-NEMESIS-03' }]);
  });

  const effects = [
    { wound: 1 },
    { wound: 1, which: 'each enemy' },
    { 'exhaust enemy': 1, which: 'each Nemesis' },
    { 'discard enemy': 1 },
    { 'send to shadows': 1, which: 'each enemy' },
    { engage: 1 },
    { 'enemy engages': 1, who: 'you' },
  ];
  for (const effect of effects) {
    ruleTest(`cannot be targeted by an effect: ${JSON.stringify(effect)} [HT-NEMESIS-03]`, (open) => {
      const t = open(position({ heroes: [card(effect), {}], lair: [warlord()], chance: dice('blank') }));
      const before = structuredClone(piece(t, 'Warlord'));
      pick(t, 'Explore');
      expect([t.asked, t.prompt]).toEqual([1, 'ht.ask.activate']);
      expect(piece(t, 'Warlord')).toEqual(before);
    });
  }

  ruleTest('does not activate in the enemy phase [HT-NEMESIS-04]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        heroes: [{}, {}],
        lair: [warlord({ bar: ['Advance', 'Inflict', { Howl: { suffer: 1 } }] })],
      }),
    );
    expect([hero(t, 0).wounds, hero(t, 1).wounds, names(t, 'lair')]).toEqual([0, 0, ['Warlord']]);
    expect(t.logged('ht.log.enemy-activates')).toEqual([]);
  });

  ruleTest('is no enemy in play for what counts or picks enemies [HT-NEMESIS-06]', (open) => {
    const counts = [{ lair: [warlord()] }, { shadows: [warlord()] }].map((words) => {
      const t = open(
        position({
          heroes: [
            { items: ['Abacus'], ...card({ wound: 1, which: 'an enemy' }), engaged: [foe('Wolf', idle)] },
            {},
          ],
          ...words,
          chance: dice('blank'),
        }),
      );
      pick(t, 'Abacus');
      const { tokens } = hero(t, 0);
      pick(t, 'Explore', 'roll');
      return [tokens, t.prompt === 'ht.ask.which-enemy' ? offers(t) : 'Wolf', piece(t, 'Wolf').wounds];
    });
    expect(counts).toEqual([
      [1, 'Wolf', 1],
      [2, ['Wolf', 'Warlord'], 0],
    ]);
  });
});

describe('a nemesis that spawns', () => {
  const shouting = {
    heroes: [{}, card('spawn nemesis'), {}],
    leader: 'Ann',
    turn: 'Ben',
    chance: dice('blank'),
  };

  ruleTest('leaves the lair and engages the active hero, face up and readied [HT-NEMESIS-05]', (open) => {
    const t = open(
      position({ ...shouting, lair: [warlord({ facedown: true })], 'enemy deck': [foe('Wolf')] }),
    );
    pick(t, 'Explore');
    expect([names(t, 'lair'), names(t, 'engaged:1'), names(t, 'enemy-deck')]).toEqual([
      [],
      ['Warlord'],
      ['Wolf'],
    ]);
    expect(piece(t, 'Warlord')).toMatchObject({ down: false, exhausted: false, wounds: 0 });
  });

  ruleTest('goes where the effect says [HT-NEMESIS-05]', (open) => {
    const t = open(
      position({
        ...shouting,
        heroes: [
          {},
          { ...card({ 'spawn nemesis': 1, who: 'fewest enemies' }), engaged: [foe('Wolf', idle)] },
          { engaged: [foe('Bear')] },
        ],
        lair: [warlord()],
      }),
    );
    pick(t, 'Explore');
    expect(names(t, 'engaged:0')).toEqual(['Warlord']);
    const u = open(position({ heroes: [{ items: ['Horn'] }, {}], lair: [warlord({ facedown: true })] }));
    pick(u, 'Horn');
    expect([names(u, 'shadows'), piece(u, 'Warlord').down]).toEqual([['Warlord'], false]);
    expect(offers(u)).toEqual(['Attack', 'Explore', 'Rest', 'Aid']); // no second one can be called
  });
});
