import { lieutenant } from '../../rules/lieutenants.ts';

/** Serena as a lieutenant, whom she is while she is possessed. */
export const serenaPossessed = lieutenant('Serena', {
  type: 'melee',
  acts: {
    2: {
      speed: 3,
      dice: ['blue', 'red', 'green'],
      attributes: { might: 3, knowledge: 3, willpower: 3, awareness: 3 },
      passives: ['Strong Spirit'],
      actions: ['Miasma'],
      surges: ['+2 damage, Curse', '+2 damage, Disease'],
      byHeroes: {
        2: { health: 8, defence: ['brown'] },
        3: { health: 10, defence: ['gray'] },
        4: { health: 10, defence: ['gray'] },
      },
    },
  },
});
