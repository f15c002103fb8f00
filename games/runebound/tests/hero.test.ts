import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { attributeAtLeast, freely, gainGold } from '../rules/effects/index.ts';
import { attributeOf, healthOf, isDefeated, speedOf, usableAttribute } from '../rules/heroes.ts';
import { withCharm } from './charm.ts';
import { facts, hero, offers, pick } from './look.ts';
import { dice, plainHero, position } from './position.ts';

const ring = (bonus: object, type = 'equipment') => ({ name: 'Ring', type, bonus });

describe('heroes', () => {
  ruleTest(
    'a player has one hero with a speed, a health, a hand size and three attributes [RB-HERO-01]',
    (open) => {
      const t = open(position({ players: [{ hero: 'Master Thorn' }, {}] }));
      const { hero: name, speed, health, body, mind, spirit } = facts(t);
      expect([name, speed, health, facts(t)['hand size'], body, mind, spirit]).toEqual([
        'Master Thorn',
        3,
        8,
        4,
        0,
        3,
        2,
      ]);
      for (const one of content.heroes) expect(one.tokens).toHaveLength(3);
    },
  );

  ruleTest('a bonus raises a value by that much [RB-HERO-02]', (open) => {
    const assets = [ring({ body: 1, health: 2, speed: 1, hand: 1 })];
    const t = open(position({ players: [{ assets }] }));
    const { body, health, speed } = facts(t);
    expect([body, health, speed, facts(t)['hand size']]).toEqual([3, 11, 4, 4]);
  });

  ruleTest('modifiers are summed [RB-HERO-03, RB-EX-11]', (open) => {
    const assets = [ring({ body: 2 }), ring({ body: -1 }, 'clothing')];
    const t = open(position({ players: [{ hero: plainHero(0, { body: 0 }), assets }] }));
    expect(attributeOf(t.state, 0, 'body')).toBe(1);
  });

  ruleTest('an attribute can be negative, and is used as zero [RB-HERO-04, RB-HERO-05]', (open) => {
    const t = open(position({ players: [{ assets: [ring({ mind: -4 })] }] }));
    expect([attributeOf(t.state, 0, 'mind'), usableAttribute(t.state, 0, 'mind')]).toEqual([-2, 0]);
    expect(facts(t).mind).toBe(-2);
  });

  ruleTest('a negative attribute is compared as what it is [RB-HERO-06]', (open) => {
    const dull = { players: [{ assets: [ring({ mind: -4 }, 'clothing')] }] };
    const holds = (n: number): boolean => {
      const t = open(withCharm(position(dull), freely(gainGold(1), { if: attributeAtLeast('mind', n) })));
      return offers(t).some((text) => text.startsWith('use Charm'));
    };
    expect([holds(-2), holds(-1), holds(0)]).toEqual([true, false, false]);
  });

  ruleTest('a speed of zero or less rolls no dice [RB-HERO-07]', (open) => {
    const t = open(position({ players: [{ at: 'H9', assets: [ring({ speed: -5 })] }] }));
    expect(speedOf(t.state, 0)).toBe(0);
    pick(t, 'move');
    expect(t.offered).not.toContain('roll');
    expect(t.offered).toHaveLength(6);
  });

  ruleTest('the hand size caps the hand and not the learned skills [RB-HERO-08]', (open) => {
    const skill = (name: string, attribute: string) => ({ name, attribute });
    const t = open(
      position({
        players: [
          {
            hand: ['blank', 'blank', 'blank'],
            learned: [skill('A', 'body'), skill('B', 'body'), skill('C', 'mind'), skill('D', 'mind')],
          },
        ],
        chance: { ...dice() },
      }),
    );
    pick(t, 'spend an action');
    expect(t.prompt).toBe('rb.ask.turn');
    expect((facts(t).learned as string[]).length).toBe(4);
  });

  ruleTest('a hero whose health drops to its damage is defeated at once [RB-HERO-09]', (open) => {
    const armor = { name: 'Armor', type: 'clothing', cost: 3, bonus: { health: 2 } };
    const t = open(position({ players: [{ at: 'Tamalir', damage: 9, assets: [armor] }] }));
    expect([healthOf(t.state, 0), isDefeated(t.state, 0)]).toEqual([11, false]);
    pick(t, 'shop', ['Armor']);
    expect(t.logged('rb.log.hero-defeated')).toHaveLength(1);
    expect([isDefeated(t.state, 0), hero(t).damage]).toEqual([true, 9]);
  });

  ruleTest('damage never exceeds the health that is left, of a defeated hero either [RB-HERO-09]', (open) => {
    const charm = { name: 'Charm', type: 'equipment', cost: 3, bonus: { health: 2 } };
    const t = open(
      position({
        players: [
          { at: 'H9', damage: 11, assets: [charm] },
          { at: 'H9', assets: [{ ...charm, name: 'Ring' }] },
        ],
      }),
    );
    pick(t, 'barter', 0, ['Charm'], 0, [], 'yes');
    expect(t.prompt).toBe('rb.ask.asset-limit'); // before the other has decided what to keep
    expect([isDefeated(t.state, 0), hero(t).damage]).toEqual([true, 9]);
  });
});
