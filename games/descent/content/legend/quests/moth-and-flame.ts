import { legendQuest } from '../../../rules/legend/quest.ts';
import { inRound } from '../../../rules/legend/quest-words.ts';
import { reach } from '../../../rules/quest/aims.ts';
import { opensPart, unique } from '../../../rules/quest/part-words.ts';
import { isIn } from '../../../rules/quest/places.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { anyMonster, everyHero } from '../../../rules/quest/who.ts';
import { at, reinforces, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

/** A night watch: one lamp, one chapel, and everything that comes to the light. */
export const mothAndFlame = legendQuest('Moth and Flame', {
  sort: 'story',
  campaign: 'Kindred Fire',
  chapter: 4,
  time: [10, 9, 8],
  hard: 3,
  tiles: laid('indoor', {
    Entrance: ['entrance', 0, 2, 1],
    Chapel: [2, 2, 0, 1],
    Vault: [4, 8, 0, 3],
    'Ember cave': [12, 8, 6, 1],
  }),
  heroes: 'Entrance',
  groups: [required('Cave Spider', 'Vault')],
  search: ['c1', 'h6', 'c6'],
  parts: {
    'Ember cave': {
      tiles: ['Ember cave'],
      opens: 'event',
      uniques: [unique('The Moth', 'Goblin Archer', 'Ember cave', { rank: 'master', health: 6, more: 1 })],
      groups: [required('Goblin Archer', 'Ember cave', { exactly: { minion: [0, 1, 1] } })],
      search: ['m11'],
    },
  },
  rules: {
    'The lamp': [at('roundEnds', countsTo('heroes', [7, 6, 7]), isIn(everyHero, 'Chapel'))],
    'Wings in the dark': [at('roundEnds', countsTo('overlord', 7), isIn(anyMonster, 'Chapel'))],
    'More of them': [at('roundEnds', reinforces('Cave Spider', 'Vault'))],
    'The wall burns through': [at('roundEnds', opensPart('Ember cave'), inRound(2))],
  },
  aims: [reach('heroes', everyHero, 'Chapel')],
});

export const mothAndFlameStory: { readonly [key: string]: string } = {
  'd2.story.moth-and-flame.1':
    'The prior has a lamp that was lit at Hestion’s grave and has never gone out since. “Keep it until morning,” he says, “and then we will follow its light to him. Something will come for it. Things always come to a light.”',
  'd2.story.moth-and-flame.ember-cave':
    'The east wall glows, cracks and falls into itself. A goblin steps out of the embers with her hair on fire. She does not seem to mind. The monks know her: they call her the Moth.',
  'd2.story.moth-and-flame.heroes':
    'The sun comes up, and the flame leans over on its wick as if a wind blew it. There is no wind. It points to Thelys.',
  'd2.story.moth-and-flame.overlord':
    'The lamp lies in pieces, and the oil burns in the shape of a road. Whoever reads it first will be the first at Thelys.',
};
