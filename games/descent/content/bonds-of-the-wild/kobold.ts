import type { WrittenRank } from '../../rules/monsters.ts';
import { monster } from '../../rules/monsters.ts';

const minion: WrittenRank = {
  speed: 3,
  health: 2,
  defence: ['brown'],
  dice: ['blue'],
  passives: ['Scamper', 'Small Beginnings'],
  surges: ['Swarm'],
};
const master: WrittenRank = {
  speed: 3,
  health: 5,
  defence: ['brown'],
  dice: ['blue', 'yellow'],
  passives: ['Scamper', 'Spawner'],
  surges: ['Swarm'],
};

/** The masters come alone and bring their minions one by one. */
export const kobold = monster('Kobold', {
  box: 'Bonds of the Wild',
  type: 'melee',
  traits: ['building', 'cave'],
  size: 'small',
  limits: { 2: [4, 2], 3: [8, 2], 4: [9, 3] },
  acts: {
    1: { minion, master },
    2: { minion: { ...minion, speed: 4, health: 4 }, master: { ...master, speed: 4, health: 7 } },
  },
});
