import type { EventName } from '@questwright/adventure';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import {
  activation,
  anEnemy,
  at,
  eachHeroWho,
  enemiesHave,
  enemyDice,
  engagedWithYou,
  engages,
  explorationValueChange,
  explore,
  free,
  gainTokens,
  heroDice,
  inOrder,
  inTheShadows,
  is,
  item,
  location,
  moreHealth,
  prevent,
  questEnemy,
  rerollAny,
  spawnChange,
  thisHas,
  use,
  whenever,
  withTrait,
} from '../../rules/effects/index.ts';
import type { Trigger } from '../../rules/effects/triggers.ts';
import { attackOf, enemyHealth, resilienceOf } from '../../rules/enemies.ts';
import { maxHealth } from '../../rules/heroes.ts';
import { explorationValue } from '../../rules/locations.ts';
import type { Terrinoth } from '../../rules/state.ts';
import { alsoInBox } from '../box.ts';
import { diceLeft, hero, names, offers, pick, piece } from '../look.ts';
import { dice, foe, idle, position } from '../position.ts';
import { toolsInBox } from '../tools.ts';
import { say } from './table.ts';

const place = (name: string, ...abilities: Parameters<typeof location>[0]['abilities'] & object) =>
  location({ name, rating: 'Trivial', traits: ['Wilds'], exploration: 4, engaged: 1, shadows: 1, abilities });
const imp = (name: string, ability: ReturnType<typeof thisHas>) =>
  questEnemy({
    name,
    rank: 'minion',
    rating: 'Trivial',
    traits: ['Demon'],
    health: 3,
    attack: 2,
    bar: [],
    abilities: [ability],
  });

const thickets = explorationValueChange(2);
const ambush = spawnChange(1, 'engaged');
const quiet = spawnChange(-2, 'shadows', { while: is.roundAtLeast(2) });

alsoInBox({
  locations: [
    place('Thicket', thickets),
    place('Clearing', explorationValueChange(-9)),
    place('Ambuscade', ambush, quiet),
    place('Fog', heroDice(-1, { action: 'explore' }), enemyDice(1, { while: is.youHaveTokens(1) })),
  ],
  loners: [
    imp('Warded Imp', whenever(at.thisWouldSuffer, prevent(1))),
    imp('Angry Imp', thisHas(2, 'attack', { while: is.thisIsWounded })),
    imp('Tough Imp', thisHas(2, 'resilience')),
    imp('Sick Imp', thisHas(-1, 'health')),
    imp('Weak Imp', thisHas(-5, 'attack')),
  ],
  extras: [
    item({ name: 'Crown', abilities: [moreHealth(3)] }),
    item({ name: 'Bow', abilities: [heroDice(1, { action: 'attack', ranged: true })] }),
    item({ name: 'Banner', abilities: [enemiesHave(1, 'attack', [engagedWithYou])] }),
    item({
      name: 'Lens',
      abilities: [use('afterRoll', free, rerollAny('enemy'), 'action')],
    }),
    item({ name: 'Monocle', abilities: [use('afterRoll', free, rerollAny('hero'), 'action')] }),
    item({ name: 'Spectacles', abilities: [use('afterRoll', free, rerollAny(), 'action')] }),
  ],
});

toolsInBox({
  Lure: inOrder(
    engages(
      anEnemy(inTheShadows),
      eachHeroWho('ht.none', () => false),
    ),
    gainTokens(1),
  ),
});

const using = (...items: string[]) => ({ items });

