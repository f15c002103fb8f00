import { legendQuest } from '../../../rules/legend/quest.ts';
import { either, inRound } from '../../../rules/legend/quest-words.ts';
import { defeat } from '../../../rules/quest/aims.ts';
import { isLeft, withMark } from '../../../rules/quest/marks.ts';
import { opensPart } from '../../../rules/quest/part-words.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../../rules/quest/who.ts';
import { at, counts, each, reinforces, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const vermin = either(everyMonster('Cave Spider'), everyMonster('Goblin Archer'));

/** Paid by the head: it is all about numbers, and the holes are theirs. */
export const pestControl = legendQuest('Pest Control', {
  sort: 'side',
  time: [9, 8, 7],
  tiles: laid('indoor', {
    Entrance: ['entrance', 1, 12],
    Brewery: [5, 0, 6, 3],
    Pantry: [9, 0, 2, 1],
    Cellar: [3, 4, 2],
    Kitchen: [4, 4, 6],
    Bend: [15, 10, 0, 1],
    Drain: [25, 14, 1, 1],
    Sewer: [21, 13, 7, 1],
    Sump: [6, 12, 13, 3],
  }),
  heroes: 'Entrance',
  groups: [required('Cave Spider', 'Kitchen')],
  search: ['a3', 'j12', 'd12'],
  marks: { Hole: ['j3', 'e10'] },
  parts: {
    Sewer: {
      tiles: ['Bend', 'Drain', 'Sewer', 'Sump'],
      opens: 'event',
      groups: [required('Goblin Archer', 'Bend')],
      search: ['m19'],
      marks: { Hole: ['o8'] },
    },
  },
  rules: {
    Bounty: [each('defeated', vermin, countsTo('heroes', [9, 10, 14]))],
    Holes: [
      withMark('Hole', 'Stop the hole', everyHero, counts, 'might'),
      at('roundEnds', reinforces('Cave Spider', 'Hole', 2), isLeft('Hole')),
    ],
    'The wall falls in': [at('roundEnds', opensPart('Sewer'), inRound(2))],
    'The guests leave': [at('roundEnds', countsTo('overlord', 10))],
  },
  aims: [defeat('heroes', vermin)],
});

export const pestControlStory: { readonly [key: string]: string } = {
  'd2.story.pest-control.1':
    'The landlord of the Full Moon pays by the head. He has put a bowl on the counter for them and asks the heroes to be quick and quiet, because there is a wedding upstairs.',
  'd2.story.pest-control.sewer':
    'The cellar wall sags and sits down. Behind it goblins look up from a game of dice. They had always wondered who lived next door.',
  'd2.story.pest-control.heroes':
    'The bowl is full. Upstairs they dance, and nobody has noticed anything but a certain knocking, which kept good time.',
  'd2.story.pest-control.overlord': 'The bride has seen one. It was in the cake. The Full Moon is to let.',
};
