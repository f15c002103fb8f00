import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { exhaustedCards, hero, names, offers, pick, piece } from '../look.ts';
import { dice, foe, position } from '../position.ts';

const holder = (item: string, more: object = {}) => [{ items: [item], ...more }, {}];
const discarded = ['exploration-discard'] as const;

describe('items', () => {
  ruleTest('a Healing Potion heals three wounds and is gone [HT-EXPLCARD-04, HT-EXPLCARD-05]', (open) => {
    const t = open(position({ heroes: holder('Healing Potion', { wounds: 4 }) }));
    pick(t, 'Healing Potion');
    expect(hero(t, 0).wounds).toBe(1);
    expect(names(t, discarded[0])).toEqual(['Healing Potion']);
    expect(offers(t)).not.toContain('Healing Potion');
  });

  ruleTest('a potion is not offered to a hero without wounds', (open) => {
    const t = open(position({ heroes: holder('Healing Potion') }));
    expect(offers(t)).not.toContain('Healing Potion');
  });

  ruleTest('a Whetstone sharpens an attack and nothing else', (open) => {
    const engaged = [foe('A')];
    const at = () =>
      open(position({ heroes: holder('Whetstone', { engaged }), chance: dice('blank blank', 'blank') }));
    const attack = at();
    pick(attack, 'Attack', 'Whetstone');
    expect(piece(attack, 'A').wounds).toBe(2);
    const rest = at();
    pick(rest, 'Rest');
    expect(names(rest, 'items:0')).toEqual(['Whetstone']);
  });

  ruleTest('an Oaken Buckler takes three wounds of a blow, if its bearer likes', (open) => {
    const struck = (answer: string) => {
      const engaged = [foe('A', { attack: 4 })];
      const t = open(
        position({
          heroes: holder('Oaken Buckler', { engaged }),
          chance: dice('blank blank', 'counterattack'),
        }),
      );
      pick(t, 'Rest', answer);
      return [hero(t, 0).wounds, names(t, 'items:0')];
    };
    expect(struck('yes')).toEqual([1, []]);
    expect(struck('no')).toEqual([4, ['Oaken Buckler']]);
  });

  ruleTest('a Stamina Elixir readies two cards', (open) => {
    const t = open(
      position({ heroes: holder('Stamina Elixir', { 'exhausted cards': ['attack', 'explore', 'aid'] }) }),
    );
    pick(t, 'Stamina Elixir', 'Attack', 'Explore');
    expect(exhaustedCards(t, 0)).toEqual(['Aid']);
  });

  ruleTest('Holy Water is for the Undead', (open) => {
    const t = open(
      position({ heroes: holder('Flask of Holy Water', { engaged: ['Ogre', 'Zombie master'] }) }),
    );
    pick(t, 'Flask of Holy Water');
    expect([piece(t, 'Ogre').wounds, piece(t, 'Zombie').wounds]).toEqual([0, 3]);
  });

  ruleTest('a Hunting Bow shoots into the shadows once a round and is kept', (open) => {
    const t = open(position({ heroes: holder('Hunting Bow'), shadows: [foe('A')] }));
    pick(t, 'Hunting Bow');
    expect(piece(t, 'A').wounds).toBe(1);
    expect(names(t, 'items:0')).toEqual(['Hunting Bow']);
    expect(offers(t)).not.toContain('Hunting Bow');
  });
});
