import { inOrder, when } from '@questwright/adventure';
import { legendQuest } from '../../../rules/legend/quest.ts';
import { defeat, reachMarks } from '../../../rules/quest/aims.ts';
import { finds, isLeft, whenAllUsed, withMark } from '../../../rules/quest/marks.ts';
import { opensPart, theUnique, unique } from '../../../rules/quest/part-words.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { each, reinforces, required, wins } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const veyra = theUnique('Veyra');

/** A garden of mirrors: behind one is the way on, behind the others somebody with teeth. */
export const theGladeOfIllusion = legendQuest('The Glade of Illusion', {
  sort: 'story',
  campaign: 'Kindred Fire',
  chapter: 7,
  act: 2,
  time: [12, 11, 10],
  hard: 4,
  tiles: laid('outdoor', {
    Entrance: ['entrance', 0, 1, 1],
    Approach: [19, 2, 1, 2],
    Ring: [14, 8, 1],
    Brook: [6, 12, 1],
    Crags: [4, 18, 0, 2],
    Lake: [2, 18, 6],
    Spring: [12, 18, 12, 2],
    Bend: [15, 14, 11, 3],
    Pillars: [7, 10, 9, 3],
    Arch: [26, 7, 9, 3],
    'Stepping stones': [21, 1, 10],
  }),
  heroes: 'Entrance',
  groups: [required('Barghest', 'Brook', { exactly: { minion: [2, 2, 3] } })],
  search: ['c2', 'h4', 'n5'],
  marks: { Mirror: ['j2', 'q2', 'w2', 'x5'] },
  parts: {
    Lake: {
      tiles: ['Lake', 'Spring', 'Bend'],
      opens: 'token',
      groups: [required('Flesh Moulder', 'Lake', { exactly: { minion: 1 } })],
      search: ['s12'],
      marks: { Reflection: ['x11', 't17'] },
    },
    Pillars: {
      tiles: ['Pillars', 'Arch', 'Stepping stones'],
      opens: 'token',
      uniques: [unique('Veyra', 'Flesh Moulder', 'Pillars', { rank: 'master', health: 2, more: 1 })],
    },
  },
  rules: {
    Mirrors: [
      withMark(
        'Mirror',
        'Break the mirror',
        everyHero,
        inOrder(finds('Mirror', opensPart('Lake')), when(isLeft('Mirror'), reinforces('Barghest', 'Brook'))),
      ),
    ],
    Reflections: [
      withMark('Reflection', 'Stir the water', everyHero, whenAllUsed('Reflection', opensPart('Pillars'))),
    ],
    Objective: [each('defeated', veyra, wins('heroes'))],
  },
  aims: [
    reachMarks('heroes', everyHero, 'Mirror'),
    reachMarks('heroes', everyHero, 'Reflection'),
    defeat('heroes', veyra),
  ],
});

export const theGladeOfIllusionStory: { readonly [key: string]: string } = {
  'd2.story.the-glade-of-illusion.1':
    'The path goes in under the trees and comes out where it went in. Somebody has hung mirrors in the branches. In each of them the heroes walk away, and in one of them they are right.',
  'd2.story.the-glade-of-illusion.lake':
    'The glass falls, and behind it there is no tree but a lake, black and still. Two reflections float on it, and nobody stands above them.',
  'd2.story.the-glade-of-illusion.pillars':
    'The rings on the water meet, and the far shore is suddenly near. A woman stands between the pillars with needles in her sleeve. “I only make him what he asks for,” says Veyra. “Faces, mostly.”',
  'd2.story.the-glade-of-illusion.heroes':
    'With Veyra gone the trees stop moving. Behind them, quite plain and not at all far, stands a burnt barracks with lights in every window.',
  'd2.story.the-glade-of-illusion.overlord':
    'They walk for two days and come out where they went in. In the last mirror their faces are missing.',
};
