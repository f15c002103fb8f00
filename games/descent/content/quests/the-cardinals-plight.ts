import { xpAndRelic } from '../../rules/campaign/rewards.ts';
import { defeat } from '../../rules/quest/aims.ts';
import { dark, tougher } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { noneLeft } from '../../rules/quest/places.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMaster } from '../../rules/quest/who.ts';
import { at, each, quest, required, wins } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

/** A hunt in the dark: the leaders of the dead have to be found behind closed doors before the cardinal dies. */
export const theCardinalsPlight = quest("The Cardinal's Plight", {
  encounters: [
    {
      map: tiled(
        [
          { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 1, turns: 1 },
          { tile: TILES['9B'], name: 'Chapel', x: 2, y: 0 },
          { tile: TILES['end-cap-indoor'], name: 'Niche', x: 3, y: -1, turns: 2 },
          { tile: TILES['22B'], name: 'Passage', x: 6, y: 1 },
          { tile: TILES['3B'], name: 'Crypt', x: 12, y: 0 },
          { tile: TILES['end-cap-indoor'], name: 'Grave', x: 14, y: 4 },
          { tile: TILES['8B'], name: 'Ossuary', x: 18, y: 0 },
          { tile: TILES['end-cap-indoor'], name: 'Shrine', x: 19, y: -1, turns: 2 },
        ],
        [
          { kind: 'door', between: ['Chapel', 'Passage'] },
          { kind: 'door', between: ['Crypt', 'Ossuary'] },
        ],
      ),
      heroes: 'Entrance',
      groups: [required('Zombie', 'Crypt'), required('Flesh Moulder', 'Ossuary')],
      search: ['d1', 'p6', 'm2', 't1'],
      rules: {
        Darkness: [dark(2)],
        'Old bones': [tougher(everyMaster, [6, 8, 10])],
        'The hunt': [each('defeated', everyMaster, wins('heroes'), noneLeft(everyMaster))],
        'The cardinal fades': [at('roundEnds', countsTo('overlord', [10, 10, 11]))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 0, 2))],
      },
      aims: [defeat('heroes', everyMaster)],
    },
  ],
  rewards: xpAndRelic('staff-of-light-hero', 'Staff of Light'),
});

export const theCardinalsPlightStory: { readonly [key: string]: string } = {
  'd2.story.the-cardinals-plight.1':
    'The cardinal lies in a fever that no healer understands. Under his own chapel somebody is at work on it, without a light.',
  'd2.story.the-cardinals-plight.heroes':
    'With the last of the leaders the whispering under the chapel stops. Upstairs the cardinal asks for water.',
  'd2.story.the-cardinals-plight.overlord':
    'The bell tolls overhead. The cardinal needs no help any more, and gives none.',
};
