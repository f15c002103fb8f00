import { all, not } from '@questwright/adventure';
import { half, reach } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { isIn } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero } from '../../rules/quest/who.ts';
import { at, each, open, quest, reinforces, required } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const bothHeld = all(isIn(everyHero, 'West Shrine'), isIn(everyHero, 'East Shrine'));

/** Two places at once: the idols have to be held in the same round, and they stand a long way from each other. */
export const theTwinIdols = quest('The Twin Idols', {
  act: 2,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Entrance', x: 12, y: 8 },
        { tile: TILES['16A'], name: 'Glade', x: 11, y: 4 },
        { tile: TILES['22A'], name: 'West Path', x: 5, y: 5 },
        { tile: TILES['14A'], name: 'West Shrine', x: 1, y: 4 },
        { tile: TILES['end-cap-outdoor'], name: 'West Pool', x: 0, y: 5, turns: 1 },
        { tile: TILES['21A'], name: 'East Path', x: 15, y: 4 },
        { tile: TILES['11A'], name: 'East Shrine', x: 21, y: 3 },
        { tile: TILES['end-cap-outdoor'], name: 'East Pool', x: 25, y: 4, turns: 3 },
        { tile: TILES['26A'], name: 'Village', x: 11, y: 1 },
        { tile: TILES['end-cap-outdoor'], name: 'Hut', x: 12, y: 0, turns: 2 },
      ]),
      heroes: 'Entrance',
      groups: [
        required('Cave Spider', 'West Shrine'),
        required('Goblin Archer', 'East Shrine'),
        open(['wilderness', 'water'], 'Village', { exactly: { minion: 1 } }),
      ],
      search: ['m2', 'a6', 'z6', 'o4'],
      rules: {
        'Both at once': [at('roundEnds', countsTo('heroes', [2, 2, 4]), bothHeld)],
        'The drums go on': [at('roundEnds', countsTo('overlord', [14, 14, 10]), not(bothHeld))],
        'Out of the pool': [at('overlordEnds', reinforces('Cave Spider', 'West Pool', 3), bothHeld)],
        Despair: [each('defeated', everyHero, countsTo('overlord', 6, 2))],
      },
      aims: [
        reach('heroes', half(everyHero, 0), 'West Shrine'),
        reach('heroes', half(everyHero, 1), 'East Shrine'),
      ],
    },
  ],
});

export const theTwinIdolsStory: { readonly [key: string]: string } = {
  'd2.story.the-twin-idols.1':
    'One idol has a face like the sun, the other a face like a skull, and each laughs when the other is touched. They can be carried off only if both are held at the same time, and between them lies a whole valley with drums in it.',
  'd2.story.the-twin-idols.heroes':
    'Somebody lifts the one, and at the same breath somebody lifts the other. The drums stop in the middle of a beat.',
  'd2.story.the-twin-idols.overlord': 'The drums have reached their end, and both idols are laughing now.',
};
