import { defeat, reach } from '../../rules/quest/aims.ts';
import { tougher } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { allDown, isIn, noneLeft } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, each, quest, reinforces, required, wins } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const goblins = everyMonster('Goblin Archer');
const barghests = everyMonster('Barghest');

/** Hold the caravan against goblins, and hunt the beasts in their lair. The map is the published one, the rest is ours. */
export const acolyteOfSaradyn = quest('Acolyte of Saradyn', {
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Entrance', x: 0, y: 14, turns: 1 },
        { tile: TILES['9A'], name: 'Caravan Site', x: 2, y: 13 },
        { tile: TILES['8A'], name: 'Firepit', x: 6, y: 13, turns: 3 },
        { tile: TILES['21A'], name: 'Brook', x: 2, y: 7, turns: 1 },
        { tile: TILES['extension-outdoor'], name: 'South Path', x: 7, y: 12 },
        { tile: TILES['11A'], name: 'Glade', x: 6, y: 8, turns: 1 },
        { tile: TILES['extension-outdoor'], name: 'North Path', x: 7, y: 7 },
        { tile: TILES['5A'], name: 'Wood', x: 1, y: 1, turns: 3 },
        { tile: TILES['end-cap-outdoor'], name: 'Hollow', x: 2, y: 0, turns: 2 },
        { tile: TILES['4A'], name: 'Lair', x: 5, y: 1, turns: 2 },
      ]),
      heroes: 'Entrance',
      groups: [required('Goblin Archer', 'Wood'), required('Barghest', 'Lair')],
      search: ['c12', 'd14', 'j9', 'j3'],
      rules: {
        Looting: [
          at('overlordStarts', countsTo('overlord', 8), isIn(goblins, 'Caravan Site')),
          at('overlordEnds', countsTo('overlord', 8), isIn(goblins, 'Caravan Site')),
        ],
        Warband: [at('overlordEnds', reinforces('Goblin Archer', 'Wood', 2))],
        'Grown beasts': [tougher(barghests, 2)],
        'The hunt': [each('defeated', barghests, wins('heroes'), noneLeft(barghests))],
        Despair: [each('defeated', everyHero, wins('overlord'), allDown)],
      },
      aims: [reach('overlord', goblins, 'Caravan Site'), defeat('heroes', barghests)],
    },
  ],
});

export const acolyteOfSaradynStory: { readonly [key: string]: string } = {
  'd2.story.acolyte-of-saradyn.1':
    'The caravan of the temple has been stopped a day short of Saradyn. Its guards are dead, its acolyte is shaking, and out of the wood come goblins who want the carts. Behind them something large is howling.',
  'd2.story.acolyte-of-saradyn.heroes':
    'With the last of the beasts the goblins lose their courage. The carts roll on before dark, and the acolyte walks beside the heroes.',
  'd2.story.acolyte-of-saradyn.overlord':
    'The carts are empty, and what the temple sent to Saradyn is on its way into the hills.',
};
