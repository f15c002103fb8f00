import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { closed, diceLeft, hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const bow = { action: 'attack', dice: 2, ranged: true };

describe('ranged attacks', () => {
  ruleTest(
    'may aim at any enemy in play, face down too, but not into the lair [HT-RANGED-02, HT-RANGED-03]',
    (open) => {
      const t = open(
        position({
          heroes: [{ cards: [bow], engaged: [foe('Wolf', idle)] }, { engaged: [foe('Rat')] }],
          shadows: [foe('Bat'), foe('Ghoul', { facedown: true })],
          lair: [{ name: 'Warlord', rank: 'nemesis', attack: 3 }],
          chance: dice('success blank'),
        }),
      );
      pick(t, 'Attack');
      expect(offers(t)).toEqual(['Wolf', 'Rat', 'Bat', 'Ghoul']);
      expect(closed(t)).toEqual({ Warlord: 'HT-NEMESIS-03' });
      pick(t, 'Rat');
      expect(piece(t, 'Rat').wounds).toBe(1);
      expect(piece(t, 'Rat').zone).toBe('engaged:1');
    },
  );

  ruleTest(
    'follow the other rules of attacks: tokens, enemy dice of the hero’s own enemies, resilience, excess lost [HT-RANGED-01]',
    (open) => {
      const t = open(
        position({
          heroes: [
            { cards: [bow], tokens: 1, engaged: [foe('Wolf', { attack: 3 })] },
            { engaged: [foe('Rat', { resilience: 1, health: 2, attack: 4 })] },
          ],
          chance: dice('critical success success', 'counterattack'),
        }),
      );
      pick(t, 'Attack', 'Rat', 'spend:1');
      expect(diceLeft(t)).toEqual([]);
      expect(names(t, 'enemy-discard')).toEqual(['Rat']);
      expect(piece(t, 'Wolf').wounds).toBe(0);
      // Only what is engaged with the acting hero strikes back.
      expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([3, 0]);
      const before = t.log.find(({ key }) => key === 'ht.log.resists')!;
      expect(before.args).toEqual({ enemy: 'Rat', n: 1 });
    },
  );

  ruleTest(
    'a face-down target turns up before it takes its wounds, resists them and stays in the shadows [HT-RANGED-04, HT-RANGED-05, HT-RANGED-06]',
    (open) => {
      const t = open(
        position({
          heroes: [{ cards: [bow] }, {}],
          shadows: [foe('Ghoul', { resilience: 1, facedown: true })],
          chance: dice('success success'),
        }),
      );
      pick(t, 'Attack');
      expect(piece(t, 'Ghoul')).toMatchObject({ down: false, wounds: 1, zone: 'shadows' });
      const keys = t.log.map(({ key }) => key).filter((key) => /turned-up|resists|suffers/.test(key));
      expect(keys).toEqual(['ht.log.turned-up', 'ht.log.resists', 'ht.log.suffers']);
    },
  );

  ruleTest('a face-down enemy can be slain where it lurks [HT-RANGED-04]', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [bow] }, {}],
        shadows: [foe('Ghoul', { health: 2, facedown: true })],
        chance: dice('success success'),
      }),
    );
    pick(t, 'Attack');
    expect(piece(t, 'Ghoul')).toMatchObject({ down: false, wounds: 0, zone: 'enemy-discard' });
  });

  ruleTest(
    'a face-down target stays down without a success and turns up with one, whatever its resilience [HT-RANGED-07]',
    (open) => {
      const sides = (['blank', 'defense', 'success'] as const).map((face) => {
        const t = open(
          position({
            heroes: [{ cards: [{ action: 'attack', dice: 1, ranged: true }] }, {}],
            shadows: [foe('Ghoul', { resilience: 5, facedown: true })],
            chance: dice(face),
          }),
        );
        pick(t, 'Attack');
        expect(piece(t, 'Ghoul').wounds).toBe(0);
        return piece(t, 'Ghoul').down;
      });
      expect(sides).toEqual([true, true, false]);
    },
  );

  ruleTest('of several face-down targets only those with a share turn up [HT-RANGED-07]', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [{ action: 'attack', dice: 1, ranged: true, targets: 2 }] }, {}],
        shadows: [foe('Ghoul', { facedown: true }), foe('Bat', { facedown: true })],
        chance: dice('success'),
      }),
    );
    pick(t, 'Attack', ['Ghoul', 'Bat']);
    t.choose(0);
    expect([piece(t, 'Ghoul').down, piece(t, 'Bat').down]).toEqual([true, false]);
  });
});