describe('words at work: dice', () => {
  const lucky = (dice: number, name: string) =>
    activation({
      name,
      archetype: 'Warrior',
      class: 'Gambler',
      lines: [explore(dice, { rerollHeroDice: 1, rerollEnemyDice: 1, rerollDice: 1 })],
    });
  alsoInBox({ activations: [lucky(1, 'Gamble')] });
  const gamble = (faces: string, foes: string) =>
    position({
      heroes: [{ cards: ['Gamble'], engaged: [foe('Ape', { attack: 3 })] }, {}],
      location: { name: 'Inn', exploration: 9 },
      chance: dice(faces, foes),
    });

  ruleTest('a reroll of its own kind is used up before one of any kind', (open) => {
    const t = open(gamble('blank blank success', 'counterattack threat blank'));
    pick(t, 'Gamble');
    expect(offers(t)).toEqual(['keep', 'hero-die:0', 'enemy-die:0']);
    pick(t, 'enemy-die:0'); // with its own
    expect(offers(t)).toEqual(['keep', 'hero-die:0', 'enemy-die:0']);
    pick(t, 'enemy-die:0'); // with that of any kind
    expect(offers(t)).toEqual(['keep', 'hero-die:0']);
    pick(t, 'hero-die:0');
    expect([t.asked, piece(t, 'Inn').progress, hero(t, 0).wounds]).toEqual([1, 0, 0]);
    const u = open(gamble('blank blank success', 'counterattack blank'));
    pick(u, 'Gamble', 'hero-die:0');
    expect(offers(u)).toEqual(['keep', 'hero-die:0', 'enemy-die:0']);
    pick(u, 'hero-die:0');
    expect(offers(u)).toEqual(['keep', 'enemy-die:0']);
    pick(u, 'enemy-die:0');
    expect([u.asked, piece(u, 'Inn').progress, hero(u, 0).wounds]).toEqual([1, 1, 0]);
  });

  ruleTest('the log tells the dice, and that there are none', (open) => {
    const t = open(position({ heroes: [{}, {}], chance: dice('success blank') }));
    pick(t, 'Explore');
    expect(t.logged('ht.log.rolls').map(({ args }) => args)).toEqual([
      { hero: 'Ann', dice: { list: ['ht.face.success', 'ht.face.blank'] }, foes: ['ht.no-dice'] },
    ]);
  });

  ruleTest('any number of hero dice, of enemy dice, or of both', (open) => {
    const kinds = [
      ['Lens', ['enemy-die:0', 'enemy-die:1']],
      ['Monocle', ['hero-die:0', 'hero-die:1']],
      ['Spectacles', ['hero-die:0', 'hero-die:1', 'enemy-die:0', 'enemy-die:1']],
    ] as const;
    for (const [tool, all] of kinds) {
      const t = open(
        position({
          heroes: [{ ...using(tool), engaged: [foe('Ape'), foe('Bear')] }, {}],
          chance: dice('blank blank', 'blank blank'),
        }),
      );
      pick(t, 'Rest', tool);
      expect([tool, offers(t)]).toEqual([tool, all]);
    }
  });

  ruleTest('an enemy wards off wounds, all of them or some', (open) => {
    const wounds = ['success', 'success success', 'success success success'].map((faces) => {
      const t = open(
        position({
          heroes: [
            {
              cards: [{ action: 'attack', dice: faces.split(' ').length }],
              engaged: [{ name: 'Warded Imp', ...idle }],
            },
            {},
          ],
          chance: dice(faces),
        }),
      );
      pick(t, 'Attack');
      return [piece(t, 'Warded Imp').wounds, t.logged('ht.log.suffers').length];
    });
    expect(wounds).toEqual([
      [0, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  ruleTest('an effect for nobody moves no enemy', (open) => {
    const t = open(
      position({ heroes: [{ ...using('Lure'), engaged: [foe('Ape', idle)] }, {}], shadows: [foe('Bat')] }),
    );
    pick(t, 'Lure');
    expect([names(t, 'shadows'), names(t, 'engaged:0'), names(t, 'engaged:1')]).toEqual([
      ['Bat'],
      ['Ape'],
      [],
    ]);
  });
});

describe('words at work: "you" on a card that is nobody’s', () => {
  const shrine = <E extends EventName<Terrinoth>>(trigger: Trigger<E>, name: string) =>
    place(name, whenever(trigger, gainTokens(1)));
  alsoInBox({
    locations: [
      shrine(at.heroFalls, 'Shrine of the Fallen'),
      shrine(at.roundEnds, 'Shrine of the Round'),
      shrine(at.eachActivationEnds, 'Shrine of Deeds'),
    ],
  });

  ruleTest('is the hero of the event, or the active hero; for the fallen, the leader', (open) => {
    const deeds = open(
      position({
        location: 'Shrine of Deeds',
        leader: 'Ann',
        turn: 'Ben',
        heroes: [{}, {}, {}],
        chance: dice('blank blank'),
      }),
    );
    pick(deeds, 'Explore');
    expect([0, 1, 2].map((seat) => hero(deeds, seat).tokens)).toEqual([0, 1, 0]);
    const round = open(
      position({ location: 'Shrine of the Round', phase: 'end', leader: 'Cid', heroes: [{}, {}, {}] }),
    );
    expect([0, 1, 2].map((seat) => hero(round, seat).tokens)).toEqual([0, 0, 1]);
    const falls = { wounds: 13, cards: [{ action: 'explore', dice: 1, after: { suffer: 1 } }] };
    const fallen = open(
      position({
        location: 'Shrine of the Fallen',
        leader: 'Cid',
        turn: 'Ben',
        heroes: [{}, falls, {}],
        chance: dice('blank'),
      }),
    );
    pick(fallen, 'Explore');
    expect([0, 1, 2].map((seat) => hero(fallen, seat).tokens)).toEqual([0, 0, 1]);
  });
});

describe('words at work: what stands', () => {
  ruleTest('an enemy’s own values', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        shadows: ['Angry Imp', { name: 'Tough Imp' }, 'Sick Imp', 'Weak Imp', foe('Rat')],
      }),
    );
    const values = ['Angry Imp', 'Tough Imp', 'Sick Imp', 'Weak Imp', 'Rat'].map((name) => {
      const enemy = piece(t, name);
      return [attackOf(t.state, enemy), enemyHealth(t.state, enemy), resilienceOf(t.state, enemy)];
    });
    expect(values).toEqual([
      [2, 3, 0],
      [2, 3, 2],
      [2, 2, 0],
      [0, 3, 0],
      [1, 5, 0],
    ]);
    const hurt = open(position({ heroes: [{}, {}], shadows: [{ name: 'Angry Imp', wounds: 1 }] }));
    expect(attackOf(hurt.state, piece(hurt, 'Angry Imp'))).toBe(4);
    expect(say(thisHas(2, 'attack', { while: is.thisIsWounded }).text)).toBe(
      'this enemy has +2 attack if this enemy is wounded',
    );
    expect(say(thisHas(-1, 'health').text)).toBe('this enemy has −1 health');
  });

  ruleTest('the values of enemies, as the owner of the card sees them', (open) => {
    const t = open(
      position({
        turn: 'Ben',
        heroes: [{ ...using('Banner'), engaged: [foe('Ape')] }, { engaged: [foe('Bear')] }],
      }),
    );
    expect([attackOf(t.state, piece(t, 'Ape')), attackOf(t.state, piece(t, 'Bear'))]).toEqual([2, 1]);
    expect(say(enemiesHave(1, 'attack', [withTrait('Demon')], { while: is.youAreLeader }).text)).toBe(
      'each Demon has +1 attack if you are the party leader',
    );
  });

  ruleTest('health of the owner, dice of the owner’s ranged attacks', (open) => {
    const bow = { cards: [{ action: 'attack', dice: 1, ranged: true }], engaged: [foe('Ape', idle)] };
    const t = open(
      position({
        heroes: [{ ...using('Crown', 'Bow'), ...bow }, bow],
        chance: dice('blank blank blank blank blank'),
      }),
    );
    expect([maxHealth(t.state, 0), maxHealth(t.state, 1)]).toEqual([23, 20]);
    expect(offers(t)).toContain('Attack');
    pick(t, 'Attack', 'Ape');
    expect(diceLeft(t)).toHaveLength(3); // two were rolled
    pick(t, 'Attack', 'Ape');
    expect(diceLeft(t)).toHaveLength(2); // Ben has no such bow
    pick(t, 'Explore');
    expect(diceLeft(t)).toEqual([]); // two dice, as the card says
    expect([say(moreHealth(3).text), say(heroDice(1, { action: 'attack', ranged: true }).text)]).toEqual([
      '+3 maximum health',
      '+1 hero die on ranged attacks',
    ]);
  });

  ruleTest('dice at a place, for everybody there and only while it is so', (open) => {
    const t = open(
      position({
        location: 'Fog',
        heroes: [{ engaged: [foe('Ape')] }, { tokens: 1, engaged: [foe('Bear')] }],
        chance: dice('blank blank blank', 'blank blank blank'),
      }),
    );
    pick(t, 'Explore');
    expect(diceLeft(t)).toEqual(['blank', 'blank', 'blank', 'blank']); // one hero die, one enemy die
    pick(t, 'Rest', 'roll');
    expect(diceLeft(t)).toEqual([]); // two hero dice, two enemy dice
    expect(say(enemyDice(1, { while: is.youHaveTokens(1) }).text)).toBe(
      '+1 enemy die on every action if you have a success token',
    );
  });

  ruleTest('how much there is to explore, and who lies in wait', (open) => {
    const values = ['Thicket', 'Clearing'].map((name) => {
      const t = open(position({ location: name, heroes: [{}, {}] }));
      return explorationValue(t.state, piece(t, name));
    });
    expect(values).toEqual([6, 0]);
    const deck = ['Ape', 'Bear', 'Cat', 'Dog'].map((name) => foe(name));
    const spawned = [1, 2].map((round) => {
      const words = { round, location: { name: 'Inn', exploration: 0 }, 'location deck': ['Ambuscade'] };
      const t = open(position({ phase: 'travel', heroes: [{}, {}], ...words, 'enemy deck': deck }));
      pick(t, 'travel', 'Ann');
      return [names(t, 'engaged:0'), names(t, 'engaged:1'), names(t, 'shadows')];
    });
    expect(spawned).toEqual([
      [['Ape'], ['Bear'], ['Cat']],
      [['Ape'], ['Bear'], []],
    ]);
    expect([thickets, ambush, quiet].map(({ text }) => say(text))).toEqual([
      '+2 exploration value',
      '+1 enemy that spawns engaged at each new location',
      '−2 enemy that spawns in the shadows at each new location if it is round 2 or later',
    ]);
  });
});
