import { xpAndRelic } from '../../rules/campaign/rewards.ts';
import { reach, reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { withMark } from '../../rules/quest/marks.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, each, leaveBy, lieutenant, quest, reinforces, required } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const zombies = everyMonster('Zombie');

/** A flood to be stopped at its springs: the dead climb out of every grave that is open, and walk off to the village. */
export const theDesecratedTomb = quest('The Desecrated Tomb', {
  act: 2,
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 9, turns: 1 },
        { tile: TILES['22B'], name: 'Stair', x: 2, y: 9 },
        { tile: TILES['1B'], name: 'Crypt', x: 8, y: 7 },
        { tile: TILES['13B'], name: 'Vault', x: 7, y: 1 },
        { tile: TILES['end-cap-indoor'], name: 'Niche', x: 9, y: 0, turns: 2 },
        { tile: TILES['15B'], name: 'Ossuary', x: 10, y: 13 },
        { tile: TILES['exit-indoor'], name: 'Exit', x: 13, y: 17 },
      ]),
      heroes: 'Entrance',
      groups: [required('Zombie', 'Crypt')],
      lieutenants: [lieutenant('Sir Alric Farrow', 'Vault')],
      search: ['j2', 'i12', 'p10', 'o16'],
      marks: { Grave: ['h3', 'm5', 'p8', 'p13', 'i8', 'k16'] },
      rules: {
        Graves: [withMark('Grave', 'Close the grave', everyHero, countsTo('heroes', 1, 1), 'willpower')],
        'The dead rise': [at('overlordEnds', reinforces('Zombie', 'Grave', 2))],
        'Down to the village': [leaveBy('Exit', zombies), each('left', zombies, countsTo('overlord', 5))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 0, 3))],
      },
      aims: [reachMarks('heroes', everyHero, 'Grave'), reach('overlord', zombies, 'Exit')],
    },
  ],
  rewards: xpAndRelic('shield-of-the-dark-god-hero', 'Shield of the Dark God'),
});

export const theDesecratedTombStory: { readonly [key: string]: string } = {
  'd2.story.the-desecrated-tomb.1':
    'Sir Alric is looking for a sword, and has not been careful with the lids. Now his ancestors are up. They do not remember much, but they remember the way to the village, and they set out one after the other without hurry.',
  'd2.story.the-desecrated-tomb.heroes':
    'The last stone grinds back into its place. For a while something knocks on it from below, politely, and then it stops.',
  'd2.story.the-desecrated-tomb.overlord': 'In the village a dog barks, then all the dogs, then none.',
};
