import { recovers } from '../../rules/effects/harm.ts';
import { defeat, reachMarks } from '../../rules/quest/aims.ts';
import { tougher } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { withMark } from '../../rules/quest/marks.ts';
import { thenCounts } from '../../rules/quest/race.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, theLieutenant } from '../../rules/quest/who.ts';
import { counts, each, lieutenant, open, quest, required, wins } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const eliza = theLieutenant('Lady Eliza Farrow');

/** A duel with somebody who drinks: Eliza heals at every sleeper whom the heroes have not woken and sent away in time. */
export const bloodWillTell = quest('Blood Will Tell', {
  act: 2,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 6, turns: 1 },
        { tile: TILES['5B'], name: 'Taproom', x: 2, y: 5 },
        { tile: TILES['28B'], name: 'Cellar', x: 4, y: 9 },
        { tile: TILES['end-cap-indoor'], name: 'Casks', x: 6, y: 11 },
        { tile: TILES['16B'], name: 'Landing', x: 8, y: 5 },
        { tile: TILES['11B'], name: 'North Room', x: 8, y: 1, turns: 1 },
        { tile: TILES['end-cap-indoor'], name: 'North Window', x: 9, y: 0, turns: 2 },
        { tile: TILES['10B'], name: 'South Room', x: 8, y: 9, turns: 1 },
        { tile: TILES['end-cap-indoor'], name: 'South Window', x: 9, y: 13 },
        { tile: TILES['14B'], name: 'Suite', x: 12, y: 5 },
        { tile: TILES['end-cap-indoor'], name: 'Balcony', x: 16, y: 6, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [required('Barghest', 'Landing'), open(['civilized', 'building', 'cursed'], 'Suite')],
      lieutenants: [lieutenant('Lady Eliza Farrow', 'Balcony')],
      search: ['e11', 'l5', 'i10', 'm6'],
      marks: { Sleeper: ['i2', 'l3', 'j1', 'i13', 'l12', 'k14', 'h12', 'h6'] },
      rules: {
        'An end to it': [each('defeated', eliza, wins('heroes'))],
        'An old family': [tougher(eliza, [10, 12, 22])],
        Thirst: [
          withMark('Sleeper', 'Drink', eliza, thenCounts(recovers('damage', 5), countsTo('overlord', 6))),
        ],
        Awake: [withMark('Sleeper', 'Wake the sleeper', everyHero, counts)],
        Despair: [each('defeated', everyHero, countsTo('overlord', 0, 3))],
      },
      aims: [defeat('heroes', eliza), reachMarks('overlord', eliza, 'Sleeper')],
    },
  ],
});

export const bloodWillTellStory: { readonly [key: string]: string } = {
  'd2.story.blood-will-tell.1':
    'The inn is full, it is past midnight, and Lady Eliza has taken the best room under another name. She does not use the stairs. Eight guests are asleep behind doors that do not lock. None of them must be told why they have to get up, or they will scream.',
  'd2.story.blood-will-tell.heroes':
    'The innkeeper is told that the lady has left. She has, in a way; there is not much to sweep up.',
  'd2.story.blood-will-tell.overlord':
    'At breakfast nobody comes down. Lady Eliza has not looked so young in years.',
};
