import type { EventName } from '@questwright/adventure';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import {
  activation,
  anEnemy,
  anotherHero,
  at,
  becomeLeader,
  bestExplorationCard,
  claim,
  cureOne,
  discardThisCard,
  divertSuccesses,
  eachHero,
  eachHeroWho,
  eachOtherHero,
  enemiesHave,
  enemyDice,
  enemyRecovers,
  engagedWithYou,
  engages,
  exhaust,
  explorationValueChange,
  explore,
  faceDown,
  forHero,
  free,
  gainTokens,
  giveTokens,
  heroDice,
  inOrder,
  inTheShadows,
  is,
  item,
  location,
  locationTokens,
  lowerPeril,
  may,
  moreHealth,
  perSuccessToken,
  prevent,
  questEnemy,
  ready,
  recover,
  removeCondition,
  rerollAny,
  reveal,
  setPeril,
  spawnAside,
  spawnChange,
  spawnFromDiscard,
  spawnNemesis,
  suffer,
  thatEnemy,
  thatHero,
  theLeader,
  thisHas,
  use,
  whenever,
  withTrait,
  wound,
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
    item({
      name: 'Prism',
      abilities: [whenever(at.youCount(), divertSuccesses(gainTokens(1, anotherHero)))],
    }),
    item({
      name: 'Amulet',
      abilities: [whenever(at.youWouldSuffer('enemy'), may(prevent(2)), { once: 'round' })],
    }),
    item({
      name: 'Vow',
      abilities: [whenever(at.yourActivationEnds, inOrder(gainTokens(1), discardThisCard))],
    }),
  ],
});

toolsInBox({
  Back: lowerPeril(2),
  Ahead: setPeril(2),
  End: setPeril('last'),
  Barrels: locationTokens(3, 'barrels'),
  Thief: locationTokens(-2, 'barrels'),
  Call: spawnAside('splig', theLeader),
  Whisper: spawnAside('splig', 'shadows'),
  Herald: spawnNemesis('shadows'),
  Trumpet: spawnNemesis(theLeader),
  Grave: spawnFromDiscard('Undead', eachHero),
  Order: forHero(theLeader, gainTokens(perSuccessToken())),
  Coup: becomeLeader(),
  Gift: giveTokens(3, anotherHero),
  Cure: removeCondition('poisoned', eachHero),
  Balm: cureOne(),
  Torch: reveal(anEnemy(faceDown)),
  Net: inOrder(exhaust(anEnemy()), wound(2, thatEnemy)),
  Song: inOrder(ready(anEnemy()), enemyRecovers(1, thatEnemy)),
  Kiss: inOrder(recover(1, anotherHero), gainTokens(2, thatHero)),
  Map: bestExplorationCard(2),
  Claim: claim('the-fallen-star', eachOtherHero),
  Burn: suffer(1, eachHero),
  Lure: inOrder(
    engages(
      anEnemy(inTheShadows),
      eachHeroWho('ht.none', () => false),
    ),
    gainTokens(1),
  ),
});

const track = { 'peril track': ['gray', 'green', 'red', 'gray'], 'peril effects': { red: { suffer: 1 } } };
const using = (...items: string[]) => ({ items });

