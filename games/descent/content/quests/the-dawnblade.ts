import { xpAndRelic } from '../../rules/campaign/rewards.ts';
import { defeat, reach, seize } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { carrying } from '../../rules/quest/objective-words.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { anyMonster, everyHero, theLieutenant } from '../../rules/quest/who.ts';
import {
  at,
  counts,
  each,
  hasCounted,
  leaveBy,
  lieutenant,
  objective,
  open,
  quest,
  required,
  wins,
} from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const alric = theLieutenant('Sir Alric Farrow');
const ours = carrying(everyHero);
const theirs = carrying(anyMonster);

/** A tug of war: there is one sword, either side can carry it, whoever falls drops it, and it has to leave by the right door. */
export const theDawnblade = quest('The Dawnblade', {
  act: 2,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Entrance', x: 0, y: 1, turns: 1 },
        { tile: TILES['5A'], name: 'Meadow', x: 2, y: 0 },
        { tile: TILES['end-cap-outdoor'], name: 'Copse', x: 4, y: 4 },
        { tile: TILES.transition, name: 'Threshold', x: 8, y: 1, turns: 3 },
        { tile: TILES['3B'], name: 'Nave', x: 10, y: 0 },
        { tile: TILES['26B'], name: 'Crypt', x: 11, y: 4 },
        { tile: TILES['end-cap-indoor'], name: 'Grave', x: 12, y: 7 },
        { tile: TILES['10B'], name: 'Sacristy', x: 16, y: 0 },
        { tile: TILES['exit-indoor'], name: 'Back Door', x: 20, y: 1, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [
        required('Zombie', 'Crypt'),
        open(['civilized', 'cursed', 'wilderness'], 'Nave', { exactly: { minion: 1 } }),
      ],
      lieutenants: [lieutenant('Sir Alric Farrow', 'Back Door')],
      objectives: [objective('white', 'm4')],
      search: ['c1', 'p4', 'q1', 'f5'],
      rules: {
        'For the dawn': [
          at('roundEnds', counts),
          leaveBy('Entrance', ours, hasCounted([4, 6, 10])),
          each('left', ours, wins('heroes')),
        ],
        'For the dusk': [
          at('roundEnds', counts),
          leaveBy('Back Door', theirs, hasCounted(8)),
          each('left', theirs, wins('overlord')),
        ],
        Nightfall: [at('roundEnds', countsTo('overlord', 18))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 8))],
      },
      aims: [
        seize('heroes', everyHero),
        reach('heroes', ours, 'Entrance'),
        defeat('heroes', theirs),
        seize('overlord', alric),
        reach('overlord', theirs, 'Back Door'),
        defeat('overlord', ours),
      ],
    },
  ],
  rewards: xpAndRelic('dawnblade-hero', 'Dawnblade'),
});

export const theDawnbladeStory: { readonly [key: string]: string } = {
  'd2.story.the-dawnblade.1':
    'In the crypt of a chapel that has lost its roof lies a sword that remembers every morning it has seen. Two doors lead out of the chapel. The heroes come in by one of them. Sir Alric comes in by the other, and he has been told not to come back without it.',
  'd2.story.the-dawnblade.heroes':
    'Outside the sun is coming up. Drawn for the first time in a hundred years, the sword looks pleased to see it.',
  'd2.story.the-dawnblade.overlord':
    'Sir Alric rides with the sword wrapped in black cloth. By evening it has another name.',
};
