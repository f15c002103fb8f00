import { type OpenPlaytest, ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { exhaustedCards, hero, names, offers, pick, piece } from '../look.ts';
import { foe, idle, position } from '../position.ts';

type Words = Record<string, unknown>;

/** The enemy phase with enemies engaged with the first of two heroes. */
const attacked = (open: OpenPlaytest, engaged: unknown[], more: Words = {}, first: Words = {}) =>
  open(position({ heroes: [{ engaged, ...first }, {}], phase: 'enemy', ...more }));

const still = (name: string) => foe(name, idle);

describe('keywords of Trivial enemies', () => {
  ruleTest('Swarm: a Rat Swarm hurts for each other one on the same hero', (open) => {
    expect(hero(attacked(open, ['Rat Swarm']), 0).wounds).toBe(0);
    const rat = { name: 'Rat Swarm', exhausted: true };
    expect(hero(attacked(open, ['Rat Swarm', rat, rat]), 0).wounds).toBe(2);
  });

  ruleTest('Pilfer: a token or a wound', (open) => {
    const t = attacked(open, ['Bandit'], {}, { tokens: 1 });
    expect(offers(t)).toEqual(['pay', 'refuse']);
    pick(t, 'pay');
    expect([hero(t, 0).tokens, hero(t, 0).wounds]).toEqual([0, 0]);
    expect(hero(attacked(open, ['Bandit']), 0).wounds).toBe(1);
  });

  ruleTest('Venom poisons, Web exhausts a card', (open) => {
    expect(names(attacked(open, ['Cave Spider']), 'conditions:0')).toEqual(['Poisoned']);
    const t = attacked(open, ['Cave Spider master']);
    pick(t, 'Explore');
    expect(exhaustedCards(t, 0)).toEqual(['Explore']);
  });

  ruleTest('Gang Up: alone a Goblin Raider does nothing, in company it hurts', (open) => {
    expect(hero(attacked(open, ['Goblin Raider']), 0).wounds).toBe(0);
    expect(hero(attacked(open, ['Goblin Raider', still('A')]), 0).wounds).toBe(1);
  });

  ruleTest(
    'Goblin Archers shoot and go back to the shadows; their master finds somebody unhurt, too',
    (open) => {
      const t = attacked(open, ['Goblin Archer']);
      expect([hero(t, 0).wounds, names(t, 'shadows')]).toEqual([1, ['Goblin Archer']]);
      const two = attacked(open, ['Goblin Archer master']);
      expect([hero(two, 0).wounds, hero(two, 1).wounds]).toEqual([2, 1]);
    },
  );

  ruleTest('Grasp weakens; the master of the Zombies heals at the end of the round', (open) => {
    const t = attacked(open, [{ name: 'Zombie master', wounds: 2 }]);
    expect(names(t, 'conditions:0')).toEqual(['Weakened']);
    expect(piece(t, 'Zombie').wounds).toBe(1);
  });

  ruleTest('Rise Again brings a fallen one back while the shadows are empty', (open) => {
    const left = [[], [still('A')]].map((shadows) => {
      const more = { shadows, 'enemy discard': ['Zombie', 'Ogre'] };
      const chance = { 'enemy from discard': ['zombie'] };
      return names(attacked(open, ['Skeleton master'], { ...more, chance }), 'enemy-discard');
    });
    expect(left).toEqual([['Ogre'], ['Zombie', 'Ogre']]);
  });
});

describe('keywords of Challenging enemies', () => {
  ruleTest('Howl costs every hero a token', (open) => {
    const t = open(
      position({ heroes: [{ engaged: ['Barghest'], tokens: 2 }, { tokens: 1 }], phase: 'enemy' }),
    );
    expect([hero(t, 0).tokens, hero(t, 1).tokens]).toEqual([1, 0]);
  });

  ruleTest('Shield Bash wounds and exhausts a card', (open) => {
    const t = attacked(open, ['Bloodguard']);
    pick(t, 'Rest');
    expect([hero(t, 0).wounds, exhaustedCards(t, 0)]).toEqual([1, ['Rest']]);
  });

  ruleTest('Smash takes an item, if there is one and no card is preferred', (open) => {
    const t = attacked(open, ['Ogre master'], {}, { items: ['Lucky Charm'] });
    pick(t, 'effect:1');
    expect(names(t, 'items:0')).toEqual([]);
  });

  ruleTest('Razorwings strike from the air; their master undoes progress', (open) => {
    const t = attacked(open, ['Razorwing master'], {
      location: { exploration: 9, progress: 3, name: 'Hill' },
    });
    expect([hero(t, 0).wounds, piece(t, 'Hill').progress, names(t, 'shadows')]).toEqual([
      2,
      2,
      ['Razorwing'],
    ]);
  });

  ruleTest('Drain moves a wound from the Shade to the hero; Dread weakens', (open) => {
    const t = attacked(open, [{ name: 'Shade master', wounds: 2 }]);
    expect([hero(t, 0).wounds, piece(t, 'Shade').wounds]).toEqual([1, 1]);
    expect(names(t, 'conditions:0')).toEqual(['Weakened']);
  });

  ruleTest('Frenzy: a wounded Beastman hurts more', (open) => {
    const wounds = [0, 1].map((own) => hero(attacked(open, [{ name: 'Beastman', wounds: own }]), 0).wounds);
    expect(wounds).toEqual([1, 2]);
  });

  ruleTest('Scorch wounds and burns progress; Wildfire wounds everybody', (open) => {
    const location = { name: 'Hill', exploration: 9, progress: 3 };
    const imp = attacked(open, ['Fire Imp'], { location });
    expect([hero(imp, 0).wounds, piece(imp, 'Hill').progress]).toEqual([1, 2]);
    const master = attacked(open, ['Fire Imp master']);
    expect([hero(master, 0).wounds, hero(master, 1).wounds]).toEqual([1, 1]);
  });
});

describe('keywords of Formidable enemies', () => {
  ruleTest('Regenerate heals two wounds of the Troll', (open) => {
    const t = attacked(open, [{ name: 'Troll master', wounds: 3 }]);
    expect(piece(t, 'Troll').wounds).toBe(1);
  });

  ruleTest('Sweep hits every hero who is engaged, and no other', (open) => {
    const t = open(
      position({
        heroes: [{ engaged: ['Hill Giant'] }, { engaged: [still('A')] }, {}],
        phase: 'enemy',
      }),
    );
    expect([0, 1, 2].map((seat) => hero(t, seat).wounds)).toEqual([1, 1, 0]);
  });

  ruleTest('Pound exhausts two cards', (open) => {
    const t = attacked(open, ['Iron Golem master']);
    pick(t, 'Rest', 'Aid');
    expect(exhaustedCards(t, 0)).toEqual(['Rest', 'Aid']);
  });

  ruleTest('Terror takes a token and weakens, before the Wraith comes near', (open) => {
    const t = open(position({ heroes: [{ tokens: 1 }, {}], shadows: ['Wraith'], phase: 'enemy' }));
    expect(hero(t, 0).tokens).toBe(0);
    expect(names(t, 'conditions:0')).toEqual(['Weakened']);
    expect(piece(t, 'Wraith').zone).toBe('engaged:0');
  });

  ruleTest('Fire Breath burns the other heroes', (open) => {
    const t = attacked(open, ['Dragonkin master']);
    expect(hero(t, 1).wounds).toBe(1);
  });
});
