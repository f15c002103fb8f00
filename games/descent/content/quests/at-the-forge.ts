import { all, not } from '@questwright/adventure';
import { LAIR } from '../../rules/boxes.ts';
import { xpAndRelic } from '../../rules/campaign/rewards.ts';
import { reach } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { isIn, noneLeft } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { anyMonster, everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, each, quest, reinforces, required } from '../../rules/quest/words.ts';
import { LAIR_TILES } from '../lair-of-the-wyrm/tiles.ts';
import { TILES } from '../tiles/index.ts';

const sentinels = everyMonster('Hybrid Sentinel');
const heroThere = isIn(everyHero, 'Forge');
const monsterThere = isIn(anyMonster, 'Forge');

/** A place to hold: the blade grows by a stroke for each turn after which nobody but heroes stands at the anvil. */
export const atTheForge = quest('At the Forge', {
  act: 2,
  box: LAIR,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 6, turns: 1 },
        { tile: TILES['29B'], name: 'Stair', x: 2, y: 6 },
        { tile: LAIR_TILES['32B'], name: 'Forge', x: 6, y: 5 },
        { tile: TILES['12B'], name: 'North Furnace', x: 5, y: 0 },
        { tile: TILES['end-cap-indoor'], name: 'North Vent', x: 4, y: 1, turns: 1 },
        { tile: LAIR_TILES['35B'], name: 'South Furnace', x: 6, y: 9 },
        { tile: TILES['end-cap-indoor'], name: 'Coal Hole', x: 11, y: 10, turns: 3 },
        { tile: TILES['end-cap-indoor'], name: 'South Vent', x: 7, y: 14 },
        { tile: TILES['6B'], name: 'Casting Floor', x: 10, y: 5 },
        { tile: TILES['end-cap-indoor'], name: 'Slag Door', x: 16, y: 6, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [required('Fire Imp', 'South Furnace'), required('Hybrid Sentinel', 'Casting Floor')],
      search: ['f2', 'k11', 'p6', 'o9'],
      rules: {
        Hammering: [at('overlordStarts', countsTo('heroes', [3, 3, 4]), all(heroThere, not(monsterThere)))],
        'Cold iron': [at('overlordEnds', countsTo('overlord', [4, 4, 3]), all(monsterThere, not(heroThere)))],
        'The fire goes out': [at('roundEnds', countsTo('overlord', 12))],
        'More wings': [at('overlordEnds', reinforces('Hybrid Sentinel', 'Slag Door'), noneLeft(sentinels))],
        'Out of the vents': [at('overlordEnds', reinforces('Fire Imp', 'North Vent'))],
        Despair: [each('defeated', everyHero, countsTo('overlord', [7, 11, 12]))],
      },
      aims: [reach('heroes', everyHero, 'Forge'), reach('overlord', anyMonster, 'Forge')],
    },
  ],
  rewards: xpAndRelic('valyndras-bane-hero', "Valyndra's Bane"),
});

export const atTheForgeStory: { readonly [key: string]: string } = {
  'd2.story.at-the-forge.1':
    'A sword for a dragon cannot be made in a village smithy. The old forge under the mountain still burns, because nobody has ever found out how to stop it. The blade needs four heats and a smith who is not being bitten. The heroes have brought the smith. She has brought a lunch.',
  'd2.story.at-the-forge.heroes':
    'The blade goes into the trough, and the water screams. When the steam has gone, the smith holds it up to the light, says that it will do, and sits down on the floor.',
  'd2.story.at-the-forge.overlord':
    'The steel cools to the colour of a bad tooth. Something with claws picks it up, bends it double, and gives it back.',
};
