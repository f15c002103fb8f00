import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { defeat, reach } from '../../../rules/quest/aims.ts';
import { unique } from '../../../rules/quest/part-words.ts';
import { noneLeft } from '../../../rules/quest/places.ts';
import { everyHero, everyMonster } from '../../../rules/quest/who.ts';
import { each, required, wins } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const goblins = everyMonster('Goblin Archer');

/** The shortest of them all: a field, a fence and the last goblin. */
export const endOfAllGoblins = legendQuest('End of all Goblins', {
  sort: 'short',
  campaign: 'Rise of All Goblins',
  chapter: 1,
  time: [9, 7, 6],
  tiles: laid('outdoor', {
    Entrance: ['entrance', 0, 2, 1],
    Field: [9, 2, 1, 3],
    Farmyard: [5, 1, 5, 2],
    Creek: [2, 7, 4, 3],
  }),
  doors: [{ kind: 'door', between: ['Farmyard', 'Creek'] }],
  heroes: 'Entrance',
  groups: [
    required('Goblin Archer', 'Farmyard', { exactly: { minion: [3, 4, 4] } }),
    required('Cave Spider', 'Field', { exactly: { minion: [2, 2, 2], master: [0, 1, 1] } }),
  ],
  search: ['f2', 'b9'],
  parts: {
    Creek: {
      tiles: ['Creek'],
      opens: 'door',
      uniques: [unique('Old Snag', 'Goblin Archer', 'Creek', { rank: 'master', health: 2, more: 4 })],
      groups: [required('Barghest', 'Creek', { exactly: { minion: [1, 1, 2], master: [0, 1, 1] } })],
      search: ['m10'],
    },
  },
  rules: {
    Objective: [each('defeated', everyMonster('Goblin Archer', 'master'), wins('heroes'), noneLeft(goblins))],
  },
  aims: [defeat('heroes', goblins), reach('heroes', before('Creek', everyHero), 'Creek')],
});

export const endOfAllGoblinsStory: { readonly [key: string]: string } = {
  'd2.story.end-of-all-goblins.1':
    'The council has decided that there are to be no more goblins, and has sent the heroes to tell them. Three goblins sit on the fence and throw turnips. They have not been told yet.',
  'd2.story.end-of-all-goblins.creek':
    'By the creek sits Old Snag with his feet in the water and his hound beside him. He is the last of his tribe who can write, and he is writing something about a king.',
  'd2.story.end-of-all-goblins.heroes':
    'That was the last goblin. In his pocket is an invitation to a coronation, with four hundred names on it.',
  'd2.story.end-of-all-goblins.overlord':
    'The council is told that there are now a few more goblins than before, and that they have better boots.',
};
