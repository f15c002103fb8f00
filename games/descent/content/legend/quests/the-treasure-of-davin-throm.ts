import { inOrder, when } from '@questwright/adventure';
import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { reach, reachMarks } from '../../../rules/quest/aims.ts';
import { finds, handsIn, laden, takesIt, withMark } from '../../../rules/quest/marks.ts';
import { isExplored, opensPart } from '../../../rules/quest/part-words.ts';
import { inside } from '../../../rules/quest/places.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { each, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const bearer = laden(everyHero);

/** Six chests and one treasure: finding it is half of the way, and the other half leads past everybody who heard it. */
export const theTreasureOfDavinThrom = legendQuest('The Treasure of Davin Throm', {
  sort: 'side',
  time: [14, 12, 11],
  tiles: laid('indoor', {
    Entrance: ['entrance', 6, 3, 1],
    Steps: [28, 8, 1, 3],
    Canal: [21, 10, 1, 2],
    'Pit room': [4, 16, 0, 3],
    Lodge: [8, 17, 6],
    Hall: [5, 11, 6],
    Library: [9, 7, 6, 1],
    Study: [3, 11, 10, 2],
    Crossing: [16, 7, 10],
    Vault: [2, 1, 9, 1],
    Grotto: [12, 7, 14, 2],
    Tunnel: [23, 12, 16, 2],
  }),
  doors: [{ kind: 'door', between: ['Lodge', 'Hall'] }],
  heroes: 'Entrance',
  groups: [required('Cave Spider', 'Lodge', { exactly: { minion: [2, 1, 2], master: [0, 1, 1] } })],
  search: ['v1', 'u10', 'k2'],
  marks: { Chest: ['v6'] },
  parts: {
    House: {
      tiles: ['Hall', 'Library', 'Study', 'Crossing', 'Grotto', 'Tunnel'],
      opens: 'door',
      groups: [required('Barghest', 'Hall', { exactly: { minion: 1 } })],
      search: ['h7'],
      marks: { Chest: ['k7', 'q14', 'h19'] },
    },
    Vault: {
      tiles: ['Vault'],
      opens: 'event',
      groups: [required('Goblin Archer', 'Vault', { exactly: { minion: [2, 2, 3], master: 1 } })],
      marks: { Chest: ['b10', 'b15'] },
    },
  },
  rules: {
    Chests: [
      withMark(
        'Chest',
        'Open the chest',
        everyHero,
        finds('Chest', inOrder(takesIt, when(isExplored('House'), opensPart('Vault')))),
      ),
    ],
    'Out with it': [each('entered', inside(bearer, 'Entrance'), handsIn(countsTo('heroes', 1)))],
  },
  aims: [
    reachMarks('heroes', everyHero, 'Chest'),
    reach('heroes', before('House', everyHero), 'Hall'),
    reach('heroes', bearer, 'Entrance'),
  ],
});

export const theTreasureOfDavinThromStory: { readonly [key: string]: string } = {
  'd2.story.the-treasure-of-davin-throm.1':
    'Davin Throm trusted nobody. He had six chests made, hid his treasure in one, and then had the carpenter, the porter and finally himself walled in. His niece would like to have the teapot.',
  'd2.story.the-treasure-of-davin-throm.house':
    'The hall still has its carpets. The dogs that were meant to watch it for one night have been watching it for eighty years, and they have not been fed.',
  'd2.story.the-treasure-of-davin-throm.vault':
    'Goblins have got into the vault from below. They have opened every chest that they could find, and they have heard that there is one more.',
  'd2.story.the-treasure-of-davin-throm.heroes':
    'It is a teapot. It is also solid gold, as the niece seems to have known.',
  'd2.story.the-treasure-of-davin-throm.overlord':
    'Davin Throm was right to trust nobody. He still has his treasure, and some company.',
};
