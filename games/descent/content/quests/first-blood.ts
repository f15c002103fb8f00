import { defeat, reach } from '../../rules/quest/aims.ts';
import { tougher } from '../../rules/quest/changes.ts';
import { tiled } from '../../rules/quest/map.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, each, leaveBy, quest, reinforces, required, wins } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const goblins = everyMonster('Goblin Archer');
const mauler = everyMonster('Ettin', 'master');

/** The introduction: goblins flee over a ford, and an ettin bars the road to it. */
export const firstBlood = quest('First Blood', {
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Entrance', x: 0, y: 1, turns: 1 },
        { tile: TILES['10A'], name: 'Field', x: 2, y: 0 },
        { tile: TILES['22A'], name: 'Road', x: 6, y: 1 },
        { tile: TILES['6A'], name: 'Ford', x: 12, y: 0 },
        { tile: TILES['exit-outdoor'], name: 'Exit', x: 18, y: 1, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [required('Goblin Archer', 'Ford'), required('Ettin', 'Road', { exactly: { master: 1 } })],
      search: ['c1', 'f4'],
      rules: {
        Flight: [leaveBy('Exit', goblins), each('left', goblins, countsTo('overlord', 6))],
        Stragglers: [at('overlordEnds', reinforces('Goblin Archer', 'Field'))],
        Dusk: [at('roundEnds', countsTo('overlord', 20))],
        Mauler: [each('defeated', mauler, wins('heroes')), tougher(mauler, 0, 2)],
        Despair: [each('defeated', everyHero, countsTo('overlord', 0, 3))],
      },
      aims: [reach('overlord', goblins, 'Exit'), defeat('heroes', mauler)],
    },
  ],
});

export const firstBloodStory: { readonly [key: string]: string } = {
  'd2.story.first-blood.1':
    'Goblins have robbed the farms along the old road. Now they run for the hills beyond the ford with what they could carry, and a huge ettin, whom they call Mauler, bars the road behind them.',
  'd2.story.first-blood.heroes':
    'Mauler lies across the road, and without him the goblins drop their sacks and scatter. The farmers will tell of this day.',
  'd2.story.first-blood.overlord':
    'Too many goblins have slipped away. Somewhere in the hills somebody counts their loot, and is pleased.',
};
