import { defeat, reach } from '../../rules/quest/aims.ts';
import { tougher } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { isIn } from '../../rules/quest/places.ts';
import { countsTo, uncounts } from '../../rules/quest/tallies.ts';
import { everyHero, theLieutenant } from '../../rules/quest/who.ts';
import { at, each, lieutenant, open, quest, reinforces, required, wins } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const merick = theLieutenant('Lord Merick Farrow');

/** A man to be disturbed: Merick has to say his words to the end inside the circle, and every wound takes words from him. */
export const theRitualOfShadows = quest('The Ritual of Shadows', {
  act: 2,
  encounters: [
    {
      map: tiled(
        [
          { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 7, turns: 1 },
          { tile: TILES['9B'], name: 'Antechamber', x: 2, y: 6 },
          { tile: TILES['26B'], name: 'Chapel', x: 2, y: 3 },
          { tile: TILES['end-cap-indoor'], name: 'Font', x: 3, y: 2, turns: 2 },
          { tile: TILES['20B'], name: 'Gallery', x: 6, y: 7, turns: 2 },
          { tile: TILES['2B'], name: 'Circle', x: 10, y: 1 },
          { tile: TILES['end-cap-indoor'], name: 'Apse', x: 12, y: 0, turns: 2 },
        ],
        [
          { kind: 'door', between: ['Antechamber', 'Gallery'] },
          { kind: 'door', between: ['Gallery', 'Circle'] },
        ],
      ),
      heroes: 'Entrance',
      groups: [required('Flesh Moulder', 'Gallery'), open(['cursed', 'dark'], 'Chapel')],
      lieutenants: [lieutenant('Lord Merick Farrow', 'Circle')],
      search: ['d3', 'g10', 'k2', 'p7'],
      rules: {
        Ritual: [
          at('overlordEnds', countsTo('overlord', [11, 11, 10]), isIn(merick, 'Circle')),
          each('suffered', merick, uncounts),
        ],
        Silence: [tougher(merick, [9, 9, 20]), each('defeated', merick, wins('heroes'))],
        Acolytes: [at('overlordEnds', reinforces('Flesh Moulder', 'Apse'))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 2, 3))],
      },
      aims: [defeat('heroes', merick), reach('overlord', merick, 'Circle')],
    },
  ],
});

export const theRitualOfShadowsStory: { readonly [key: string]: string } = {
  'd2.story.the-ritual-of-shadows.1':
    'There are eleven pages to be read, aloud, standing in the circle, and they must not be interrupted. Lord Merick has locked two doors, left his servants outside, and begun. The candles already lean towards him.',
  'd2.story.the-ritual-of-shadows.heroes':
    'Merick had reached the ninth page. The candles stand straight again, and it is only a cold room with chalk on the floor.',
  'd2.story.the-ritual-of-shadows.overlord':
    'He closes the book. In the whole city shadows let go of what they belonged to, and come.',
};
