import { recovers, suffers } from '../../rules/effects/harm.ts';
import { defeat, reach } from '../../rules/quest/aims.ts';
import { forEachHero } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { inside, those } from '../../rules/quest/places.ts';
import { ahead, countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster, theLieutenant } from '../../rules/quest/who.ts';
import {
  at,
  counts,
  each,
  hasCounted,
  leaveBy,
  lieutenant,
  open,
  quest,
  required,
  wins,
} from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const gryvorn = everyMonster('Shadow Dragon');
const zachareth = theLieutenant('Baron Zachareth');
const burns = (place: string, after: number) =>
  at('roundEnds', suffers('damage', 3, those(inside(everyHero, place))), hasCounted(after));

/** A finale: run from a fire that takes one room after the other, then fight a dragon whom the death of its master makes whole. */
export const gryvornUnleashed = quest('Gryvorn Unleashed', {
  act: 2,
  encounters: [
    {
      map: tiled(
        [
          { tile: TILES['end-cap-indoor'], name: 'Cot', x: 0, y: 1, turns: 1 },
          { tile: TILES['10B'], name: 'Cells', x: 1, y: 0 },
          { tile: TILES['3B'], name: 'Hall', x: 5, y: 0 },
          { tile: TILES['end-cap-indoor'], name: 'Hearth', x: 7, y: 4 },
          { tile: TILES['22B'], name: 'Corridor', x: 11, y: 1 },
          { tile: TILES['11B'], name: 'Armoury', x: 17, y: 0 },
          { tile: TILES['5B'], name: 'Yard', x: 21, y: 0 },
          { tile: TILES['end-cap-indoor'], name: 'Well', x: 23, y: 4 },
          { tile: TILES['exit-indoor'], name: 'Gate', x: 27, y: 1, turns: 3 },
        ],
        [{ kind: 'door', between: ['Hall', 'Corridor'] }],
      ),
      heroes: 'Cells',
      groups: [required('Goblin Archer', 'Corridor'), open(['building', 'civilized', 'cursed'], 'Armoury')],
      search: ['h5', 'k1', 'x5', 'r1'],
      rules: {
        'The fire spreads': [
          at('roundEnds', counts),
          ...[
            burns('Cells', 1),
            burns('Hall', 3),
            burns('Corridor', 5),
            burns('Armoury', 7),
            burns('Yard', 9),
          ],
        ],
        'The roof comes down': [at('roundEnds', countsTo('overlord', 14))],
        'Out of the keep': [leaveBy('Gate', everyHero), each('left', everyHero, countsTo('heroes', 0, 1))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 0, 2))],
      },
      aims: [reach('heroes', everyHero, 'Gate')],
    },
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Entrance', x: 0, y: 6, turns: 1 },
        { tile: TILES['5A'], name: 'Field', x: 2, y: 5 },
        { tile: TILES['28A'], name: 'Orchard', x: 2, y: 9 },
        { tile: TILES['end-cap-outdoor'], name: 'Hedge', x: 2, y: 11 },
        { tile: TILES['1A'], name: 'Crater', x: 8, y: 4, turns: 2 },
        { tile: TILES['26A'], name: 'Ruin', x: 10, y: 1 },
        { tile: TILES['end-cap-outdoor'], name: 'Wall', x: 11, y: 0, turns: 2 },
        { tile: TILES['7A'], name: 'Hill', x: 8, y: 10 },
        { tile: TILES['end-cap-outdoor'], name: 'Quarry', x: 9, y: 14 },
      ]),
      heroes: 'Entrance',
      groups: [
        required('Shadow Dragon', 'Crater', { exactly: { master: 1 } }),
        open(['dark', 'wilderness', 'cursed'], 'Hill', { exactly: { minion: 2 } }),
      ],
      lieutenants: [lieutenant('Baron Zachareth', 'Ruin')],
      search: ['c12', 'c6', 'l1', 'i13'],
      rules: {
        Gryvorn: [each('defeated', gryvorn, wins('heroes'))],
        'A master’s death': [each('defeated', zachareth, recovers('damage', forEachHero(5), those(gryvorn)))],
        'The city burns': [ahead('overlord', 3), at('roundEnds', countsTo('overlord', 13))],
        Despair: [each('defeated', everyHero, countsTo('overlord', [8, 10, 11]))],
      },
      aims: [defeat('heroes', gryvorn)],
    },
  ],
});

export const gryvornUnleashedStory: { readonly [key: string]: string } = {
  'd2.story.gryvorn-unleashed.1':
    'The heroes have been in the baron’s cells for an hour when the roof of the keep comes off. Gryvorn is awake, and does not distinguish between the baron’s house and the rest of the world. The door of the cell is open. Everything behind it is on fire.',
  'd2.story.gryvorn-unleashed.2':
    'It has made itself a bed in what was the market. Zachareth stands on a heap of stones and still gives it orders. It lets him, for the time being; it has always known what he would be good for in the end.',
  'd2.story.gryvorn-unleashed.heroes':
    'The shadow goes out of the sky. People come up from their cellars, look at the thing in the market, and ask who is going to move it.',
  'd2.story.gryvorn-unleashed.overlord':
    'There is no city any more to be king of. Gryvorn turns round three times, like a dog, and lies down in the ashes.',
};
