import { all } from '@questwright/adventure';
import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { half, reach } from '../../../rules/quest/aims.ts';
import { isIn } from '../../../rules/quest/places.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { at, reinforces, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

/** Two graves, one prayer: the heroes must hold both tombs at once, and so they have to part. */
export const tombsOfKayladorn = legendQuest('Tombs of Kayladorn', {
  sort: 'side',
  time: [11, 10, 9],
  tiles: laid('indoor', {
    Entrance: ['entrance', 3, 15],
    Bend: [15, 0, 11],
    Antechamber: [3, 0, 5, 3],
    'Great hall': [1, 4, 4, 1],
    'King’s tomb': [5, 10, 5, 1],
    Crossing: [16, 10, 1, 1],
    Shrine: [14, 14, 1],
    Passage: [23, 4, 2],
    'Queen’s tomb': [8, 0, 1, 2],
  }),
  doors: [{ kind: 'door', between: ['Great hall', 'King’s tomb'] }],
  heroes: 'Entrance',
  groups: [
    required('Zombie', 'Great hall'),
    required('Flesh Moulder', 'Passage', { exactly: { minion: [1, 1, 2] } }),
  ],
  search: ['a14', 'd6', 'j3'],
  parts: {
    'King’s tomb': {
      tiles: ['King’s tomb', 'Crossing', 'Shrine'],
      opens: 'door',
      groups: [required('Shadow Dragon', 'Shrine', { exactly: { minion: 1, master: [0, 0, 1] } })],
      search: ['o2'],
    },
  },
  rules: {
    'The prayer': [
      at(
        'roundEnds',
        countsTo('heroes', [4, 4, 5]),
        all(isIn(everyHero, 'King’s tomb'), isIn(everyHero, 'Queen’s tomb')),
      ),
    ],
    'The court': [at('roundEnds', reinforces('Zombie', 'Crossing'))],
  },
  aims: [
    reach('heroes', half(everyHero, 0), 'King’s tomb'),
    reach('heroes', half(everyHero, 1), 'Queen’s tomb'),
    reach('heroes', before('King’s tomb', half(everyHero, 0)), 'King’s tomb'),
  ],
});

export const tombsOfKayladornStory: { readonly [key: string]: string } = {
  'd2.story.tombs-of-kayladorn.1':
    'The king of Kayladorn and his queen quarrelled on their deathbeds, and nobody knows any more what about. Now the whole court is up and takes sides. Somebody must sit with each of them until they have both calmed down.',
  'd2.story.tombs-of-kayladorn.kings-tomb':
    'The king sits upright on his slab with his arms crossed. Behind him something large and dark shifts in the shrine: his side of the argument.',
  'd2.story.tombs-of-kayladorn.heroes':
    'There is a long silence in both tombs. Then, through four walls, two voices say at the same time: “I am sorry.”',
  'd2.story.tombs-of-kayladorn.overlord':
    'The quarrel has spread to the living. The heroes do not agree on whose fault that was.',
};
