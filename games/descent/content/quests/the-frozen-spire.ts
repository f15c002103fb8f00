import { suffers } from '../../rules/effects/harm.ts';
import { defeat, reachMarks } from '../../rules/quest/aims.ts';
import { safeWhile, tougher } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { isLeft, withMark } from '../../rules/quest/marks.ts';
import { inside, those } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, counts, each, quest, required, wins } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const ruin = everyMonster('Elemental', 'master');

/** A climb to an enemy whom nothing harms: first the hearts of ice have to be broken, in three corners of the tower. */
export const theFrozenSpire = quest('The Frozen Spire', {
  act: 2,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 6, y: 24 },
        { tile: TILES['26B'], name: 'Gatehouse', x: 5, y: 21 },
        { tile: TILES['16B'], name: 'Ring', x: 5, y: 17 },
        { tile: TILES['14B'], name: 'West Cell', x: 1, y: 17 },
        { tile: TILES['end-cap-indoor'], name: 'West Window', x: 0, y: 18, turns: 1 },
        { tile: TILES['11B'], name: 'East Cell', x: 9, y: 17 },
        { tile: TILES['end-cap-indoor'], name: 'East Window', x: 13, y: 18, turns: 3 },
        { tile: TILES['22B'], name: 'Bridge', x: 6, y: 11, turns: 1 },
        { tile: TILES['7B'], name: 'Landing', x: 3, y: 7 },
        { tile: TILES['2B'], name: 'Crown', x: 2, y: 1 },
        { tile: TILES['end-cap-indoor'], name: 'Peak', x: 4, y: 0, turns: 2 },
      ]),
      heroes: 'Entrance',
      groups: [required('Elemental', 'Crown', { exactly: { master: 1 } }), required('Barghest', 'Ring')],
      search: ['b18', 'm18', 'i11', 'c2'],
      marks: { Heart: ['b20', 'l20', 'd11'] },
      rules: {
        Hearts: [withMark('Heart', 'Break the heart of ice', everyHero, counts, 'might')],
        Ruin: [
          safeWhile(isLeft('Heart'), ruin),
          tougher(ruin, [5, 12, 19]),
          each('defeated', ruin, wins('heroes')),
        ],
        'Wind on the bridge': [at('roundEnds', suffers('fatigue', 1, those(inside(everyHero, 'Bridge'))))],
        'The frost closes in': [at('roundEnds', countsTo('overlord', [17, 14, 13]))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 6))],
      },
      aims: [reachMarks('heroes', everyHero, 'Heart'), defeat('heroes', ruin)],
    },
  ],
});

export const theFrozenSpireStory: { readonly [key: string]: string } = {
  'd2.story.the-frozen-spire.1':
    'The tower has stood in ice since before there were kings, and what the baron has woken at its top is called Ruin. Swords slide off it like sleet. But it has hidden its hearts in the walls below, and hearts can be broken.',
  'd2.story.the-frozen-spire.heroes':
    'The last heart cracks, and then the thing on the stair is only ice after all. Far below, for the first time in an age, something drips.',
  'd2.story.the-frozen-spire.overlord':
    'The gate has frozen shut with the heroes on the wrong side of it. Ruin has time.',
};
