import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { defeat, reach, reachMarks } from '../../../rules/quest/aims.ts';
import { safeWhile } from '../../../rules/quest/changes.ts';
import { isLeft, withMark } from '../../../rules/quest/marks.ts';
import { theUnique, unique } from '../../../rules/quest/part-words.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { counts, each, required, wins } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const wrath = theUnique('Wrath');

/** First the braziers, then the fire: as long as one of them burns, nothing can put it out. */
export const burningWrath = legendQuest('Burning Wrath', {
  sort: 'story',
  campaign: 'Kindred Fire',
  chapter: 3,
  time: [10, 8, 7],
  hard: 4,
  tiles: laid('indoor', {
    Entrance: ['entrance', 0, 1, 1],
    'Stoke hole': [5, 2, 0],
    Flue: [25, 8, 1, 1],
    'Ash tunnel': [20, 3, 4, 3],
    'Furnace hall': [1, 6, 7, 1],
    'Slag pits': [4, 12, 8],
    Chimney: [27, 14, 6, 3],
  }),
  doors: [
    { kind: 'door', between: ['Flue', 'Furnace hall'] },
    { kind: 'door', between: ['Ash tunnel', 'Furnace hall'] },
  ],
  heroes: 'Entrance',
  groups: [required('Goblin Archer', 'Ash tunnel', { exactly: { minion: [1, 1, 2], master: [0, 1, 1] } })],
  search: ['h1', 'c4', 'd6'],
  marks: { Brazier: ['d12'] },
  parts: {
    Furnace: {
      tiles: ['Furnace hall', 'Slag pits', 'Chimney'],
      opens: 'door',
      uniques: [unique('Wrath', 'Elemental', 'Furnace hall', { rank: 'master', more: 3 })],
      groups: [required('Barghest', 'Slag pits', { exactly: { minion: [1, 2, 1], master: [0, 0, 1] } })],
      marks: { Brazier: ['g15', 'p7'] },
      search: ['r14'],
    },
  },
  rules: {
    Braziers: [
      withMark('Brazier', 'Put the brazier out', everyHero, counts),
      safeWhile(isLeft('Brazier'), wrath),
    ],
    Objective: [each('defeated', wrath, wins('heroes'))],
  },
  aims: [
    reachMarks('heroes', everyHero, 'Brazier'),
    reach('heroes', before('Furnace', everyHero), 'Furnace hall'),
    defeat('heroes', wrath),
  ],
});

export const burningWrathStory: { readonly [key: string]: string } = {
  'd2.story.burning-wrath.1':
    'The letter led here, to a foundry that closed before anybody’s grandfather was born. The bricks are warm. Goblins feed the fire with chairs and doors, and when they have no more chairs they look at each other.',
  'd2.story.burning-wrath.furnace':
    'In the furnace hall the fire has got up and is walking about. It has the shape of a man who is very angry and cannot remember at whom.',
  'd2.story.burning-wrath.heroes':
    'When Wrath goes out, a heap of buttons is left on the floor, all of the same regiment. Hestion’s host, which burnt in its own barracks thirty years ago. Somebody is calling it together again.',
  'd2.story.burning-wrath.overlord':
    'The fire leaves by the chimney. From the hill the heroes watch where it goes: to the south, along the road, one farm after another.',
};
