import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { eachHero, item, suffer } from '../rules/effects/index.ts';
import { alsoInBox } from './box.ts';
import { hero, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

alsoInBox({ extras: [item({ name: 'Cursed Idol', abilities: [], threat: suffer(1, eachHero) })] });

const hurtAll = { suffer: 1, who: 'each hero' };
const sighted = (t: Parameters<typeof pick>[0]) => t.logged('ht.log.threat').map(({ args }) => args!.card);

describe('threats', () => {
  ruleTest(
    'any threat sets off all that is showing: of the quest, of cards in play and of the lair [HT-ACTION-26, HT-ACTION-27, HT-ACTION-31]',
    (open) => {
      const t = open(
        position({
          quest: { threat: hurtAll },
          heroes: [
            { engaged: [foe('Wolf'), foe('Imp', { threat: hurtAll, ...idle })] },
            { engaged: [foe('Ogre', { threat: hurtAll })], items: ['Cursed Idol'] },
          ],
          location: { name: 'Bog', exploration: 5, threat: hurtAll },
          shadows: [foe('Bat', { threat: hurtAll })],
          lair: [foe('Warlord', { rank: 'nemesis', threat: hurtAll })],
          chance: dice('blank blank blank blank', 'threat blank'),
        }),
      );
      const inSight = ['Bog', 'Bat', 'Imp', 'Cursed Idol', 'Ogre', 'Scenario', 'Warlord'];
      pick(t, 'Explore', inSight);
      expect(sighted(t)).toEqual(inSight);
      expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([7, 7]);
      pick(t, 'Explore'); // no threat is rolled
      expect(hero(t, 0).wounds).toBe(7);
    },
  );

  ruleTest('each resolves once, however many threats come up [HT-ACTION-28]', (open) => {
    const t = open(
      position({
        heroes: [{ engaged: [foe('Wolf'), foe('Bear'), foe('Imp', { threat: { suffer: 1 } })] }, {}],
        chance: dice('blank blank', 'threat threat threat'),
      }),
    );
    pick(t, 'Explore');
    expect(hero(t, 0).wounds).toBe(1);
  });

  ruleTest('the active hero orders and resolves them, not the leader [HT-ACTION-29]', (open) => {
    const t = open(
      position({
        heroes: [
          { tokens: 3 },
          {
            tokens: 1,
            engaged: [
              foe('Imp', { threat: { either: [{ 'discard tokens': 1 }, { suffer: 3 }] } }),
              foe('Fairy', { threat: { 'gain tokens': 1 } }),
            ],
          },
        ],
        leader: 'Ann',
        turn: 'Ben',
        chance: dice('blank blank', 'threat blank'),
      }),
    );
    pick(t, 'Explore', 'roll');
    expect([t.asked, offers(t)]).toEqual([1, ['Imp', 'Fairy']]);
    pick(t, ['Fairy', 'Imp']);
    expect([t.asked, offers(t), hero(t, 1).tokens]).toEqual([1, ['effect:0', 'effect:1'], 2]);
    pick(t, 'effect:0');
    expect(hero(t, 1)).toMatchObject({ tokens: 1, wounds: 0 });
    expect(hero(t, 0).tokens).toBe(3);
  });

  ruleTest('what lies face down threatens nobody, in the shadows or the lair [HT-ACTION-30]', (open) => {
    const t = open(
      position({
        heroes: [{ engaged: [foe('Wolf')] }, {}],
        shadows: [foe('Bat', { threat: hurtAll, facedown: true })],
        lair: [foe('Warlord', { rank: 'nemesis', threat: hurtAll, facedown: true })],
        chance: dice('blank blank', 'threat'),
      }),
    );
    pick(t, 'Explore');
    expect([hero(t, 0).wounds, hero(t, 1).wounds, sighted(t)]).toEqual([0, 0, []]);
    expect([t.asked, t.prompt]).toEqual([1, 'ht.ask.activate']); // no order was asked for
  });

  ruleTest('cards in decks and discard piles threaten nobody [HT-ACTION-27]', (open) => {
    const imp = foe('Imp', { threat: hurtAll });
    const t = open(
      position({
        heroes: [{ engaged: [foe('Wolf')] }, {}],
        'enemy deck': [imp],
        'enemy discard': [imp],
        aside: [foe('Warlord', { rank: 'nemesis', threat: hurtAll })],
        'location deck': [{ name: 'Bog', exploration: 3, threat: hurtAll }],
        chance: dice('blank blank', 'threat'),
      }),
    );
    pick(t, 'Explore');
    expect([hero(t, 0).wounds, hero(t, 1).wounds, sighted(t)]).toEqual([0, 0, []]);
    expect([t.asked, t.prompt]).toEqual([1, 'ht.ask.activate']); // no order was asked for
  });

  const warlord = foe('Warlord', { rank: 'nemesis', attack: 2, threat: { suffer: 1 } });
  const wolf = foe('Wolf', { attack: 0 });
  const places = {
    'engaged and having struck back': { heroes: [{ engaged: [warlord, wolf] }, {}], wounds: 3, dice: 2 },
    'engaged and exhausted': {
      heroes: [{ engaged: [{ ...warlord, ...idle }, wolf] }, {}],
      wounds: 1,
      dice: 1,
    },
    'engaged with another': { heroes: [{ engaged: [wolf] }, { engaged: [warlord] }], wounds: 1, dice: 1 },
    'in the shadows': { heroes: [{ engaged: [wolf] }, {}], shadows: [warlord], wounds: 1, dice: 1 },
    'in the shadows and exhausted': {
      heroes: [{ engaged: [wolf] }, {}],
      shadows: [{ ...warlord, ...idle }],
      wounds: 1,
      dice: 1,
    },
    'in the lair': { heroes: [{ engaged: [wolf] }, {}], lair: [warlord], wounds: 1, dice: 1 },
  };
  for (const [place, { wounds, dice: count, ...words }] of Object.entries(places)) {
    ruleTest(`a nemesis threatens ${place} [HT-ACTION-32]`, (open) => {
      const faces = count === 2 ? 'counterattack threat' : 'threat';
      const t = open(position({ ...words, chance: dice('blank blank', faces) }));
      pick(t, 'Explore');
      expect(hero(t, 0).wounds).toBe(wounds);
      expect(sighted(t)).toEqual(['Warlord']);
    });
  }

  ruleTest('counterattacks come before threats [HT-ACTION-33]', (open) => {
    const t = open(
      position({
        heroes: [{ engaged: [foe('Wolf', { attack: 2 }), foe('Fairy', { threat: { recover: 5 } })] }, {}],
        chance: dice('blank blank', 'threat counterattack'),
      }),
    );
    pick(t, 'Explore');
    expect(hero(t, 0).wounds).toBe(0);
    expect(piece(t, 'Wolf').exhausted).toBe(false);
  });
});
