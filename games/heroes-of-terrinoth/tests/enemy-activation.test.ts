import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { type EnemyCardDef, RANKS, RATINGS } from '../rules/definitions.ts';
import { attackOf } from '../rules/enemies.ts';
import { hero, names, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const facedown = { facedown: true } as const;

/** One enemy phase in which the first hero activates what is in the shadows. */
const lurking = (...shadows: Record<string, unknown>[]) => ({ phase: 'enemy', heroes: [{}, {}], shadows });

describe('an enemy that activates', () => {
  ruleTest('turns face up before its effect bar is read [HT-ENEMY-11]', (open) => {
    const goblin = { traits: ['Goblin'], bar: [{ Trip: { wound: 1, which: 'each Goblin' } }] };
    const t = open(position(lurking(foe('Sneak', { ...goblin, ...facedown }))));
    expect(piece(t, 'Sneak')).toMatchObject({ down: false, wounds: 1 }); // face down it were no known Goblin
  });

  ruleTest('stays in the shadows and engages nobody by that alone [HT-ENEMY-12, HT-ENEMY-24]', (open) => {
    const t = open(position(lurking(foe('Bat'), foe('Owl', facedown))));
    pick(t, 'Owl');
    expect([names(t, 'shadows'), names(t, 'engaged:0'), names(t, 'engaged:1')]).toEqual([
      ['Bat', 'Owl'],
      [],
      [],
    ]);
    expect(piece(t, 'Owl').down).toBe(false);
  });

  ruleTest('resolves its keywords one by one from the left [HT-ENEMY-13]', (open) => {
    const pay = { Pay: { 'gain tokens': 2 } };
    const rob = { Rob: { 'discard tokens': 'all' } };
    const tokens = [
      [pay, rob],
      [rob, pay],
      [pay, rob, pay],
    ].map((bar) => hero(open(position(lurking(foe('Thief', { bar })))), 0).tokens);
    expect(tokens).toEqual([0, 2, 2]);
  });

  ruleTest(
    'aims at the hero who activates it, not the leader, unless a keyword says otherwise [HT-ENEMY-14]',
    (open) => {
      const t = open(
        position({
          phase: 'enemy',
          leader: 'Ann',
          heroes: [
            {},
            {
              engaged: [
                foe('Imp', { bar: [{ Bite: { suffer: 2 } }, { Hiss: { suffer: 1, who: 'the leader' } }] }),
              ],
            },
          ],
        }),
      );
      expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([1, 2]);
    },
  );

  ruleTest('does as much as it still can after it has left play [HT-ENEMY-28]', (open) => {
    const bar = [
      { Burst: { 'discard enemy': 1, which: 'this enemy' } },
      'Inflict',
      'Advance',
      { Fumes: { suffer: 1 } },
      'Retreat',
    ];
    const t = open(
      position({ phase: 'enemy', heroes: [{ engaged: [foe('Puffball', { attack: 4, bar })] }, {}] }),
    );
    expect(hero(t, 0).wounds).toBe(1); // of the fumes
    expect([names(t, 'enemy-discard'), piece(t, 'Puffball').exhausted]).toEqual([['Puffball'], false]);
  });

  ruleTest('does as much as it still can after its target has fallen [HT-ENEMY-28]', (open) => {
    const bar = ['Inflict', 'Advance', 'Inflict', { Howl: { suffer: 2, who: 'each hero' } }];
    const t = open(position({ ...lurking(foe('Wolf', { bar })), heroes: [{ wounds: 19 }, {}] }));
    expect([hero(t, 0).down, hero(t, 1).wounds]).toEqual([true, 2]);
    expect(names(t, 'shadows')).toEqual(['Wolf']);
  });
});

describe('Advance', () => {
  ruleTest('engages the active hero [HT-ENEMY-15]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        turn: 'Ben',
        heroes: [{}, {}],
        shadows: [foe('Wolf', { bar: ['Advance'] })],
      }),
    );
    expect([names(t, 'engaged:0'), names(t, 'engaged:1')]).toEqual([[], ['Wolf']]);
  });

  ruleTest(
    'does nothing to a hero it is engaged with already, even to one with three [HT-ENEMY-16]',
    (open) => {
      const pack = [foe('Wolf', { attack: 3, bar: ['Advance'] }), foe('Bear', idle), foe('Boar', idle)];
      const t = open(position({ phase: 'enemy', heroes: [{ engaged: pack }, {}] }));
      expect([hero(t, 0).wounds, names(t, 'engaged:0'), names(t, 'shadows')]).toEqual([
        0,
        ['Wolf', 'Bear', 'Boar'],
        [],
      ]);
      expect(t.logged('ht.log.engages')).toEqual([]);
    },
  );
});

describe('Retreat', () => {
  ruleTest('goes to the shadows, face up [HT-ENEMY-17]', (open) => {
    const retreat = { bar: ['Retreat'] };
    const t = open(
      position({
        phase: 'enemy',
        heroes: [{ engaged: [foe('Archer', { ...retreat, wounds: 2 })] }, {}],
        shadows: [foe('Scout', { ...retreat, ...facedown })],
      }),
    );
    expect([names(t, 'engaged:0'), names(t, 'shadows')]).toEqual([[], ['Scout', 'Archer']]);
    expect(piece(t, 'Archer')).toMatchObject({ down: false, wounds: 2 });
    expect(piece(t, 'Scout').down).toBe(false);
  });
});

