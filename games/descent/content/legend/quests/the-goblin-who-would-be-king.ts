import { inOrder, when } from '@questwright/adventure';
import { legendQuest } from '../../../rules/legend/quest.ts';
import { before, either } from '../../../rules/legend/quest-words.ts';
import { defeat, reach } from '../../../rules/quest/aims.ts';
import { opensPart, theUnique, unique } from '../../../rules/quest/part-words.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { counts, each, hasCounted, required, wins } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const grob = either(theUnique('King Grob'), either(theUnique('Greasy Grob'), theUnique('Sooty Grob')));

/** A chase through a palace: the king is beaten in every room, and slips into the next. */
export const theGoblinWhoWouldBeKing = legendQuest('The Goblin Who Would Be King', {
  sort: 'short',
  campaign: 'Rise of All Goblins',
  chapter: 2,
  time: [12, 10, 9],
  tiles: laid('indoor', {
    Entrance: ['entrance', 0, 2, 1],
    'Pit hall': [4, 2, 0, 3],
    'Dining hall': [7, 3, 6, 2],
    Corridor: [25, 6, 10, 3],
    Crossing: [16, 8, 13, 2],
    Kitchen: [9, 12, 13],
    Grotto: [12, 16, 12, 1],
    'Throne room': [1, 11, 5, 3],
    Antechamber: [3, 17, 6, 1],
    Wardrobe: [8, 17, 2, 2],
  }),
  heroes: 'Entrance',
  groups: [required('Goblin Archer', 'Dining hall', { exactly: { minion: [1, 1, 2] } })],
  uniques: [unique('King Grob', 'Goblin Archer', 'Dining hall', { rank: 'master', health: 1, more: 3 })],
  search: ['h1', 'd10', 'i7'],
  parts: {
    Kitchen: {
      tiles: ['Corridor', 'Crossing', 'Kitchen', 'Grotto'],
      opens: 'event',
      uniques: [unique('Greasy Grob', 'Goblin Archer', 'Kitchen', { rank: 'master', health: 1, more: 3 })],
      groups: [required('Cave Spider', 'Crossing', { exactly: { minion: [2, 2, 3], master: [0, 1, 1] } })],
      search: ['u17'],
    },
    'Throne room': {
      tiles: ['Throne room', 'Antechamber', 'Wardrobe'],
      opens: 'event',
      uniques: [unique('Sooty Grob', 'Goblin Archer', 'Throne room', { rank: 'master', health: 1, more: 3 })],
      groups: [
        required('Goblin Archer', 'Throne room', { exactly: { minion: [1, 2, 3] } }),
        required('Ettin', 'Antechamber', { exactly: { minion: [0, 1, 0], master: [0, 0, 1] } }),
      ],
      search: ['r3'],
    },
  },
  rules: {
    'He slips away': [
      each(
        'defeated',
        grob,
        inOrder(
          counts,
          when(hasCounted(3), wins('heroes')),
          when(hasCounted(2), opensPart('Throne room')),
          opensPart('Kitchen'),
        ),
      ),
    ],
  },
  aims: [defeat('heroes', grob), reach('heroes', before('Kitchen', everyHero), 'Dining hall')],
});

export const theGoblinWhoWouldBeKingStory: { readonly [key: string]: string } = {
  'd2.story.the-goblin-who-would-be-king.1':
    'Grob found a palace with nobody in it and a crown that fits if he wears it as a belt. The guests are at table. The king stands on it and reads out a law that forbids heroes.',
  'd2.story.the-goblin-who-would-be-king.kitchen':
    'King Grob falls under the table. When the cloth is lifted, there is only the crown, rolling, and a small wet trail to the kitchen.',
  'd2.story.the-goblin-who-would-be-king.throne-room':
    'He went up the chimney. It ends over the throne, and a sooty king drops into it and points at the heroes. “Now you have come to the right place,” he says. Beside him a giant cracks its knuckles.',
  'd2.story.the-goblin-who-would-be-king.heroes':
    'King Grob abdicates in favour of anybody who lets go of his ear. His reign lasted four days and had one law.',
  'd2.story.the-goblin-who-would-be-king.overlord':
    'The coronation goes ahead. The heroes attend it, in the second row, in sacks.',
};
