import type { Catalogue } from '@questwright/kernel';

/** What is told when a scenario begins, when its villain appears, and when it ends. The rules never read it. */
export const tales: Catalogue = {
  'rb.tale.margath.opening':
    'In the Mountains of Despair the dragonlord Margath turns in his sleep. What old songs and drowned books know of him may yet save Tamalir, if somebody gathers it in time.',
  'rb.tale.margath.villain':
    'Margath comes down on Skydown and makes a perch of its towers. Then he looks toward Tamalir.',
  'rb.tale.margath.victory':
    'Margath falls, and the stones of Skydown hiss where he lies. In Tamalir they ring the bells until the ropes break.',
  'rb.tale.margath.defeat':
    'The gates of Tamalir melt before anybody can shut them. The free city has a lord again.',
  'rb.tale.margath.eliminated': 'Nobody is left to stand in his way. Margath takes his time.',
  'rb.tale.corpse-king.opening':
    'In the west the graves lie open, and those who lay in them walk to the Cursed Ruins, where Vorakesh holds court. Take somebody along: it is not good to be alone among the dead.',
  'rb.tale.corpse-king.villain':
    'In the Cursed Ruins the dead go down on their knees. Vorakesh sits in the midst of them, and counts.',
  'rb.tale.corpse-king.victory':
    'The crown rolls away, and all over the land the dead lie down in the middle of a step. It is quiet enough to weep.',
  'rb.tale.corpse-king.defeat':
    'The court is full, and the king is crowned. From this day nobody in Terrinoth is ever quite gone.',
  'rb.tale.corpse-king.eliminated':
    'The last of the heroes falls, gets up again, and takes a place at court with the others.',
};