describe('Inflict', () => {
  ruleTest('wounds the hero it is engaged with by its attack value [HT-ENEMY-18]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        heroes: [{ engaged: [foe('Wolf', { attack: 3, bar: ['Inflict'], abilities: [{ attack: 1 }] })] }, {}],
      }),
    );
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([4, 0]);
  });

  ruleTest('wounds that hero also when another one activates it [HT-ENEMY-18]', (open) => {
    const leap = { Leap: { 'enemy engages': 1, which: 'this enemy', who: 'each other hero' } };
    const t = open(position(lurking(foe('Wolf', { attack: 3, bar: [leap, 'Inflict'] }))));
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([0, 3]);
    expect(names(t, 'engaged:1')).toEqual(['Wolf']);
  });

  ruleTest('wounds the active hero when it comes from the shadows [HT-ENEMY-19]', (open) => {
    const t = open(
      position({
        phase: 'enemy',
        leader: 'Ann',
        turn: 'Ben',
        heroes: [{ engaged: [foe('Archer', { attack: 2, bar: ['Retreat', 'Inflict'] })] }, {}],
        shadows: [foe('Slinger', { attack: 3, bar: ['Inflict'] })],
      }),
    );
    expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([2, 3]);
  });

  ruleTest('rolls nothing, so no defense lowers it [HT-ENEMY-20]', (open) => {
    const t = open(
      position({
        leader: 'Ben',
        activation: 4,
        heroes: [
          {
            cards: [{ action: 'explore', dice: 2, defense: 3 }],
            abilities: [{ when: 'you roll', do: { 'add defense': 1 } }],
            engaged: [foe('Wolf', { attack: 2, bar: ['Inflict'] })],
          },
          {},
        ],
        chance: dice('defense defense', 'blank'),
      }),
    );
    pick(t, 'Explore'); // the enemy phase follows at once
    expect(hero(t, 0).wounds).toBe(2);
    expect(t.logged('ht.log.rolls')).toHaveLength(1);
  });
});

describe('enemy cards', () => {
  const enemies: EnemyCardDef[] = [
    ...content.sets.flatMap(({ minion, master }) => [minion, master]),
    ...content.loners,
  ];
  const BASIC = ['Advance', 'Retreat', 'Inflict'];

  it('carry a name, traits, a rating, health, an attack value and an effect bar [HT-ENEMY-31]', () => {
    for (const card of enemies) {
      expect(card.name, card.id).toMatch(/^[A-Z]/);
      expect(card.traits.length, card.id).toBeGreaterThan(0);
      expect(RATINGS, card.id).toContain(card.rating);
      expect(RANKS, card.id).toContain(card.rank);
      expect(card.health, card.id).toBeGreaterThan(0);
      expect(card.attack, card.id).toBeGreaterThan(0);
      expect(card.bar.length, card.id).toBeGreaterThan(0);
      expect(card.resilience, card.id).toBeGreaterThanOrEqual(0);
    }
    for (const some of [
      enemies.filter(({ resilience }) => resilience > 0),
      enemies.filter(({ on, modify }) => on ?? modify),
      enemies.filter(({ threat }) => threat),
    ]) {
      expect(some.length).toBeGreaterThan(0);
      expect(some.length).toBeLessThan(enemies.length);
    }
  });

  it('explain every keyword of their own, and no basic one [HT-ENEMY-21]', () => {
    for (const card of enemies) {
      const explained = card.text.flatMap((line) =>
        typeof line !== 'string' && line[0] === 'ht.keyword' ? [line[1]!.name] : [],
      );
      const own = card.bar.map(({ name }) => name).filter((name) => !BASIC.includes(name));
      expect(explained, card.id).toEqual(own);
    }
  });

  const chief = foe('Chief', { abilities: [{ each: 'Goblin', attack: 2 }] });
  const goblin = foe('Goblin', { traits: ['Goblin'], attack: 1 });

  ruleTest('are always in force beside their keywords, wherever the enemy is [HT-ENEMY-22]', (open) => {
    const attacks = [
      { heroes: [{ engaged: [goblin] }, { engaged: [chief] }] },
      { heroes: [{ engaged: [goblin, chief] }, {}] },
      { heroes: [{ engaged: [goblin, { ...chief, ...idle }] }, {}] },
      { heroes: [{ engaged: [goblin] }, {}], shadows: [chief] },
    ].map((words) => {
      const t = open(position(words));
      return attackOf(t.state, piece(t, 'Goblin'));
    });
    expect(attacks).toEqual([3, 3, 3, 3]);
  });

  ruleTest('are not in force face down, nor out of play [HT-ENEMY-23]', (open) => {
    const attacks = [
      { shadows: [{ ...chief, ...facedown }] },
      { 'enemy deck': [chief] },
      { 'enemy discard': [chief] },
    ].map((words) => {
      const t = open(position({ heroes: [{ engaged: [goblin] }, {}], ...words }));
      return attackOf(t.state, piece(t, 'Goblin'));
    });
    expect(attacks).toEqual([1, 1, 1]);
  });

  ruleTest('face down they answer to nothing; turned up they do [HT-ENEMY-23, HT-ENEMY-22]', (open) => {
    const ghoul = { abilities: [{ when: 'round ends', do: { suffer: 1, who: 'each hero' } }] };
    const wounds = [facedown, {}].map((side) => {
      const t = open(
        position({ phase: 'end', heroes: [{}, {}], shadows: [foe('Ghoul', { ...ghoul, ...side })] }),
      );
      return hero(t, 1).wounds;
    });
    expect(wounds).toEqual([0, 1]);
  });
});