describe('words at work: the table', () => {
  ruleTest('peril goes back without an effect, and elsewhere with that of the space', (open) => {
    const spaces = [
      ['Back', 4, 1, 0],
      ['Back', 2, 0, 0],
      ['Ahead', 1, 2, 1],
      ['End', 1, 3, 0],
    ] as const;
    for (const [tool, from, to, wounds] of spaces) {
      const t = open(position({ peril: from, quest: track, heroes: [using(tool), {}] }));
      pick(t, tool);
      expect([tool, t.state.peril, hero(t, 0).wounds]).toEqual([tool, to, wounds]);
    }
  });

  ruleTest('tokens come and go on the location, and never below none', (open) => {
    const t = open(
      position({ heroes: [using('Barrels', 'Thief'), {}], location: { name: 'Inn', exploration: 9 } }),
    );
    pick(t, 'Barrels');
    expect(piece(t, 'Inn').tokens).toBe(3);
    pick(t, 'Thief', 'Thief');
    expect(piece(t, 'Inn').tokens).toBe(0);
    expect(offers(t)).not.toContain('Thief');
  });

  ruleTest('what lies aside or in the lair comes where it is said', (open) => {
    const words = { leader: 'Ben', turn: 'Ann', heroes: [using('Call', 'Whisper', 'Herald', 'Trumpet'), {}] };
    const aside = ['Call', 'Whisper'].map((tool) => {
      const t = open(position({ ...words, aside: ['Splig'] }));
      pick(t, tool);
      expect(offers(t)).not.toContain(tool);
      return piece(t, 'Splig').zone;
    });
    expect(aside).toEqual(['engaged:1', 'shadows']);
    const lair = ['Herald', 'Trumpet'].map((tool) => {
      const t = open(position({ ...words, lair: ['Splig'] }));
      pick(t, tool);
      expect(offers(t)).not.toContain(tool);
      return [piece(t, 'Splig').zone, piece(t, 'Splig').down];
    });
    expect(lair).toEqual([
      ['shadows', false],
      ['engaged:1', false],
    ]);
  });

  ruleTest('a random enemy of a kind comes out of the discard pile for each hero', (open) => {
    const words = { heroes: [using('Grave'), {}, {}], 'enemy discard': ['Skeleton', foe('Rat'), 'Zombie'] };
    const t = open(position({ ...words, chance: { 'enemy from discard': ['zombie', 'skeleton'] } }));
    pick(t, 'Grave');
    expect([0, 1, 2].map((seat) => names(t, `engaged:${seat}`))).toEqual([['Zombie'], ['Skeleton'], []]);
    expect(names(t, 'enemy-discard')).toEqual(['Rat']);
  });
});

