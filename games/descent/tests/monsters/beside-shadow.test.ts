import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { attack, damage, room, type Table, weapons } from '../attack/kit.ts';
import { dice, hero, monster, position, type Words } from '../position.ts';

const WAND = { name: 'Wand', attack: 'ranged', dice: ['blue'], traits: ['Magic'] };
const shade = monster({ health: 20, defence: [], passives: ['Shadow'] });

describe('Shadow', () => {
  const scene = (open: OpenPlaytest, map: string, turn: Words, blue: string): Table =>
    open(
      position({
        map,
        figures: {
          H: { ...hero({ weapons: [WAND], skills: ['Terracall', 'Earthen Anguish'] }) },
          A: { ...hero(), acted: true },
          S: { figure: 'Summoned Stone', of: 'H' },
          M: shade,
        },
        turn,
        chance: dice({ blue, brown: '0' }),
      }),
    );

  ruleTest('does not bind a stone that attacks, though it stands beside it [D2-FABIL-80]', (open) => {
    const t = scene(open, room('H..M....', '.......S', 'A.......'), { of: 'H' }, '4-2-0');
    t.choose(t.offered.find((id) => id.endsWith('/Terracall'))!);
    t.choose('space:c2', 'end', 'activate:S');
    attack(t, 'target:M');
    // The attack without a surge hits, and nobody was asked for one.
    expect(damage(t, 'M')).toBe(2);
  });

  ruleTest(
    'binds a hero who attacks through a stone only where the hero’s own figure is [D2-FABIL-81]',
    (open) => {
      const through = (map: string): Table => {
        const t = scene(open, map, { of: 'H' }, '4-2-0');
        return t.choose(t.offered.find((id) => id.endsWith('/Earthen Anguish'))!);
      };
      const far = through(room('H.......', 'A.......', '.....SM.'));
      if (far.prompt === 'd2.ask.damage-order') far.choose(far.offered);
      expect(damage(far, 'M')).toBe(2);
      // Beside the monster the attack misses without a surge.
      const near = through(room('........', 'A.......', '.....SMH'));
      expect(damage(near, 'M')).toBe(0);
    },
  );
});

describe('Ravage', () => {
  ruleTest(
    'counts an action that contains an attack as one of the two, in either order [D2-FABIL-70]',
    (open) => {
      const raging = (): Table =>
        open(
          position({
            map: room('H...M...', '........', 'A.......'),
            figures: {
              H: hero({ health: 40, defence: [] }),
              A: hero(),
              M: monster({ passives: ['Ravage'], actions: ['Skirmish'] }),
            },
            turn: { activating: 'M' },
            chance: dice({ blue: '3-2-0 3-2-0', red: '0-1-0 0-1-0' }),
          }),
        );
      const skirmishes = (t: Table): string[] => t.offered.filter((id) => id.endsWith('/Skirmish'));
      const twice = raging();
      twice.choose(skirmishes(twice)[0]!, 'step:d1', 'step:c1', 'step:b1', 'target:H');
      expect([damage(twice, 'H'), skirmishes(twice).length, weapons(twice).length]).toEqual([3, 1, 1]);
      attack(twice, 'target:H');
      expect([damage(twice, 'H'), skirmishes(twice), weapons(twice)]).toEqual([6, [], []]);
      const again = raging();
      again.choose(skirmishes(again)[0]!, 'step:d1', 'step:c1', 'step:b1', 'target:H');
      again.choose(skirmishes(again)[0]!, 'stop', 'target:H');
      expect([damage(again, 'H'), skirmishes(again), weapons(again)]).toEqual([6, [], []]);
    },
  );
});
