import { inOrder, when } from '@questwright/adventure';
import { legendQuest } from '../../../rules/legend/quest.ts';
import { defeat, reachMarks } from '../../../rules/quest/aims.ts';
import { withMark } from '../../../rules/quest/marks.ts';
import { opensPart, theUnique, unique } from '../../../rules/quest/part-words.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { counts, each, hasCounted, required, wins } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const tekaris = theUnique('Tekaris');
const oneLock = inOrder(counts, when(hasCounted(3), opensPart('Lair')));

/** Three locks and a beast: the locks yield to three different talents. */
export const lairOfTekaris = legendQuest('Lair of Tekaris', {
  sort: 'side',
  time: [10, 9, 8],
  tiles: laid('indoor', {
    Entrance: ['entrance', 2, 17],
    Crossing: [16, 1, 13],
    Passage: [23, 2, 7, 3],
    'Throne room': [1, 4, 7],
    Store: [8, 1, 3, 2],
    Hall: [3, 5, 3],
    Neck: [14, 11, 3],
    Gallery: [7, 15, 1, 3],
    Lair: [13, 19, 0, 3],
  }),
  heroes: 'Entrance',
  groups: [
    required('Zombie', 'Throne room'),
    required('Flesh Moulder', 'Hall', { exactly: { minion: [1, 1, 2] } }),
  ],
  search: ['b15', 'e4', 'l13', 'e13'],
  marks: { Bar: ['b4'], Riddle: ['l8'], Bell: ['n4'] },
  parts: {
    Lair: {
      tiles: ['Gallery', 'Lair'],
      opens: 'token',
      uniques: [unique('Tekaris', 'Ettin', 'Gallery', { rank: 'master', health: 2, more: 2 })],
      search: ['w1'],
    },
  },
  rules: {
    Locks: [
      withMark('Bar', 'Lift the bar', everyHero, oneLock, 'might'),
      withMark('Riddle', 'Answer the riddle', everyHero, oneLock, 'knowledge'),
      withMark('Bell', 'Take the bell down unheard', everyHero, oneLock, 'awareness'),
    ],
    Objective: [each('defeated', tekaris, wins('heroes'))],
  },
  aims: [
    reachMarks('heroes', everyHero, 'Bar'),
    reachMarks('heroes', everyHero, 'Riddle'),
    reachMarks('heroes', everyHero, 'Bell'),
    defeat('heroes', tekaris),
  ],
});

export const lairOfTekarisStory: { readonly [key: string]: string } = {
  'd2.story.lair-of-tekaris.1':
    'Tekaris is two heads of one giant that do not speak to each other. One has barred the lair, the other has hung a riddle on it, and both have agreed on the bell.',
  'd2.story.lair-of-tekaris.lair':
    'The last lock gives way. “I told you that they would manage the riddle,” says one head. “They lifted the bar,” says the other. Then they agree about something, for once.',
  'd2.story.lair-of-tekaris.heroes':
    'The heads have fallen to different sides. In the lair the heroes find two of everything, and not one thing is shared.',
  'd2.story.lair-of-tekaris.overlord':
    'Tekaris has hung up a new riddle. The answer is the number of heroes, and it is nought.',
};