describe('words at work: heroes and enemies', () => {
  ruleTest('another hero carries out an effect as "you"', (open) => {
    const t = open(
      position({ leader: 'Ben', turn: 'Ann', heroes: [{ tokens: 1, ...using('Order') }, { tokens: 2 }] }),
    );
    pick(t, 'Order');
    expect([hero(t, 0).tokens, hero(t, 1).tokens]).toEqual([1, 4]);
  });

  ruleTest('the leader token and success tokens change hands', (open) => {
    const t = open(
      position({
        leader: 'Ben',
        turn: 'Ann',
        heroes: [{ tokens: 5, ...using('Coup', 'Gift') }, { tokens: 3 }],
      }),
    );
    pick(t, 'Coup');
    expect([t.state.leader, offers(t).includes('Coup')]).toEqual([0, false]);
    pick(t, 'Gift');
    expect([hero(t, 0).tokens, hero(t, 1).tokens]).toEqual([3, 5]); // there was room for two
  });

  ruleTest('conditions go', (open) => {
    const t = open(
      position({
        heroes: [
          { conditions: ['weakened', 'focused', 'poisoned'], ...using('Cure', 'Balm') },
          { conditions: ['poisoned'] },
        ],
      }),
    );
    pick(t, 'Balm');
    expect(offers(t)).toEqual(['Weakened', 'Poisoned']);
    pick(t, 'Weakened', 'Cure');
    expect([names(t, 'conditions:0'), names(t, 'conditions:1')]).toEqual([['Focused'], []]);
    expect(offers(t)).not.toContain('Balm');
  });

  ruleTest('what one line chose is meant by the next', (open) => {
    const t = open(
      position({
        heroes: [{ wounds: 1, ...using('Net', 'Song', 'Kiss') }, { wounds: 2 }, { wounds: 2 }],
        shadows: [foe('Bat', { wounds: 1 }), foe('Owl'), foe('Rat', { facedown: true })],
      }),
    );
    pick(t, 'Net', 'Owl');
    expect(piece(t, 'Owl')).toMatchObject({ exhausted: true, wounds: 2 });
    pick(t, 'Song'); // only the Owl is exhausted
    expect(piece(t, 'Owl')).toMatchObject({ exhausted: false, wounds: 1 });
    pick(t, 'Kiss', 'Cid');
    expect([0, 1, 2].map((seat) => [hero(t, seat).wounds, hero(t, seat).tokens])).toEqual([
      [1, 0],
      [2, 0],
      [1, 2],
    ]);
  });

  ruleTest('what lies face down is turned up where it lies', (open) => {
    const t = open(
      position({ heroes: [using('Torch'), {}], shadows: [foe('Bat', { facedown: true }), foe('Owl')] }),
    );
    pick(t, 'Torch');
    expect([piece(t, 'Bat').down, names(t, 'shadows')]).toEqual([false, ['Bat', 'Owl']]);
    expect(offers(t)).not.toContain('Torch');
  });

  ruleTest('of two exploration cards one is resolved, the other goes back unseen', (open) => {
    for (const [where, deck] of [
      ['top', ['Lamp', 'Map of Stars']],
      ['bottom', ['Map of Stars', 'Lamp']],
    ] as const) {
      const deckCards = ['Rope', 'Lamp', 'Map of Stars'].map((name) => ({ name, abilities: [] }));
      const t = open(position({ heroes: [using('Map'), {}], 'exploration deck': deckCards }));
      pick(t, 'Map');
      expect([t.asked, offers(t)]).toEqual([0, ['Rope', 'Lamp']]);
      pick(t, 'Rope', where);
      expect([names(t, 'items:0'), names(t, 'exploration-deck')]).toEqual([['Map', 'Rope'], deck]);
      expect(t.state.zones['exploration-deck']!.map(({ down }) => down)).toEqual([true, true]);
    }
  });

  ruleTest('a card is claimed by all who are named, new or from aside', (open) => {
    const t = open(position({ heroes: [using('Claim'), {}, {}] }));
    pick(t, 'Claim');
    expect([0, 1, 2].map((seat) => names(t, `items:${seat}`))).toEqual([
      ['Claim'],
      ['The Fallen Star'],
      ['The Fallen Star'],
    ]);
  });

  ruleTest('successes go elsewhere, one by one, as long as the hero wishes', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [{ action: 'explore', dice: 3 }], ...using('Prism') }, {}],
        location: { name: 'Inn', exploration: 9 },
        chance: dice('success success success'),
      }),
    );
    pick(t, 'Explore', 'yes', 'yes', 'no');
    expect([hero(t, 1).tokens, piece(t, 'Inn').progress]).toEqual([2, 1]);
    const all = open(
      position({
        heroes: [{ cards: [{ action: 'explore', dice: 1 }], ...using('Prism') }, {}],
        chance: dice('success'),
      }),
    );
    pick(all, 'Explore', 'yes');
    expect([all.asked, hero(all, 1).tokens]).toEqual([1, 1]); // none is left to ask about
    const none = open(
      position({
        heroes: [{ cards: [{ action: 'explore', dice: 1 }], ...using('Prism') }, {}],
        chance: dice('blank'),
      }),
    );
    pick(none, 'Explore');
    expect(none.logged('ht.log.ability')).toEqual([]); // nor is there anything to tell
  });

  ruleTest('any number of enemy dice are rolled again, at once', (open) => {
    const t = open(
      position({
        heroes: [{ ...using('Lens'), engaged: [foe('Ape', { attack: 3 }), foe('Bear', { attack: 2 })] }, {}],
        chance: dice('blank blank', 'counterattack counterattack blank blank'),
      }),
    );
    pick(t, 'Rest', 'Lens');
    expect(offers(t)).toEqual(['enemy-die:0', 'enemy-die:1']);
    pick(t, ['enemy-die:0', 'enemy-die:1']);
    expect([hero(t, 0).wounds, diceLeft(t)]).toEqual([0, []]);
  });

  ruleTest('wounds from enemies can be prevented, once a round, and those of effects cannot', (open) => {
    const bites = {
      phase: 'enemy',
      heroes: [
        { ...using('Amulet', 'Burn'), engaged: [foe('Ape', { attack: 3, bar: ['Inflict', 'Inflict'] })] },
        {},
      ],
    };
    const t = open(position(bites));
    expect([t.asked, t.offered]).toEqual([0, ['yes', 'no']]);
    pick(t, 'yes');
    expect([hero(t, 0).wounds, t.prompt]).toEqual([4, 'ht.ask.activate']);
    pick(t, 'Burn');
    expect(hero(t, 0).wounds).toBe(5);
  });

  ruleTest('a card that has done its part is gone', (open) => {
    const t = open(position({ heroes: [using('Vow'), {}], chance: dice('blank blank') }));
    pick(t, 'Explore');
    expect([hero(t, 0).tokens, names(t, 'items:0'), names(t, 'exploration-discard')]).toEqual([
      1,
      [],
      ['Vow'],
    ]);
  });
});

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
