import { xpAndRelic } from '../../rules/campaign/rewards.ts';
import { defeat } from '../../rules/quest/aims.ts';
import { tougher } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, theLieutenant } from '../../rules/quest/who.ts';
import { at, each, lieutenant, open, quest, required, wins } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const belthir = theLieutenant('Belthir');

/** A duel: Belthir waits on his cliff, and flies when the sun has gone. */
export const deathOnTheWing = quest('Death on the Wing', {
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Entrance', x: 0, y: 1, turns: 1 },
        { tile: TILES['10A'], name: 'Meadow', x: 2, y: 0 },
        { tile: TILES['22A'], name: 'Path', x: 6, y: 1 },
        { tile: TILES['3A'], name: 'Cliff', x: 12, y: 0 },
        { tile: TILES['26A'], name: 'Nest', x: 13, y: 4 },
        { tile: TILES['end-cap-outdoor'], name: 'Ledge', x: 14, y: 7 },
        { tile: TILES['exit-outdoor'], name: 'Exit', x: 18, y: 1, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [
        required('Barghest', 'Path', { exactly: { minion: 1, master: 1 } }),
        open(['wilderness', 'mountain', 'cave'], 'Cliff'),
      ],
      lieutenants: [lieutenant('Belthir', 'Cliff')],
      search: ['c1', 'n6', 'q6', 'l3'],
      rules: {
        'The duel': [tougher(belthir, [6, 10, 11]), each('defeated', belthir, wins('heroes'))],
        'The sun sinks': [at('roundEnds', countsTo('overlord', [12, 10, 12]))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 2, 1))],
      },
      aims: [defeat('heroes', belthir)],
    },
  ],
  rewards: xpAndRelic('trueshot-hero', 'Trueshot'),
});

export const deathOnTheWingStory: { readonly [key: string]: string } = {
  'd2.story.death-on-the-wing.1':
    'Something with wings has taken sheep, then dogs, then a shepherd. It sits on the cliff above the path in the last of the light, and it is not alone.',
  'd2.story.death-on-the-wing.heroes': 'Belthir falls, and it is a long way down.',
  'd2.story.death-on-the-wing.overlord': 'The sun is gone, and the sky belongs to Belthir.',
};
