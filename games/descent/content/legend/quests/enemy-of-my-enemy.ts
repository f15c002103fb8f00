import { suffers } from '../../../rules/effects/harm.ts';
import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { defeat, reach } from '../../../rules/quest/aims.ts';
import { isLeft, withMark } from '../../../rules/quest/marks.ts';
import { whenFound } from '../../../rules/quest/part-words.ts';
import { those } from '../../../rules/quest/places.ts';
import { everyHero, theLieutenant } from '../../../rules/quest/who.ts';
import { at, counts, each, lieutenant, reinforces, required, wins } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const merick = theLieutenant('Lord Merick Farrow');

/** Two evils: whoever finds the key of a cage lets somebody out who hates Lord Merick more than he hates heroes. */
export const enemyOfMyEnemy = legendQuest('Enemy of my Enemy', {
  sort: 'side',
  time: [12, 10, 9],
  tiles: laid('indoor', {
    Entrance: ['entrance', 7, 13, 3],
    Passage: [23, 1, 13, 2],
    Cellar: [6, 2, 7, 1],
    'Pit room': [4, 1, 1, 2],
    Hall: [7, 7, 0, 3],
    Chapel: [9, 11, 0, 2],
    Apse: [14, 11, 4, 1],
    Study: [13, 10, 8],
  }),
  doors: [{ kind: 'door', between: ['Hall', 'Chapel'] }],
  heroes: 'Entrance',
  groups: [
    required('Zombie', 'Cellar'),
    required('Flesh Moulder', 'Hall', { exactly: { minion: [1, 2, 2] } }),
  ],
  search: ['b15', 'g2', 'h1'],
  marks: { Grave: ['c9', 'f12'] },
  parts: {
    Chapel: {
      tiles: ['Chapel', 'Apse', 'Study'],
      opens: 'door',
      lieutenants: [lieutenant('Lord Merick Farrow', 'Study')],
      finds: { o5: 'key' },
    },
  },
  rules: {
    Graves: [
      withMark('Grave', 'Seal the grave', everyHero, counts),
      at('roundEnds', reinforces('Zombie', 'Grave'), isLeft('Grave')),
    ],
    Cage: [whenFound('key', suffers('damage', 4, those(merick)))],
    Objective: [each('defeated', merick, wins('heroes'))],
  },
  aims: [reach('heroes', before('Chapel', everyHero), 'Chapel'), defeat('heroes', merick)],
});

export const enemyOfMyEnemyStory: { readonly [key: string]: string } = {
  'd2.story.enemy-of-my-enemy.1':
    'The village has two complaints about Lord Merick: he digs up its dead, and he has caught the giant that used to dig up its turnips. Nobody wants the giant back. But somebody ought to stop his lordship, and the giant would be glad to help.',
  'd2.story.enemy-of-my-enemy.chapel':
    'In the chapel the giant sits in a cage that is too small for it and watches the door of the study. It has been counting the days on its toes. It has run out of toes. The key hangs just where it cannot reach.',
  'd2.story.enemy-of-my-enemy.heroes':
    'Lord Merick leaves through the wall, and does not take his servants with him. The dead lie down where they are. It will be a long Sunday for the gravedigger.',
  'd2.story.enemy-of-my-enemy.overlord':
    'There are fresh beds in Lord Merick’s cellar, and he has tucked everybody in himself.',
};
