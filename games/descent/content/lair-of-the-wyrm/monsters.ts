import { LAIR } from '../../rules/boxes.ts';
import { lieutenant } from '../../rules/lieutenants.ts';
import { monster } from '../../rules/monsters.ts';

/** The monsters of Lair of the Wyrm: both acts, minion and master. */
export const lairMonsters = [
  monster('Fire Imp', {
    box: LAIR,
    type: 'ranged',
    traits: ['hot', 'cursed'],
    size: 'small',
    limits: { 2: [2, 1], 3: [3, 1], 4: [3, 2] },
    acts: {
      1: {
        minion: {
          speed: 5,
          health: 2,
          defence: ['gray'],
          dice: ['blue', 'yellow'],
          passives: ['Flame Fiend'],
          surges: ['+1 range', 'Burn'],
        },
        master: {
          speed: 5,
          health: 4,
          defence: ['gray'],
          dice: ['blue', 'yellow'],
          passives: ['Combustible', 'Flame Fiend'],
          surges: ['+1 damage', 'Burn'],
        },
      },
      2: {
        minion: {
          speed: 5,
          health: 4,
          defence: ['gray'],
          dice: ['blue', 'yellow'],
          passives: ['Flame Fiend'],
          surges: ['+1 range', 'Burn'],
        },
        master: {
          speed: 5,
          health: 6,
          defence: ['gray'],
          dice: ['blue', 'yellow', 'yellow'],
          passives: ['Combustible', 'Flame Fiend'],
          surges: ['+1 damage', 'Burn'],
        },
      },
    },
  }),
  monster('Hybrid Sentinel', {
    box: LAIR,
    type: 'melee',
    traits: ['mountain', 'cave'],
    size: 'small',
    limits: { 2: [0, 1], 3: [1, 1], 4: [2, 1] },
    acts: {
      1: {
        minion: {
          speed: 4,
          health: 5,
          defence: ['black'],
          dice: ['blue', 'red'],
          passives: ['Fly', 'Prey on the Weak'],
          surges: ['+1 damage'],
        },
        master: {
          speed: 4,
          health: 8,
          defence: ['black'],
          dice: ['blue', 'red'],
          passives: ['Fly', 'Prey on the Weak'],
          surges: ['Fire Breath', '+1 damage'],
        },
      },
      2: {
        minion: {
          speed: 4,
          health: 6,
          defence: ['black', 'brown'],
          dice: ['blue', 'red'],
          passives: ['Fly', 'Prey on the Weak'],
          surges: ['+1 damage', '+1 damage'],
        },
        master: {
          speed: 4,
          health: 9,
          defence: ['black', 'gray'],
          dice: ['blue', 'yellow', 'red'],
          passives: ['Fly', 'Prey on the Weak'],
          surges: ['Fire Breath', '+2 damage'],
        },
      },
    },
  }),
];

/** Its lieutenant, who is larger than any other. */
export const valyndra = lieutenant('Valyndra', {
  type: 'melee',
  size: 'massive',
  acts: {
    1: {
      speed: 3,
      dice: ['blue', 'red'],
      attributes: { might: 5, knowledge: 2, willpower: 1, awareness: 3 },
      passives: ['Hoarder'],
      surges: ['Fire Breath', 'Burn'],
      byHeroes: {
        2: { health: 12, defence: ['gray', 'brown'] },
        3: { health: 14, defence: ['gray', 'brown'] },
        4: { health: 17, defence: ['black', 'brown'] },
      },
    },
    2: {
      speed: 3,
      dice: ['blue', 'red', 'yellow'],
      attributes: { might: 5, knowledge: 2, willpower: 1, awareness: 3 },
      passives: ['Hoarder'],
      surges: ['Fire Breath', 'Burn', '+2 damage'],
      byHeroes: {
        2: { health: 15, defence: ['gray', 'gray'] },
        3: { health: 17, defence: ['gray', 'gray', 'brown'] },
        4: { health: 22, defence: ['black', 'gray', 'brown'] },
      },
    },
  },
});
