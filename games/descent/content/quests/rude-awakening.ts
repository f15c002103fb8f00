import { LAIR } from '../../rules/boxes.ts';
import { standardAnd } from '../../rules/campaign/rewards.ts';
import { opensAdvanced } from '../../rules/campaign/rumors.ts';
import { reach, reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { withMark } from '../../rules/quest/marks.ts';
import { isIn } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, each, lieutenant, open, quest, reinforces, required } from '../../rules/quest/words.ts';
import { LAIR_TILES } from '../lair-of-the-wyrm/tiles.ts';
import { TILES } from '../tiles/index.ts';

const sentinels = everyMonster('Hybrid Sentinel');

/** A sleeper who must not be woken: the overlord has to keep a drummer beside her, and the heroes cut the drums down. */
export const rudeAwakening = quest('Rude Awakening', {
  box: LAIR,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 6, turns: 1 },
        { tile: LAIR_TILES['32B'], name: 'Landing', x: 2, y: 5 },
        { tile: TILES['28B'], name: 'North Passage', x: 1, y: 3 },
        { tile: TILES['end-cap-indoor'], name: 'North Niche', x: 1, y: 2, turns: 2 },
        { tile: TILES['26B'], name: 'South Passage', x: 2, y: 9 },
        { tile: TILES['end-cap-indoor'], name: 'South Niche', x: 3, y: 12 },
        { tile: TILES['2B'], name: 'Chamber', x: 6, y: 4, turns: 1 },
        { tile: LAIR_TILES['34B'], name: 'Stair', x: 12, y: 6 },
        { tile: LAIR_TILES['33B'], name: 'Ledge', x: 15, y: 10 },
        { tile: TILES['end-cap-indoor'], name: 'East Niche', x: 19, y: 10, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [required('Hybrid Sentinel', 'Chamber'), open(['cave', 'mountain'], 'Stair')],
      lieutenants: [lieutenant('Valyndra', 'Chamber', { inactive: true })],
      search: ['b3', 'c10', 'm8', 'p9'],
      marks: { Drum: ['b1', 'e3', 'd11', 'f9', 'l4', 'l8', 'g3', 'n8', 't9'] },
      rules: {
        'Cut drums': [withMark('Drum', 'Cut the drum', everyHero, countsTo('heroes', [4, 7, 7]))],
        Drumming: [at('overlordEnds', countsTo('overlord', [6, 4, 5]), isIn(sentinels, 'Chamber'))],
        'More wings': [at('overlordEnds', reinforces('Hybrid Sentinel', 'East Niche'))],
        Despair: [each('defeated', everyHero, countsTo('overlord', [5, 6, 8]))],
      },
      aims: [reachMarks('heroes', everyHero, 'Drum'), reach('overlord', sentinels, 'Chamber')],
    },
  ],
  rewards: standardAnd({
    heroes: [opensAdvanced('card-armed-to-the-teeth', 'Armed to the Teeth')],
    overlord: [opensAdvanced('card-armed-to-the-teeth', 'Armed to the Teeth')],
  }),
});

export const rudeAwakeningStory: { readonly [key: string]: string } = {
  'd2.story.rude-awakening.1':
    'Valyndra has slept for ninety years, and the valley has learned to live beside her breathing. Tonight there are drums in the mountain. Her own guards beat them, and each beat is a little louder. The heroes may walk past her on their toes. They had better not sneeze.',
  'd2.story.rude-awakening.heroes':
    'The last drum falls with a soft, torn sound. In the silence an eye as large as a door opens halfway, finds nothing of interest, and closes.',
  'd2.story.rude-awakening.overlord':
    'The breathing stops. Then the mountain stands up. In the valley they wake from the silence, and start to run before they know why.',
};
