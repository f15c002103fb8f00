import { LAIR } from '../../rules/boxes.ts';
import { xpAndRelic } from '../../rules/campaign/rewards.ts';
import { suffers } from '../../rules/effects/harm.ts';
import { defeat, reachMarks } from '../../rules/quest/aims.ts';
import { tougher } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { withMark } from '../../rules/quest/marks.ts';
import { those } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster, theLieutenant } from '../../rules/quest/who.ts';
import { at, counts, each, lieutenant, quest, reinforces, required, wins } from '../../rules/quest/words.ts';
import { LAIR_TILES } from '../lair-of-the-wyrm/tiles.ts';
import { TILES } from '../tiles/index.ts';

const valyndra = theLieutenant('Valyndra');
const imps = everyMonster('Fire Imp');

/** A hunt with machines: swords hardly scratch her, but eight ballistae stand on the walls until the imps have burned them. */
export const armedToTheTeeth = quest('Armed to the Teeth', {
  act: 2,
  box: LAIR,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Entrance', x: 0, y: 6, turns: 1 },
        { tile: LAIR_TILES['32A'], name: 'Gatehouse', x: 2, y: 5 },
        { tile: TILES['26A'], name: 'North Stair', x: 2, y: 2 },
        { tile: TILES['end-cap-outdoor'], name: 'North Tower', x: 3, y: 1, turns: 2 },
        { tile: TILES['28A'], name: 'South Stair', x: 1, y: 9 },
        { tile: TILES['end-cap-outdoor'], name: 'South Tower', x: 1, y: 11 },
        { tile: LAIR_TILES['31A'], name: 'Yard', x: 6, y: 4 },
        { tile: LAIR_TILES['35A'], name: 'Orchard', x: 6, y: -1 },
        { tile: TILES['end-cap-outdoor'], name: 'North Wall', x: 8, y: -2, turns: 2 },
        { tile: TILES['end-cap-outdoor'], name: 'Postern', x: 5, y: 0, turns: 1 },
        { tile: LAIR_TILES['33A'], name: 'Moat', x: 8, y: 10, turns: 1 },
        { tile: TILES['end-cap-outdoor'], name: 'South Wall', x: 8, y: 14 },
        { tile: LAIR_TILES['34A'], name: 'Ramp', x: 12, y: 2 },
        { tile: TILES['9A'], name: 'Eyrie', x: 15, y: 1 },
        { tile: TILES['end-cap-outdoor'], name: 'Nest', x: 16, y: 0, turns: 2 },
        { tile: TILES['exit-outdoor'], name: 'Cliff', x: 19, y: 2, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [required('Fire Imp', 'Ramp')],
      lieutenants: [lieutenant('Valyndra', 'Eyrie')],
      search: ['d5', 'i4', 'l7', 'p4'],
      marks: { Ballista: ['d4', 'b14', 'i1', 'i17', 'f3', 'l12', 'f11', 'o10'] },
      rules: {
        'Eight bolts': [
          withMark('Ballista', 'Loose a bolt', everyHero, suffers('damage', 6, those(valyndra)), 'awareness'),
        ],
        'Fire on the walls': [withMark('Ballista', 'Burn the ballista', imps, counts)],
        'The queen': [tougher(valyndra, [20, 20, 18]), each('defeated', valyndra, wins('heroes'))],
        'More sparks': [at('overlordEnds', reinforces('Fire Imp', 'Nest'))],
        Night: [at('roundEnds', countsTo('overlord', 14))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 2, 2))],
      },
      aims: [
        reachMarks('heroes', everyHero, 'Ballista'),
        defeat('heroes', valyndra),
        reachMarks('overlord', imps, 'Ballista'),
      ],
    },
  ],
  rewards: xpAndRelic('aurium-mail-hero', 'Aurium Mail'),
});

export const armedToTheTeethStory: { readonly [key: string]: string } = {
  'd2.story.armed-to-the-teeth.1':
    'The fortress was built against dragons, and then there were none for so long that they grew apples in it. The ballistae are still on the walls under their covers, greased every spring by a man who could not have said why. Now he could. She is coming up the valley, and she has brought her sparks.',
  'd2.story.armed-to-the-teeth.heroes':
    'She falls across the yard, and it takes her a long time. Afterwards the man with the grease walks round her once, wipes his hands, and goes to see about the apples.',
  'd2.story.armed-to-the-teeth.overlord':
    'When it grows dark, the walls burn so brightly that nobody notices. Valyndra lies down in the middle of it, warm at last.',
};
