import { LAIR } from '../../rules/boxes.ts';
import { goldEach, standardAnd } from '../../rules/campaign/rewards.ts';
import { opensAdvanced } from '../../rules/campaign/rumors.ts';
import { reach, reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { emptyHanded, handsIn, laden, takesIt, withMark } from '../../rules/quest/marks.ts';
import { inside } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { anyMonster, everyHero } from '../../rules/quest/who.ts';
import { at, each, open, quest, reinforces, required } from '../../rules/quest/words.ts';
import { LAIR_TILES } from '../lair-of-the-wyrm/tiles.ts';
import { TILES } from '../tiles/index.ts';

const bearer = laden(everyHero);
const thief = laden(anyMonster);

/** A tug of war: the chests of a wrecked caravan lie between both sides, and who carries one is who has to be stopped. */
export const whatsYoursIsMine = quest("What's Yours Is Mine", {
  box: LAIR,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Wagons', x: 0, y: 5, turns: 1 },
        { tile: TILES['10A'], name: 'Road', x: 2, y: 4 },
        { tile: LAIR_TILES['31A'], name: 'Rockfall', x: 6, y: 3 },
        { tile: LAIR_TILES['33A'], name: 'Ford', x: 8, y: -1, turns: 1 },
        { tile: TILES['end-cap-outdoor'], name: 'Spring', x: 8, y: -2, turns: 2 },
        { tile: LAIR_TILES['35A'], name: 'Slope', x: 6, y: 9 },
        { tile: TILES['end-cap-outdoor'], name: 'Thicket', x: 5, y: 10, turns: 1 },
        { tile: TILES['end-cap-outdoor'], name: 'Gully', x: 8, y: 14 },
        { tile: TILES['11A'], name: 'Pass', x: 12, y: 4 },
        { tile: TILES['exit-outdoor'], name: 'Cleft', x: 16, y: 5, turns: 3 },
      ]),
      heroes: 'Wagons',
      groups: [required('Hybrid Sentinel', 'Pass'), open(['wilderness', 'mountain'], 'Cleft')],
      search: ['d10', 'j4', 'h12', 'o7'],
      marks: { Chest: ['h7', 'k7', 'h10', 'k10', 'i1', 'j1', 'i17', 'j17', 'f13', 'j14', 'g11', 'l6'] },
      rules: {
        Ours: [
          withMark('Chest', 'Take the chest', emptyHanded(everyHero), takesIt, 'might'),
          each('entered', inside(bearer, 'Wagons'), handsIn(countsTo('heroes', 0, 1))),
          each('defeated', thief, countsTo('heroes', 0, 1)),
        ],
        Theirs: [
          withMark('Chest', 'Snatch the chest', emptyHanded(anyMonster), takesIt),
          each('entered', inside(thief, 'Cleft'), handsIn(countsTo('overlord', [5, 5, 7]))),
          each('defeated', bearer, handsIn(countsTo('overlord', [5, 5, 7]))),
        ],
        'Out of the pass': [at('overlordEnds', reinforces('Hybrid Sentinel', 'Cleft'))],
        Snow: [at('roundEnds', countsTo('overlord', 9))],
        Despair: [each('defeated', everyHero, countsTo('overlord', [6, 6, 10]))],
      },
      aims: [
        reachMarks('heroes', emptyHanded(everyHero), 'Chest'),
        reach('heroes', bearer, 'Wagons'),
        reachMarks('overlord', emptyHanded(anyMonster), 'Chest'),
        reach('overlord', thief, 'Cleft'),
      ],
    },
  ],
  rewards: standardAnd({
    heroes: [goldEach(25), opensAdvanced('card-at-the-forge', 'At the Forge')],
    overlord: [opensAdvanced('card-at-the-forge', 'At the Forge')],
  }),
});

export const whatsYoursIsMineStory: { readonly [key: string]: string } = {
  'd2.story.whats-yours-is-mine.1':
    'A dozen chests lie in the snow between two parties, and both say that they are theirs. The merchant Tolk has a list. The other side has wings. Nobody is in the mood to read.',
  'd2.story.whats-yours-is-mine.heroes':
    'Tolk ticks off his list, kisses the last chest on its lock, and pays. He does not say what is in it. It ticks.',
  'd2.story.whats-yours-is-mine.overlord':
    'What was Tolk’s lies on a much larger heap now, near the top, where she can see it from her pillow.',
};
