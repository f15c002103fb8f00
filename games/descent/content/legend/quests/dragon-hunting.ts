import { suffers } from '../../../rules/effects/harm.ts';
import { legendQuest } from '../../../rules/legend/quest.ts';
import { inRound } from '../../../rules/legend/quest-words.ts';
import { defeat, reachMarks } from '../../../rules/quest/aims.ts';
import { withMark } from '../../../rules/quest/marks.ts';
import { opensPart, theUnique, unique } from '../../../rules/quest/part-words.ts';
import { those } from '../../../rules/quest/places.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { at, each, required, wins } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const vharx = theUnique('Vharx');

/** Large game: the hunters left their ballistae on the hills, and the dragon comes by itself. */
export const dragonHunting = legendQuest('Dragon Hunting', {
  sort: 'side',
  time: [11, 9, 8],
  tiles: laid('outdoor', {
    Entrance: ['entrance', 4, 4, 1],
    Road: [24, 6, 4, 1],
    Stream: [6, 5, 10, 1],
    Camp: [8, 5, 16],
    Meadow: [5, 9, 16, 2],
    Gap: [26, 10, 13],
    Stones: [7, 10, 9],
    Ridge: [11, 12, 5, 3],
    Tarn: [12, 11, 0, 1],
    Heath: [19, 5, 0],
    Scree: [20, 2, 0, 3],
    Cave: [15, 0, 8, 2],
  }),
  heroes: 'Entrance',
  groups: [required('Goblin Archer', 'Camp', { exactly: { minion: [2, 2, 4], master: 1 } })],
  search: ['f11', 'i20', 'o17'],
  marks: { Ballista: ['f20', 'o20', 'l13'] },
  parts: {
    Heights: {
      tiles: ['Ridge', 'Tarn', 'Heath', 'Scree', 'Cave'],
      opens: 'event',
      uniques: [unique('Vharx', 'Shadow Dragon', 'Ridge', { rank: 'master', health: 2, more: 5 })],
      search: ['p6'],
    },
  },
  rules: {
    'She wakes': [at('roundEnds', opensPart('Heights'), inRound(2))],
    Ballistae: [
      withMark('Ballista', 'Shoot the ballista', everyHero, suffers('damage', 5, those(vharx)), 'awareness'),
    ],
    Objective: [each('defeated', vharx, wins('heroes'))],
  },
  aims: [reachMarks('heroes', everyHero, 'Ballista'), defeat('heroes', vharx)],
});

export const dragonHuntingStory: { readonly [key: string]: string } = {
  'd2.story.dragon-hunting.1':
    'Sir Edmer of Holt set out with three ballistae, two cooks and a poet. The poet came back. He has finished the first verse and needs somebody to do something for the second.',
  'd2.story.dragon-hunting.heights':
    'A shadow slides down from the ridge, over the stones and the stream, and the shadow is not in a hurry. This is Vharx. She has learned from Sir Edmer that guests bring their own sauce.',
  'd2.story.dragon-hunting.heroes':
    'She comes down on the meadow so hard that the stream changes its bed. The poet asks how that felt, from above and from below.',
  'd2.story.dragon-hunting.overlord':
    'The poem ends in the middle of a line. It is thought to be finer that way.',
};
