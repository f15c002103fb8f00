import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { defeat, reach, reachMarks } from '../../../rules/quest/aims.ts';
import { isLeft, withMark } from '../../../rules/quest/marks.ts';
import { theUnique, unique } from '../../../rules/quest/part-words.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { at, counts, each, reinforces, required, wins } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const hestion = theUnique('Hestion');

/** The last muster: soldiers rise beside every banner that still hangs, and their general waits behind them all. */
export const hestionsHost = legendQuest("Hestion's Host", {
  sort: 'story',
  campaign: 'Kindred Fire',
  chapter: 8,
  act: 2,
  time: [14, 13, 10],
  hard: 9,
  tiles: laid('indoor', {
    Entrance: ['entrance', 21, 15, 3],
    Forecourt: [5, 15, 14, 2],
    Crossing: [16, 11, 14],
    Guardroom: [22, 5, 15, 2],
    Armoury: [8, 16, 10, 3],
    'Muster hall': [3, 10, 10],
    'Pit hall': [4, 4, 9, 1],
    'Great hall': [1, 4, 1, 3],
    Stair: [27, 2, 2],
    Walk: [24, 0, 2, 3],
    Crypt: [28, 0, 8],
    Gallery: [7, 10, 1, 3],
    Sanctum: [2, 14, 0, 1],
  }),
  doors: [
    { kind: 'door', between: ['Muster hall', 'Pit hall'] },
    { kind: 'door', between: ['Great hall', 'Gallery'] },
  ],
  heroes: 'Entrance',
  groups: [required('Zombie', 'Muster hall', { exactly: { minion: [2, 1, 3], master: 1 } })],
  search: ['t11', 'p18', 'g17'],
  marks: { Banner: ['q14', 'f16'] },
  parts: {
    Keep: {
      tiles: ['Pit hall', 'Great hall', 'Stair', 'Walk', 'Crypt'],
      opens: 'door',
      groups: [required('Ettin', 'Great hall', { exactly: { minion: [1, 1, 0], master: [0, 0, 1] } })],
      search: ['a9'],
      marks: { Banner: ['e9'] },
    },
    Sanctum: {
      tiles: ['Gallery', 'Sanctum'],
      opens: 'door',
      uniques: [unique('Hestion', 'Shadow Dragon', 'Sanctum', { rank: 'minion', more: 3 })],
    },
  },
  rules: {
    Banners: [
      withMark('Banner', 'Tear the banner down', everyHero, counts),
      at('roundEnds', reinforces('Zombie', 'Banner'), isLeft('Banner')),
    ],
    Objective: [each('defeated', hestion, wins('heroes'))],
  },
  aims: [
    reachMarks('heroes', everyHero, 'Banner'),
    reach('heroes', before('Keep', everyHero), 'Pit hall'),
    reach('heroes', before('Sanctum', everyHero), 'Gallery'),
    defeat('heroes', hestion),
  ],
});

export const hestionsHostStory: { readonly [key: string]: string } = {
  'd2.story.hestions-host.1':
    'Four hundred men slept here, and a lamp fell over. Their general was at a dance. For thirty years Hestion has asked everything that would listen to give them back to him, and at last something listened.',
  'd2.story.hestions-host.keep':
    'In the pit hall the beds stand in rows, made, each with a name. At the end a banner hangs that nobody has let burn.',
  'd2.story.hestions-host.sanctum':
    'The one who listened has moved in. It wears Hestion’s coat over its wings, and when it speaks, his voice comes out, tired and polite: “Are you the last? Then we are complete.”',
  'd2.story.hestions-host.heroes':
    'The fire in the sanctum burns down to a lamp, and the lamp goes out by itself. In the yard four hundred heaps of ash lie in rank and file. It begins to rain, and they stand at ease.',
  'd2.story.hestions-host.overlord':
    'The host marches at dawn. At its head flies something in a general’s coat, and the villages along the road light their own lamps, as if they had been asked to.',
};
