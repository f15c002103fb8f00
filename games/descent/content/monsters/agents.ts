import { agent } from '../../rules/lieutenants.ts';

/** The agents of the lieutenants of the base box: both acts, by the number of heroes. */
export const agents = [
  agent('Baron Zachareth', {
    type: 'melee',
    acts: {
      1: {
        speed: 4,
        dice: ['blue', 'red'],
        actions: ['Direction'],
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
        actions: ['Direction', 'Shadow Bolt'],
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
  agent('Belthir', {
    type: 'melee',
    acts: {
      1: {
        speed: 4,
        dice: ['blue', 'red'],
        passives: ['Fly', 'Reach'],
        surges: ['Poison'],
        byHeroes: {
          2: { health: 9, defence: ['gray'] },
          3: { health: 11, defence: ['gray', 'brown'] },
          4: { health: 15, defence: ['gray', 'brown'] },
        },
      },
      2: {
        speed: 4,
        dice: ['blue', 'red', 'red'],
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
  agent('Lady Eliza Farrow', {
    type: 'ranged',
    acts: {
      1: {
        speed: 5,
        dice: ['blue', 'yellow'],
        actions: ['Sacrifice', 'Allure'],
        surges: ['Blood Call'],
        byHeroes: {
          2: { health: 7, defence: ['brown'] },
          3: { health: 9, defence: ['gray'] },
          4: { health: 12, defence: ['gray'] },
        },
      },
      2: {
        speed: 5,
        dice: ['blue', 'red', 'yellow'],
        actions: ['Sacrifice', 'Allure', 'Wail'],
        surges: ['Blood Call'],
        byHeroes: {
          2: { health: 9, defence: ['gray'] },
          3: { health: 11, defence: ['gray', 'brown'] },
          4: { health: 15, defence: ['gray', 'brown'] },
        },
      },
    },
  }),
  agent('Lord Merick Farrow', {
    type: 'ranged',
    acts: {
      1: {
        speed: 4,
        dice: ['blue', 'red'],
        passives: ['Aftershock'],
        actions: ['Ignite'],
        surges: ['+1 damage'],
        byHeroes: {
          2: { health: 8, defence: ['gray'] },
          3: { health: 10, defence: ['gray'] },
          4: { health: 13, defence: ['gray', 'brown'] },
        },
      },
      2: {
        speed: 4,
        dice: ['blue', 'red', 'yellow'],
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
  agent('Sir Alric Farrow', {
    type: 'melee',
    acts: {
      1: {
        speed: 3,
        dice: ['blue', 'red'],
        passives: ['Unmovable'],
        actions: ['Overrun'],
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
        passives: ['Regeneration 1', 'Unmovable'],
        actions: ['Overrun'],
        surges: ['+2 damage'],
        byHeroes: {
          2: { health: 12, defence: ['gray', 'gray'] },
          3: { health: 15, defence: ['black', 'gray'] },
          4: { health: 18, defence: ['black', 'gray', 'brown'] },
        },
      },
    },
  }),
  agent('Splig', {
    type: 'melee',
    acts: {
      1: {
        speed: 3,
        dice: ['blue', 'red'],
        passives: ['Him Instead!'],
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
        passives: ['Him Instead!'],
        actions: ['Get Them'],
        surges: ['Knockback', '+2 damage'],
        byHeroes: {
          2: { health: 10, defence: ['gray'] },
          3: { health: 12, defence: ['gray', 'brown'] },
          4: { health: 16, defence: ['gray', 'brown'] },
        },
      },
    },
  }),
].flat();
