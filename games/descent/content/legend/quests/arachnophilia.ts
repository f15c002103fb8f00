import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { reach, reachMarks } from '../../../rules/quest/aims.ts';
import { isLeft, withMark } from '../../../rules/quest/marks.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { at, reinforces, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

/** Burn the nests: there are more spiders in every round that a nest is left. */
export const arachnophilia = legendQuest('Arachnophilia', {
  sort: 'side',
  time: [9, 7, 6],
  tiles: laid('indoor', {
    Entrance: ['entrance', 2, 0, 2],
    Crossing: [16, 1, 2, 3],
    Gallery: [6, 5, 2],
    'Pit room': [4, 11, 1, 3],
    Larder: [3, 11, 7, 2],
    Bend: [15, 7, 8, 3],
    Nursery: [9, 3, 9, 1],
  }),
  doors: [{ kind: 'door', between: ['Pit room', 'Larder'] }],
  heroes: 'Entrance',
  groups: [required('Cave Spider', 'Gallery')],
  search: ['b4', 'q2', 'f6'],
  marks: { Nest: ['k3', 'q7'] },
  parts: {
    Larder: {
      tiles: ['Larder', 'Bend', 'Nursery'],
      opens: 'door',
      groups: [required('Zombie', 'Larder', { exactly: { minion: [1, 3, 3], master: 1 } })],
      search: ['q8'],
      marks: { Nest: ['l11', 'd13', 'g10'] },
    },
  },
  rules: {
    Nests: [withMark('Nest', 'Burn the nest', everyHero, countsTo('heroes', [4, 5, 5]))],
    Brood: [at('roundEnds', reinforces('Cave Spider', 'Nest'), isLeft('Nest'))],
  },
  aims: [reachMarks('heroes', everyHero, 'Nest'), reach('heroes', before('Larder', everyHero), 'Larder')],
});

export const arachnophiliaStory: { readonly [key: string]: string } = {
  'd2.story.arachnophilia.1':
    'Mistress Odile loves her spiders and has written to say that they love her back. That was in spring. The carrier who brought the letter would not go in, and he has eight children.',
  'd2.story.arachnophilia.larder':
    'The larder is full. Everything in it is wrapped and labelled in a neat hand: butter, goose, tax collector. Two of the parcels sit up.',
  'd2.story.arachnophilia.heroes':
    'The last nest shrivels. In a chair by the window they find Mistress Odile, quite well, knitting. She asks who is to pay for the curtains.',
  'd2.story.arachnophilia.overlord':
    'The door is shut again, from inside, with a great many threads. On the step lies a note in a neat hand: four visitors, fresh.',
};
