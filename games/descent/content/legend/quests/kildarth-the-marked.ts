import { not } from '@questwright/adventure';
import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { reach, reachMarks } from '../../../rules/quest/aims.ts';
import { safeWhile } from '../../../rules/quest/changes.ts';
import { withMark } from '../../../rules/quest/marks.ts';
import { theUnique, unique } from '../../../rules/quest/part-words.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { hasCounted, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const kildarth = theUnique('Kildarth');

/** Somebody whom no blow can hurt hunts the heroes while they break what holds him. */
export const kildarthTheMarked = legendQuest('Kildarth the Marked', {
  sort: 'story',
  campaign: 'Kindred Fire',
  chapter: 2,
  time: [14, 11, 9],
  hard: 4,
  tiles: laid('indoor', {
    Entrance: ['entrance', 2, 5, 2],
    Passage: [29, 2, 7, 1],
    Crossing: [16, 1, 11, 3],
    'Lava cave': [12, 1, 15, 2],
    Bend: [15, 6, 15, 3],
    Hall: [5, 10, 14],
    'Throne room': [1, 16, 13],
    Steps: [28, 17, 11],
    Stair: [27, 17, 9, 3],
    Landing: [9, 18, 5, 3],
    Cell: [8, 18, 1, 3],
    'Pit room': [4, 12, 0, 2],
    Gallery: [23, 12, 6, 2],
  }),
  doors: [
    { kind: 'door', between: ['Hall', 'Throne room'] },
    { kind: 'door', between: ['Throne room', 'Steps'] },
  ],
  heroes: 'Entrance',
  groups: [required('Flesh Moulder', 'Hall', { exactly: { minion: [2, 1, 2], master: [0, 1, 1] } })],
  search: ['b13', 'p15', 'b18'],
  marks: { Iron: ['k18'] },
  parts: {
    'Throne room': {
      tiles: ['Throne room'],
      opens: 'door',
      uniques: [unique('Kildarth', 'Ettin', 'Throne room', { rank: 'master' })],
      marks: { Iron: ['x14'] },
      search: ['x19'],
    },
    'Upper rooms': {
      tiles: ['Steps', 'Stair', 'Landing', 'Cell', 'Pit room', 'Gallery'],
      opens: 'door',
      groups: [required('Cave Spider', 'Landing', { exactly: { minion: [1, 1, 2], master: 1 } })],
      marks: { Iron: ['v2', 'm7'] },
    },
  },
  rules: {
    'The irons': [
      withMark('Iron', 'Break the iron', everyHero, countsTo('heroes', 3), 'might'),
      safeWhile(not(hasCounted(3)), kildarth),
    ],
  },
  aims: [
    reachMarks('heroes', everyHero, 'Iron'),
    reach('heroes', before('Throne room', everyHero), 'Throne room'),
    reach('heroes', before('Upper rooms', everyHero), 'Steps'),
  ],
});

export const kildarthTheMarkedStory: { readonly [key: string]: string } = {
  'd2.story.kildarth-the-marked.1':
    'Everybody in the hills knows who burns the farms: Kildarth, the giant with the brand on his chest. Only the smith who forged the brand came to ask a question. Who, he wanted to know, had ordered four of them?',
  'd2.story.kildarth-the-marked.throne-room':
    'The giant stands up from his chair like a man who walks in his sleep. Axes bounce off him. On his chest the mark glows, and over the hearth an iron of the same shape glows with it.',
  'd2.story.kildarth-the-marked.upper-rooms':
    'Somebody lived up here who was no giant: a narrow bed, a good pen, and a letter that begins “My dear Hestion”.',
  'd2.story.kildarth-the-marked.heroes':
    'The third iron breaks, and the light goes out on Kildarth’s chest. Both of his heads begin to weep. “Hestion,” says one. “He promised us our brother back,” says the other.',
  'd2.story.kildarth-the-marked.overlord':
    'The heroes leave the house faster than they came. That night three more farms burn, and the giant who lit them is crying.',
};
