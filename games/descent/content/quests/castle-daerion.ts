import { reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { withMark } from '../../rules/quest/marks.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, each, open, quest, reinforces, required } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const zombies = everyMonster('Zombie');

/** Hold the line: villagers hide on a stair, and the beacons that would call for help stand where the enemy is. */
export const castleDaerion = quest('Castle Daerion', {
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 2, turns: 1 },
        { tile: TILES['5B'], name: 'Yard', x: 2, y: 1 },
        { tile: TILES['2B'], name: 'Hall', x: 8, y: 0, turns: 1 },
        { tile: TILES['exit-indoor'], name: 'Gate', x: 14, y: 2, turns: 3 },
        { tile: TILES['22B'], name: 'Stair', x: 4, y: 5, turns: 1 },
        { tile: TILES['end-cap-indoor'], name: 'Tower', x: 4, y: 11 },
      ]),
      heroes: 'Entrance',
      groups: [required('Zombie', 'Gate'), open(['building', 'civilized', 'mountain'], 'Hall')],
      search: ['h2', 'c5', 'j1', 'm6'],
      marks: {
        Beacon: ['i1', 'i6', 'n1', 'n6', 'n3', 'l6'],
        Villager: ['e8', 'f8', 'e9', 'f9', 'e10', 'f10', 'e11', 'f11', 'e12', 'f12'],
      },
      rules: {
        Beacons: [
          withMark('Beacon', 'Light the beacon', everyHero, countsTo('heroes', [2, 4, 5]), 'awareness'),
        ],
        Slaughter: [
          withMark('Villager', 'Strike the villager down', zombies, countsTo('overlord', [8, 6, 6])),
        ],
        'The dead walk': [at('overlordEnds', reinforces('Zombie', 'Gate'))],
        Dusk: [at('roundEnds', countsTo('overlord', 9))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 0, 2))],
      },
      aims: [reachMarks('heroes', everyHero, 'Beacon'), reachMarks('overlord', zombies, 'Villager')],
    },
  ],
});

export const castleDaerionStory: { readonly [key: string]: string } = {
  'd2.story.castle-daerion.1':
    'The dead have come to Castle Daerion by the open gate. Those who live in it have fled up the stair of the old tower, and nobody has lit the beacons that call the guard.',
  'd2.story.castle-daerion.heroes':
    'Fires burn over the castle. Before midnight the guard rides in, and the stair is held.',
  'd2.story.castle-daerion.overlord':
    'There is nobody left on the stair to save. When the guard comes it finds a quiet castle.',
};
