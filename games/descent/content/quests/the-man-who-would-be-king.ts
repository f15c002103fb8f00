import { all, not } from '@questwright/adventure';
import { defeat, reach } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { allIn, isIn } from '../../rules/quest/places.ts';
import { ahead, countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, theLieutenant } from '../../rules/quest/who.ts';
import {
  at,
  each,
  isKnockedOut,
  lieutenant,
  open,
  quest,
  reinforces,
  required,
  wins,
} from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const splig = theLieutenant('Splig');
const zachareth = theLieutenant('Baron Zachareth');

/** A finale: get the whole party through a gate on its feet, and then keep a man from his throne who gets up again. */
export const theManWhoWouldBeKing = quest('The Man Who Would Be King', {
  act: 2,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Entrance', x: 0, y: 4, turns: 1 },
        { tile: TILES['23A'], name: 'Street', x: 2, y: 4 },
        { tile: TILES['26A'], name: 'Alley', x: 3, y: 6 },
        { tile: TILES['end-cap-outdoor'], name: 'Stable', x: 4, y: 9 },
        { tile: TILES['9A'], name: 'Square', x: 8, y: 3 },
        { tile: TILES['28A'], name: 'Stalls', x: 9, y: 1 },
        { tile: TILES['end-cap-outdoor'], name: 'Cart', x: 11, y: 0, turns: 2 },
        { tile: TILES.transition, name: 'Gate', x: 12, y: 4, turns: 3 },
        { tile: TILES['5B'], name: 'Gatehouse', x: 14, y: 3 },
        { tile: TILES['10B'], name: 'Barracks', x: 15, y: 7, turns: 1 },
        { tile: TILES['end-cap-indoor'], name: 'Bunks', x: 16, y: 11 },
        { tile: TILES['exit-indoor'], name: 'Keep Door', x: 20, y: 4, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [required('Goblin Archer', 'Square'), open(['building', 'civilized', 'mountain'], 'Gatehouse')],
      lieutenants: [lieutenant('Splig', 'Gatehouse')],
      search: ['l1', 'e10', 'q12', 'p10'],
      rules: {
        'Through the gate': [at('roundEnds', wins('heroes'), allIn('Gatehouse'))],
        'The bells ring': [at('roundEnds', countsTo('overlord', 4, 3))],
        'More of the guard': [at('overlordEnds', reinforces('Goblin Archer', 'Stalls'))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 4, 2))],
      },
      aims: [reach('heroes', everyHero, 'Gatehouse'), defeat('heroes', splig)],
    },
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 6, turns: 1 },
        { tile: TILES['10B'], name: 'Antechamber', x: 2, y: 5 },
        { tile: TILES['1B'], name: 'Throne Room', x: 6, y: 4 },
        { tile: TILES['26B'], name: 'Balcony', x: 8, y: 1 },
        { tile: TILES['end-cap-indoor'], name: 'Banner', x: 9, y: 0, turns: 2 },
        { tile: TILES['9B'], name: 'Guardroom', x: 8, y: 10 },
        { tile: TILES['end-cap-indoor'], name: 'West Arms', x: 7, y: 11, turns: 1 },
        { tile: TILES['end-cap-indoor'], name: 'East Arms', x: 12, y: 11, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [required('Flesh Moulder', 'Guardroom', { exactly: { minion: 1, master: 1 } })],
      lieutenants: [lieutenant('Baron Zachareth', 'Throne Room')],
      search: ['j1', 'h12', 'm12', 'n5'],
      rules: {
        'The throne is held': [
          ahead('heroes', 1),
          at(
            'overlordStarts',
            countsTo('heroes', 3),
            all(isIn(everyHero, 'Throne Room'), not(isIn(zachareth, 'Throne Room'))),
          ),
        ],
        'The crown': [
          ahead('overlord', 1),
          at('overlordEnds', countsTo('overlord', 9), isIn(zachareth, 'Throne Room')),
        ],
        'He gets up again': [isKnockedOut(zachareth)],
        Despair: [each('defeated', everyHero, countsTo('overlord', 4, 2))],
      },
      aims: [
        defeat('heroes', zachareth),
        reach('heroes', everyHero, 'Throne Room'),
        reach('overlord', zachareth, 'Throne Room'),
      ],
    },
  ],
});

export const theManWhoWouldBeKingStory: { readonly [key: string]: string } = {
  'd2.story.the-man-who-would-be-king.1':
    'The baron is to be crowned at noon. The gate of the palace is held by Splig, who has been made a captain and wears the hat. It will be opened to people who come together and look as if they belonged there. Bells are ringing already.',
  'd2.story.the-man-who-would-be-king.2':
    'Zachareth sits on the throne in his boots. He only has to sit there until the last of the oaths has been read. He cannot be killed today, he says; he has paid for that; and he seems to believe it.',
  'd2.story.the-man-who-would-be-king.heroes':
    'Noon passes. The oaths lie unread on the steps, and he who has no throne is only a man in a costly coat, whom two guards lead out.',
  'd2.story.the-man-who-would-be-king.overlord':
    'The last oath is read, and everybody kneels, one after the other, because the one in front has knelt.',
};
