import { legendQuest } from '../../../rules/legend/quest.ts';
import { defeat, reachMarks } from '../../../rules/quest/aims.ts';
import { finds, withMark } from '../../../rules/quest/marks.ts';
import { opensPart, theUnique, unique } from '../../../rules/quest/part-words.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { each, required, wins } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const ashfang = theUnique('Ashfang');

/** A hunt by the nose: most tracks lead nowhere, and one leads to the next. */
export const bloodhound = legendQuest('Bloodhound', {
  sort: 'story',
  campaign: 'Kindred Fire',
  chapter: 6,
  act: 2,
  time: [13, 11, 10],
  tiles: laid('outdoor', {
    Entrance: ['entrance', 3, 3, 1],
    Marsh: [1, 5, 0, 1],
    Bank: [3, 11, 1, 1],
    Clearing: [9, 11, 7, 3],
    Track: [23, 5, 8, 2],
    Thicket: [15, 1, 5, 3],
    Path: [24, 8, 11, 2],
    Hut: [8, 4, 10, 1],
    Ravine: [20, 5, 14, 2],
    Gap: [26, 13, 13, 1],
    Mere: [2, 16, 12, 1],
    Den: [27, 22, 12, 2],
  }),
  heroes: 'Entrance',
  groups: [required('Goblin Archer', 'Bank', { exactly: { minion: 2, master: [0, 0, 1] } })],
  search: ['f8', 'd6', 'o8'],
  marks: { Track: ['m3', 'c7', 'n10'] },
  parts: {
    Ravine: {
      tiles: ['Path', 'Hut', 'Ravine'],
      opens: 'token',
      groups: [required('Cave Spider', 'Ravine', { exactly: { minion: [1, 1, 2], master: 1 } })],
      search: ['e14'],
      marks: { Scent: ['e11', 'f16', 'm16'] },
    },
    Mere: {
      tiles: ['Gap', 'Mere', 'Den'],
      opens: 'token',
      uniques: [unique('Ashfang', 'Barghest', 'Den', { rank: 'master', more: 1 })],
      groups: [required('Barghest', 'Mere', { exactly: { minion: 1 } })],
    },
  },
  rules: {
    Tracks: [withMark('Track', 'Read the tracks', everyHero, finds('Track', opensPart('Ravine')))],
    Scent: [withMark('Scent', 'Follow the scent', everyHero, finds('Scent', opensPart('Mere')))],
    Objective: [each('defeated', ashfang, wins('heroes'))],
  },
  aims: [
    reachMarks('heroes', everyHero, 'Track'),
    reachMarks('heroes', everyHero, 'Scent'),
    defeat('heroes', ashfang),
  ],
});

export const bloodhoundStory: { readonly [key: string]: string } = {
  'd2.story.bloodhound.1':
    'Hestion had a dog. Every soldier of the host is ash, but the dog was out hunting when the barracks burnt, and it is said to be hunting still. If it goes home at night, it goes to him.',
  'd2.story.bloodhound.ravine':
    'These prints are as wide as a plate, and the grass in them is scorched. They go down into the ravine, where the webs hang.',
  'd2.story.bloodhound.mere':
    'The scent ends at the water. On the far side, on a hill of bones and old boots, lies a dog with eyes like lanterns. It wags its tail once. Then it sees that it is not him.',
  'd2.story.bloodhound.heroes':
    'Ashfang lies down with a sigh and is very small. The way to the den is worn smooth by thirty years of paws, and it begins in a glade that is on no map.',
  'd2.story.bloodhound.overlord':
    'The dog goes home and tells its master, as dogs do, with its whole body, who has been there.',
};
