import { LAIR } from '../../rules/boxes.ts';
import { standardAnd } from '../../rules/campaign/rewards.ts';
import { opensAdvanced } from '../../rules/campaign/rumors.ts';
import { reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { withMark } from '../../rules/quest/marks.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, each, open, quest, reinforces, required } from '../../rules/quest/words.ts';
import { LAIR_TILES } from '../lair-of-the-wyrm/tiles.ts';
import { TILES } from '../tiles/index.ts';

const imps = everyMonster('Fire Imp');

/** Work against the clock of somebody else: the heroes dig, and imps burn the props that hold the roof up. */
export const goldDigger = quest('Gold Digger', {
  box: LAIR,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 4, turns: 1 },
        { tile: LAIR_TILES['32B'], name: 'Shaft', x: 2, y: 3 },
        { tile: TILES['26B'], name: 'Timber Room', x: 2, y: 0 },
        { tile: TILES['end-cap-indoor'], name: 'Vein', x: 3, y: -1, turns: 2 },
        { tile: LAIR_TILES['35B'], name: 'Lava Cave', x: 2, y: 7 },
        { tile: TILES['end-cap-indoor'], name: 'Fissure', x: 3, y: 12 },
        { tile: LAIR_TILES['33B'], name: 'Gallery', x: 7, y: 8 },
        { tile: TILES['end-cap-indoor'], name: 'Pit Head', x: 11, y: 8, turns: 3 },
        { tile: TILES['6B'], name: 'Deep Gallery', x: 6, y: 3 },
        { tile: TILES['end-cap-indoor'], name: 'Dead End', x: 12, y: 4, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [required('Fire Imp', 'Lava Cave'), open(['cave', 'mountain'], 'Deep Gallery')],
      search: ['c4', 'i5', 'k11', 'm7'],
      marks: {
        Seam: ['c3', 'f4', 'd1', 'j5', 'l5', 'l8', 'k10', 'm6'],
        Prop: ['c5', 'f5', 'c8', 'f8', 'g5', 'g8', 'd4', 'h10', 'j8', 'g10', 'f9', 'h5', 'h8', 'k8'],
      },
      rules: {
        Gold: [withMark('Seam', 'Dig', everyHero, countsTo('heroes', 2, 1))],
        Fire: [withMark('Prop', 'Burn the prop', imps, countsTo('overlord', [10, 12, 14]))],
        'Out of the lava': [at('overlordEnds', reinforces('Fire Imp', 'Fissure'))],
        Despair: [each('defeated', everyHero, countsTo('overlord', [6, 7, 8]))],
      },
      aims: [reachMarks('heroes', everyHero, 'Seam'), reachMarks('overlord', imps, 'Prop')],
    },
  ],
  rewards: standardAnd({
    heroes: [opensAdvanced('card-at-the-forge', 'At the Forge')],
    overlord: [opensAdvanced('card-armed-to-the-teeth', 'Armed to the Teeth')],
  }),
});

export const goldDiggerStory: { readonly [key: string]: string } = {
  'd2.story.gold-digger.1':
    'Old Ossa has dug for thirty years and found gold last week. Since then her mine has been warm. She offers half of what the heroes carry out, and she will not go in with them. The roof rests on fourteen pine props. Somebody small has been seen sniffing at them.',
  'd2.story.gold-digger.heroes':
    'The sacks are full when the first prop cracks. Ossa counts fairly, twice, and then asks what is down there. Nobody tells her. She moves to town.',
  'd2.story.gold-digger.overlord':
    'The mountain settles with a sigh. The gold stays where it was, under the roof, and the one who owns it turns over in her sleep.',
};
