import { inOrder, not, when } from '@questwright/adventure';
import { defeat, reach, reachMarks } from '../../rules/quest/aims.ts';
import { tougher } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { isLeft, withMark } from '../../rules/quest/marks.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import {
  at,
  counts,
  each,
  hasCounted,
  leaveBy,
  quest,
  reinforces,
  required,
  wakes,
  wins,
} from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const wyrm = everyMonster('Shadow Dragon');
const smiths = everyMonster('Flesh Moulder');

/** A captive that must not get free: the dragon sleeps in chains, and whoever wounds it wakes it before its time. */
export const theWyrmRises = quest('The Wyrm Rises', {
  act: 2,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 2, turns: 1 },
        { tile: TILES['3B'], name: 'Mine', x: 2, y: 1 },
        { tile: TILES['26B'], name: 'Forge', x: 3, y: 5 },
        { tile: TILES['end-cap-indoor'], name: 'Furnace', x: 4, y: 8 },
        { tile: TILES['2B'], name: 'Cavern', x: 8, y: 0, turns: 1 },
        { tile: TILES['27B'], name: 'Shaft', x: 14, y: 2 },
        { tile: TILES['exit-indoor'], name: 'Sky', x: 16, y: 4, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [
        required('Shadow Dragon', 'Cavern', { exactly: { master: 1 }, inactive: true }),
        required('Flesh Moulder', 'Sky'),
        required('Zombie', 'Mine', { exactly: { minion: 2 } }),
      ],
      search: ['e9', 'c2', 'p3', 'h5'],
      marks: { Chain: ['i1', 'k1', 'm1', 'n2', 'i6', 'k6', 'm6', 'n5', 'j1', 'l1', 'j6', 'l6'] },
      rules: {
        Chains: [
          withMark(
            'Chain',
            'Strike off the chain',
            smiths,
            inOrder(counts, when(hasCounted(7), wakes('Shadow Dragon'))),
          ),
        ],
        'Into the open': [leaveBy('Sky', wyrm, not(isLeft('Chain'))), each('left', wyrm, wins('overlord'))],
        'The wyrm': [tougher(wyrm, [1, 4, 9]), each('defeated', wyrm, wins('heroes'))],
        'More hammers': [at('overlordEnds', reinforces('Flesh Moulder', 'Furnace'))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 4, 2))],
      },
      aims: [defeat('heroes', wyrm), reachMarks('overlord', smiths, 'Chain'), reach('overlord', wyrm, 'Sky')],
    },
  ],
});

export const theWyrmRisesStory: { readonly [key: string]: string } = {
  'd2.story.the-wyrm-rises.1':
    'Dwarves chained it a thousand years ago, with eight chains, and went away and told nobody. Now there are hammers in the shaft again. It is still asleep. It will be hungry, and the heroes have until the last chain to think of something.',
  'd2.story.the-wyrm-rises.heroes':
    'It died without ever having seen the sky. One of the heroes is a little sorry; the others are not.',
  'd2.story.the-wyrm-rises.overlord':
    'For a moment the opening is dark. Then it is full of stars again, and the sound of wings goes over the hill towards the city.',
};
