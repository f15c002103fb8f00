import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import {
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
  eachOtherHero,
  enemyRecovers,
  exhaust,
  faceDown,
  forHero,
  free,
  gainTokens,
  giveTokens,
  inOrder,
  item,
  locationTokens,
  lowerPeril,
  may,
  perSuccessToken,
  prevent,
  ready,
  recover,
  removeCondition,
  rerollAny,
  reveal,
  setPeril,
  spawnAside,
  spawnFromDiscard,
  spawnNemesis,
  suffer,
  thatEnemy,
  thatHero,
  theLeader,
  use,
  whenever,
  wound,
} from '../../rules/effects/index.ts';
import { alsoInBox } from '../box.ts';
import { diceLeft, hero, names, offers, pick, piece } from '../look.ts';
import { dice, foe, position } from '../position.ts';
import { toolsInBox } from '../tools.ts';

alsoInBox({
  extras: [
    item({
      name: 'Lens',
      abilities: [use('afterRoll', free, rerollAny('enemy'), 'action')],
    }),
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
