import { all } from '@questwright/adventure';
import { legendQuest } from '../../../rules/legend/quest.ts';
import { before, fromRound, losesOne } from '../../../rules/legend/quest-words.ts';
import { reach, reachMarks } from '../../../rules/quest/aims.ts';
import { isLeft, withMark } from '../../../rules/quest/marks.ts';
import { thenCounts } from '../../../rules/quest/race.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { at, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

/** A rescue against the clock: villagers wait in burning houses, and nobody knows whose roof falls next. */
export const wakeOfFire = legendQuest('Wake of Fire', {
  sort: 'story',
  campaign: 'Kindred Fire',
  chapter: 1,
  time: [9, 8, 7],
  tiles: laid('outdoor', {
    Entrance: ['entrance', 2, 15],
    Ford: [2, 0, 9],
    Knoll: [14, 1, 5, 1],
    Lane: [24, 2, 3],
    Gate: [26, 8, 2, 1],
    Square: [5, 11, 1, 1],
    Smithy: [8, 11, 7],
    Pond: [12, 15, 2],
    Crossing: [16, 15, 7, 2],
    Barn: [9, 19, 7, 3],
    'Back road': [23, 20, 1, 1],
  }),
  doors: [{ kind: 'door', between: ['Gate', 'Square'] }],
  heroes: 'Entrance',
  groups: [required('Goblin Archer', 'Lane')],
  search: ['b7', 'e10', 'h4'],
  marks: { Villager: ['b9', 'e9'] },
  parts: {
    Village: {
      tiles: ['Square', 'Smithy', 'Pond', 'Crossing', 'Barn', 'Back road'],
      opens: 'door',
      groups: [required('Barghest', 'Smithy', { exactly: { minion: [1, 2, 1], master: [0, 0, 1] } })],
      search: ['o8'],
      marks: { Villager: ['l2', 'l11', 'p3', 't8', 'u2'] },
    },
  },
  rules: {
    Rescue: [withMark('Villager', 'Lead the villager out', everyHero, countsTo('heroes', [3, 4, 4]))],
    Fire: [
      at(
        'roundEnds',
        thenCounts(losesOne('Villager'), countsTo('overlord', 4)),
        all(fromRound(4), isLeft('Villager')),
      ),
    ],
  },
  aims: [
    reachMarks('heroes', everyHero, 'Villager'),
    reach('heroes', before('Village', everyHero), 'Square'),
  ],
});

export const wakeOfFireStory: { readonly [key: string]: string } = {
  'd2.story.wake-of-fire.1':
    'Ashmere has been burning since midnight. The people who could run have run; the others knock on their shutters from inside. On the road goblins wait for whoever comes out.',
  'd2.story.wake-of-fire.village':
    'Behind the gate the whole square is red. Two black hounds trot between the houses and turn their heads, as if somebody had called them by name.',
  'd2.story.wake-of-fire.heroes':
    'A girl with singed plaits sits on the cart and will not let go of her rescuer. “It was uncle Bren who lit it,” she says. “But he burnt last winter.”',
  'd2.story.wake-of-fire.overlord':
    'By morning there is nobody left to knock. In the ash somebody has drawn a face with one finger, and it smiles.',
};
