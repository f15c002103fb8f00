import { inOrder } from '@questwright/adventure';
import { legendQuest } from '../../../rules/legend/quest.ts';
import { reach, reachMarks } from '../../../rules/quest/aims.ts';
import { emptyHanded, handsIn, laden, takesIt, withMark } from '../../../rules/quest/marks.ts';
import { opensPart } from '../../../rules/quest/part-words.ts';
import { inside } from '../../../rules/quest/places.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { each, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const bearer = laden(everyHero);

/** Bring in the catch: baskets have to be carried to the cart, and the first that is lifted is missed by somebody. */
export const hookLineAndTentacle = legendQuest('Hook, Line, and Tentacle', {
  sort: 'side',
  time: [12, 10, 9],
  hard: 7,
  tiles: laid('outdoor', {
    Entrance: ['entrance', 13, 0, 2],
    Landing: [5, 12, 2, 1],
    Jetty: [27, 10, 4],
    Shallows: [21, 4, 6, 2],
    Island: [8, 0, 6, 1],
    Sandbank: [20, 1, 10, 2],
    Wreck: [3, 9, 9],
  }),
  heroes: 'Entrance',
  groups: [required('Merriod', 'Shallows', { exactly: { minion: 1 } })],
  search: ['m8', 'a7', 'j7'],
  marks: { Basket: ['j9', 'e9', 'a10', 'd7'] },
  parts: {
    Wreck: {
      tiles: ['Sandbank', 'Wreck'],
      opens: 'event',
      groups: [
        required('Merriod', 'Wreck', { exactly: { minion: [1, 1, 0], master: [0, 0, 1] } }),
        required('Goblin Archer', 'Sandbank', { exactly: { minion: [2, 2, 4], master: [0, 1, 1] } }),
      ],
      marks: { Basket: ['j12', 'o13'] },
    },
  },
  rules: {
    Baskets: [
      withMark('Basket', 'Lift the basket', emptyHanded(everyHero), inOrder(takesIt, opensPart('Wreck'))),
    ],
    'To the cart': [each('entered', inside(bearer, 'Entrance'), handsIn(countsTo('heroes', 2, 1)))],
  },
  aims: [reachMarks('heroes', emptyHanded(everyHero), 'Basket'), reach('heroes', bearer, 'Entrance')],
});

export const hookLineAndTentacleStory: { readonly [key: string]: string } = {
  'd2.story.hook-line-and-tentacle.1':
    'The fishermen of Low Water have left their baskets on the bank and will not fetch them. “It eats with its fingers,” says the eldest, and counts his own.',
  'd2.story.hook-line-and-tentacle.wreck':
    'As the first basket leaves the ground, a bell rings under water. The wreck on the sandbank turns over, and goblins fall out of it, and after them comes the one who rang.',
  'd2.story.hook-line-and-tentacle.heroes':
    'Low Water eats fried fish for a week. In one basket was a ring, and on the ring a finger, and the eldest says that it is his.',
  'd2.story.hook-line-and-tentacle.overlord':
    'The baskets are still there. Now there are more of them, and some have a hat on.',
};
