import { suffers } from '../../rules/effects/harm.ts';
import { reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { withMark } from '../../rules/quest/marks.ts';
import { outside, those } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, each, quest, reinforces, required } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const elementals = everyMonster('Elemental');

/** A night to get through: there is nothing to reach and nobody to slay, only fires to keep until the morning. */
export const enduringTheElements = quest('Enduring the Elements', {
  act: 2,
  encounters: [
    {
      map: tiled([
        { tile: TILES['16A'], name: 'Camp', x: 6, y: 6 },
        { tile: TILES['7A'], name: 'Ridge', x: 6, y: 2 },
        { tile: TILES['exit-outdoor'], name: 'Pass', x: 9, y: 0, turns: 2 },
        { tile: TILES['12A'], name: 'Lake', x: 10, y: 5, turns: 2 },
        { tile: TILES['end-cap-outdoor'], name: 'Reeds', x: 12, y: 4, turns: 2 },
        { tile: TILES['13A'], name: 'Wood', x: 5, y: 10 },
        { tile: TILES['end-cap-outdoor'], name: 'Thicket', x: 5, y: 16 },
        { tile: TILES['4A'], name: 'Stones', x: 0, y: 5 },
        { tile: TILES['end-cap-outdoor'], name: 'Cairn', x: 2, y: 4, turns: 2 },
      ]),
      heroes: 'Camp',
      groups: [required('Elemental', 'Pass'), required('Barghest', 'Thicket')],
      search: ['l5', 'm5', 'a7', 'k13'],
      marks: { Fire: ['h7', 'i10', 'j4', 'd9', 'g13', 'o9', 'b7', 'l10', 'h4'] },
      rules: {
        Morning: [at('roundEnds', countsTo('heroes', 7))],
        Dark: [withMark('Fire', 'Put out the fire', elementals, countsTo('overlord', [5, 6, 9]))],
        Storm: [at('roundEnds', suffers('fatigue', 1, those(outside(everyHero, 'Camp'))))],
        'Out of the wood': [at('overlordEnds', reinforces('Barghest', 'Thicket'))],
        'Out of the clouds': [at('overlordEnds', reinforces('Elemental', 'Cairn'))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 2, 3))],
      },
      aims: [reachMarks('overlord', elementals, 'Fire')],
    },
  ],
});

export const enduringTheElementsStory: { readonly [key: string]: string } = {
  'd2.story.enduring-the-elements.1':
    'Merick Farrow has sent weather after the heroes, and the weather has found them on the pass. It can be heard walking about beyond the light. There are nine fires, and wood enough until the morning, if the fires are left alone.',
  'd2.story.enduring-the-elements.heroes':
    'It grows grey, and then pink, and the storm turns out to have been smaller than it sounded. There is still tea.',
  'd2.story.enduring-the-elements.overlord':
    'When most of the fires have gone out, the rest go quickly. In the morning the snow lies very smooth.',
};
