import { suffers } from '../../rules/effects/harm.ts';
import { defeat, protect } from '../../rules/quest/aims.ts';
import { tougher } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { noneLeft, those } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMaster, theLieutenant } from '../../rules/quest/who.ts';
import { at, each, lieutenant, quest, required, wins } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const belthir = theLieutenant('Belthir');

/** A fight beside an enemy of yesterday: Belthir is on the side of the heroes, he is dying, and three leaders must fall before he does. */
export const theWyrmTurns = quest('The Wyrm Turns', {
  act: 2,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Entrance', x: 0, y: 10, turns: 1 },
        { tile: TILES['9A'], name: 'Meadow', x: 2, y: 9 },
        { tile: TILES['28A'], name: 'Copse', x: 3, y: 7 },
        { tile: TILES['end-cap-outdoor'], name: 'Spring', x: 5, y: 6, turns: 2 },
        { tile: TILES['21A'], name: 'Ravine', x: 6, y: 9 },
        { tile: TILES['1A'], name: 'Eyrie', x: 12, y: 7, turns: 2 },
        { tile: TILES['2A'], name: 'Roost', x: 13, y: 1 },
        { tile: TILES['end-cap-outdoor'], name: 'Summit', x: 15, y: 0, turns: 2 },
        { tile: TILES['26A'], name: 'Hollow', x: 14, y: 13 },
        { tile: TILES['end-cap-outdoor'], name: 'Burrow', x: 15, y: 16 },
      ]),
      heroes: 'Entrance',
      groups: [
        required('Shadow Dragon', 'Roost', { exactly: { master: 1 } }),
        required('Barghest', 'Eyrie'),
        required('Goblin Archer', 'Hollow'),
      ],
      lieutenants: [lieutenant('Belthir', 'Meadow', { side: 'heroes' })],
      search: ['f7', 'n2', 'o16', 'm13'],
      rules: {
        'Three leaders': [
          tougher(everyMaster, [2, 5, 8]),
          each('defeated', everyMaster, wins('heroes'), noneLeft(everyMaster)),
        ],
        'An ally': [tougher(belthir, [12, 10, 8]), each('defeated', belthir, wins('overlord'))],
        Poison: [at('roundEnds', suffers('damage', 1, those(belthir)))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 4, 2))],
      },
      aims: [defeat('heroes', everyMaster), protect('heroes', belthir)],
    },
  ],
});

export const theWyrmTurnsStory: { readonly [key: string]: string } = {
  'd2.story.the-wyrm-turns.1':
    'Belthir comes in the evening with an arrow in his side, lands badly, and says that he has been betrayed. The poison is his master’s. He will show the heroes where the three captains are, and he would like to be there when they die.',
  'd2.story.the-wyrm-turns.heroes':
    'Belthir looks at the third of them for a while. He thanks nobody, spreads what is left of his wings, and goes south.',
  'd2.story.the-wyrm-turns.overlord':
    'Belthir falls without a word. The captains come down from the cliff to make sure of it, and then to make sure of the heroes.',
};
