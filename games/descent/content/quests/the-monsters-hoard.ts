import { inOrder, when } from '@questwright/adventure';
import { reach, reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { emptyHanded, handsIn, laden, takesIt, withMark } from '../../rules/quest/marks.ts';
import { inside } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero } from '../../rules/quest/who.ts';
import { at, counts, each, hasCounted, quest, reinforces, required, wakes } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const bearer = laden(everyHero);

/** A theft from sleepers: gold has to be carried back to the entrance, and every piece that is lifted makes a noise. */
export const theMonstersHoard = quest("The Monster's Hoard", {
  act: 2,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 9, turns: 1 },
        { tile: TILES['19B'], name: 'Passage', x: 2, y: 8 },
        { tile: TILES['16B'], name: 'Fork', x: 8, y: 7 },
        { tile: TILES['2B'], name: 'Den', x: 7, y: 1 },
        { tile: TILES['end-cap-indoor'], name: 'Crack', x: 9, y: 0, turns: 2 },
        { tile: TILES['12B'], name: 'Lava Cave', x: 8, y: 11, turns: 2 },
        { tile: TILES['end-cap-indoor'], name: 'Fissure', x: 13, y: 13, turns: 3 },
        { tile: TILES['6B'], name: 'Gold Cave', x: 12, y: 7 },
        { tile: TILES['end-cap-indoor'], name: 'Chimney', x: 18, y: 8, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [required('Shadow Dragon', 'Den', { inactive: true }), required('Cave Spider', 'Gold Cave')],
      search: ['m7', 'n15', 'r9', 'j1'],
      marks: { Gold: ['h2', 'm2', 'h7', 'k1', 'r8', 'r11', 's9', 'i16', 'n14'] },
      rules: {
        Gold: [
          withMark(
            'Gold',
            'Take the gold',
            emptyHanded(everyHero),
            inOrder(takesIt, counts, when(hasCounted(1, 2), wakes('Shadow Dragon'))),
          ),
        ],
        'To the cart': [each('entered', inside(bearer, 'Entrance'), handsIn(countsTo('heroes', 0, 1)))],
        Brood: [at('overlordEnds', reinforces('Cave Spider', 'Fissure'))],
        Morning: [at('roundEnds', countsTo('overlord', [17, 16, 14]))],
        Despair: [each('defeated', everyHero, countsTo('overlord', [10, 15, 16]))],
      },
      aims: [reachMarks('heroes', emptyHanded(everyHero), 'Gold'), reach('heroes', bearer, 'Entrance')],
    },
  ],
});

export const theMonstersHoardStory: { readonly [key: string]: string } = {
  'd2.story.the-monsters-hoard.1':
    'An army costs money, and this one is paid out of a cave. Its owner sleeps on top of the chests and breathes in the dark like a forge. The cart stands at the entrance, its wheels wrapped in rags. Nobody is to drop anything.',
  'd2.story.the-monsters-hoard.heroes':
    'The cart is so heavy that it has to be pushed up the hill. Behind it something wakes, counts, and begins to roar.',
  'd2.story.the-monsters-hoard.overlord':
    'What is left of the gold is where it was. On top of it lies one more sack, a little burnt.',
};
