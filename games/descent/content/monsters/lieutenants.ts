import { lieutenant } from '../../rules/lieutenants.ts';

/** The lieutenants of the base box: both acts, by the number of heroes. */
export const lieutenants = [
  lieutenant('Baron Zachareth', {
    type: 'melee',
    acts: {
      1: {
        speed: 4,
        dice: ['blue', 'red'],
        attributes: { might: 4, knowledge: 3, willpower: 3, awareness: 4 },
        actions: ['Dominion'],
        surges: ['Pierce 2', 'Subdue'],
        byHeroes: {
          2: { health: 10, defence: ['black'] },
          3: { health: 13, defence: ['black'] },
          4: { health: 16, defence: ['black'] },
        },
      },
      2: {
        speed: 4,
        dice: ['blue', 'red', 'red'],
        attributes: { might: 4, knowledge: 3, willpower: 3, awareness: 4 },
        actions: ['Dominion', 'Shadow Bolt'],
        surges: ['Pierce 2', 'Subdue'],
        also: {
          'Shadow Bolt': { type: 'ranged', dice: ['blue', 'red', 'yellow'], surges: ['Pierce 2', 'Subdue'] },
        },
        byHeroes: {
          2: { health: 16, defence: ['black', 'gray'] },
          3: { health: 18, defence: ['black', 'gray', 'brown'] },
          4: { health: 20, defence: ['black', 'gray', 'gray'] },
        },
      },
    },
  }),
  lieutenant('Belthir', {
    type: 'melee',
    acts: {
      1: {
        speed: 4,
        dice: ['blue', 'red'],
        attributes: { might: 4, knowledge: 3, willpower: 4, awareness: 1 },
        passives: ['Fly', 'Reach'],
        surges: ['Poison'],
        byHeroes: {
          2: { health: 9, defence: ['gray'] },
          3: { health: 11, defence: ['gray', 'brown'] },
          4: { health: 13, defence: ['gray', 'brown'] },
        },
      },
      2: {
        speed: 4,
        dice: ['blue', 'red', 'red'],
        attributes: { might: 4, knowledge: 3, willpower: 4, awareness: 1 },
        passives: ['Fly', 'Reach'],
        actions: ['Cry Havoc'],
        surges: ['Poison'],
        byHeroes: {
          2: { health: 13, defence: ['gray', 'brown'] },
          3: { health: 15, defence: ['gray', 'gray'] },
          4: { health: 18, defence: ['gray', 'gray', 'brown'] },
        },
      },
    },
  }),
  lieutenant('Lady Eliza Farrow', {
    type: 'ranged',
    acts: {
      1: {
        speed: 5,
        dice: ['blue', 'yellow'],
        attributes: { might: 1, knowledge: 3, willpower: 3, awareness: 5 },
        actions: ['Sacrifice', 'Seduce'],
        surges: ['Blood Call'],
        byHeroes: {
          2: { health: 7, defence: ['brown'] },
          3: { health: 9, defence: ['gray'] },
          4: { health: 12, defence: ['gray'] },
        },
      },
      2: {
        speed: 5,
        dice: ['blue', 'yellow', 'red'],
        attributes: { might: 1, knowledge: 3, willpower: 3, awareness: 5 },
        actions: ['Sacrifice', 'Seduce', 'Wail'],
        surges: ['Blood Call'],
        byHeroes: {
          2: { health: 9, defence: ['gray'] },
          3: { health: 11, defence: ['gray', 'brown'] },
          4: { health: 15, defence: ['gray', 'brown'] },
        },
      },
    },
  }),
  lieutenant('Lord Merick Farrow', {
    type: 'ranged',
    acts: {
      1: {
        speed: 4,
        dice: ['blue', 'red'],
        attributes: { might: 2, knowledge: 4, willpower: 2, awareness: 3 },
        passives: ['Aftershock'],
        actions: ['Ignite'],
        surges: ['+1 damage'],
        byHeroes: {
          2: { health: 8, defence: ['gray'] },
          3: { health: 11, defence: ['gray'] },
          4: { health: 13, defence: ['gray', 'brown'] },
        },
      },
      2: {
        speed: 4,
        dice: ['blue', 'red', 'yellow'],
        attributes: { might: 2, knowledge: 4, willpower: 2, awareness: 3 },
        passives: ['Aftershock'],
        actions: ['Ignite'],
        surges: ['Wither', '+1 damage'],
        byHeroes: {
          2: { health: 10, defence: ['gray', 'brown'] },
          3: { health: 12, defence: ['gray', 'gray'] },
          4: { health: 15, defence: ['black', 'gray'] },
        },
      },
    },
  }),
  lieutenant('Sir Alric Farrow', {
    type: 'melee',
    acts: {
      1: {
        speed: 3,
        dice: ['blue', 'red'],
        attributes: { might: 5, knowledge: 1, willpower: 2, awareness: 4 },
        passives: ['Unmovable'],
        actions: ['Overpower'],
        surges: ['+1 damage'],
        byHeroes: {
          2: { health: 10, defence: ['gray', 'brown'] },
          3: { health: 14, defence: ['gray', 'brown'] },
          4: { health: 16, defence: ['gray', 'gray'] },
        },
      },
      2: {
        speed: 3,
        dice: ['blue', 'red', 'red'],
        attributes: { might: 5, knowledge: 1, willpower: 2, awareness: 4 },
        passives: ['Regeneration 1', 'Unmovable'],
        actions: ['Overpower'],
        surges: ['+2 damage'],
        byHeroes: {
          2: { health: 12, defence: ['gray', 'gray'] },
          3: { health: 15, defence: ['black', 'gray'] },
          4: { health: 18, defence: ['black', 'gray', 'brown'] },
        },
      },
    },
  }),
  lieutenant('Splig', {
    type: 'melee',
    acts: {
      1: {
        speed: 3,
        dice: ['blue', 'red'],
        attributes: { might: 4, knowledge: 3, willpower: 3, awareness: 2 },
        passives: ['Not Me!'],
        surges: ['Knockback', '+1 damage'],
        byHeroes: {
          2: { health: 7, defence: ['brown'] },
          3: { health: 9, defence: ['gray'] },
          4: { health: 13, defence: ['gray'] },
        },
      },
      2: {
        speed: 3,
        dice: ['blue', 'red', 'yellow'],
        attributes: { might: 4, knowledge: 3, willpower: 3, awareness: 2 },
        passives: ['Not Me!'],
        actions: ['Promotion'],
        surges: ['Knockback', '+2 damage'],
        byHeroes: {
          2: { health: 10, defence: ['gray'] },
          3: { health: 12, defence: ['gray', 'brown'] },
          4: { health: 16, defence: ['gray', 'brown'] },
        },
      },
    },
  }),
];
