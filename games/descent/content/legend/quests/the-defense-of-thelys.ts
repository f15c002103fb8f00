import { legendQuest } from '../../../rules/legend/quest.ts';
import { either, inRound } from '../../../rules/legend/quest-words.ts';
import { defeat } from '../../../rules/quest/aims.ts';
import { opensPart, theUnique, unique } from '../../../rules/quest/part-words.ts';
import { isIn } from '../../../rules/quest/places.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { anyMonster } from '../../../rules/quest/who.ts';
import { at, each, reinforces, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const captains = either(theUnique('The Shield'), theUnique('The Torch'));

/** Between two fires: captains come from two sides, and every round that an enemy stands in the town costs houses. */
export const theDefenseOfThelys = legendQuest('The Defense of Thelys', {
  sort: 'story',
  campaign: 'Kindred Fire',
  chapter: 5,
  act: 2,
  time: [13, 11, 9],
  tiles: laid('outdoor', {
    Entrance: ['entrance', 20, 7, 2],
    'Gate field': [7, 17, 9, 2],
    Orchard: [4, 16, 13, 3],
    Wall: [13, 10, 13, 1],
    Bridge: [27, 8, 13, 2],
    Market: [9, 4, 14],
    Forge: [8, 0, 14],
    Square: [5, 4, 8, 1],
    Quay: [3, 0, 8, 3],
    Mill: [26, 0, 5, 2],
    Pond: [12, 0, 0],
    Weir: [15, 5, 0, 3],
    'River road': [6, 9, 2],
  }),
  heroes: 'Square',
  groups: [required('Goblin Archer', 'Orchard', { exactly: { minion: [0, 1, 3] } })],
  uniques: [unique('The Shield', 'Ettin', 'Orchard', { rank: 'minion', more: 1 })],
  search: ['a15', 'h9', 'd18', 'k14'],
  parts: {
    River: {
      tiles: ['Pond', 'Weir', 'River road'],
      opens: 'event',
      uniques: [unique('The Torch', 'Elemental', 'River road', { rank: 'minion', more: 1 })],
      groups: [required('Zombie', 'Weir', { exactly: { minion: [0, 1, 3] } })],
    },
  },
  rules: {
    Captains: [each('defeated', captains, countsTo('heroes', 2))],
    Houses: [
      at('roundEnds', countsTo('overlord', [22, 18, 15]), isIn(anyMonster, 'Market')),
      at('roundEnds', countsTo('overlord', [22, 18, 15]), isIn(anyMonster, 'Square')),
    ],
    'Over the river': [at('roundEnds', opensPart('River'), inRound(2))],
    Reserves: [at('roundEnds', reinforces('Goblin Archer', 'Gate field'))],
  },
  aims: [defeat('heroes', captains)],
});

export const theDefenseOfThelysStory: { readonly [key: string]: string } = {
  'd2.story.the-defense-of-thelys.1':
    'Thelys has a wall, a river and eleven guards, of whom two are awake. The heroes have ridden all night to tell them that an army is coming. It has ridden all night too.',
  'd2.story.the-defense-of-thelys.river':
    'The mill wheel stops. Then it turns the other way round: something is wading up the river, and where it wades the water boils.',
  'd2.story.the-defense-of-thelys.heroes':
    'Both captains are down, and their soldiers fall over like coats from a hook. Under one of the helmets there is nothing but ash and a leather collar. Somewhere in the hills the dog howls that lost it.',
  'd2.story.the-defense-of-thelys.overlord':
    'They saved the bridge and the well. For the rest of her life the baker of Thelys will tell how the town burnt from both ends, like a string.',
};
