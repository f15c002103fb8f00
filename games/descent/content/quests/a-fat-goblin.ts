import { reach, reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { laden, takesIt, withMark } from '../../rules/quest/marks.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster, theLieutenant } from '../../rules/quest/who.ts';
import { at, each, leaveBy, lieutenant, open, quest, reinforces, required } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const goblins = everyMonster('Goblin Archer');
const splig = theLieutenant('Splig');

/** A chase after goblins that carry crops off, and then a race with their king for the prisoners in his cellar. */
export const aFatGoblin = quest('A Fat Goblin', {
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-outdoor'], name: 'Entrance', x: 0, y: 1, turns: 1 },
        { tile: TILES['5A'], name: 'Farm', x: 2, y: 0 },
        { tile: TILES['end-cap-outdoor'], name: 'Barn', x: 4, y: 4 },
        { tile: TILES['10A'], name: 'Field', x: 8, y: 0 },
        { tile: TILES['22A'], name: 'Road', x: 12, y: 1 },
        { tile: TILES['exit-outdoor'], name: 'Exit', x: 18, y: 1, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [
        required('Goblin Archer', 'Field'),
        open(['wilderness', 'cave'], 'Road', { exactly: { minion: 1 } }),
      ],
      search: ['c1', 'f5', 'l1', 'c4'],
      marks: { Crop: ['f1', 'h1', 'e4', 'g4', 'h4', 'i1', 'l4', 'j1'] },
      rules: {
        Harvest: [withMark('Crop', 'Take the crop', goblins, takesIt), leaveBy('Exit', laden(goblins))],
        Loot: [each('left', laden(goblins), countsTo('overlord', 1, 1))],
        'Dropped sacks': [each('defeated', laden(goblins), countsTo('heroes', 1, 1))],
        'More of them': [at('overlordEnds', reinforces('Goblin Archer', 'Road', 2))],
        Dusk: [at('roundEnds', countsTo('heroes', 12))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 0, 2))],
      },
      aims: [reachMarks('overlord', goblins, 'Crop'), reach('overlord', laden(goblins), 'Exit')],
    },
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 1, turns: 1 },
        { tile: TILES['6B'], name: 'Cellar', x: 2, y: 0 },
        { tile: TILES['11B'], name: 'Cells', x: 8, y: 0 },
        { tile: TILES['22B'], name: 'Tunnel', x: 12, y: 1 },
        { tile: TILES['end-cap-indoor'], name: 'Throne', x: 18, y: 1, turns: 3 },
      ]),
      heroes: 'Entrance',
      groups: [required('Goblin Archer', 'Tunnel'), required('Cave Spider', 'Cells')],
      lieutenants: [lieutenant('Splig', 'Throne')],
      search: ['c4', 'h1', 'h4', 'k1'],
      marks: { Cell: ['h2', 'i1', 'i4', 'l4', 'l1', 'j1', 'k4', 'l2', 'l3'] },
      rules: {
        Rescue: [withMark('Cell', 'Free the prisoner', everyHero, countsTo('heroes', [4, 5, 7]))],
        Questions: [withMark('Cell', 'Question the prisoner', splig, countsTo('overlord', 4))],
        Morning: [at('roundEnds', countsTo('overlord', 15))],
        Guards: [at('overlordEnds', reinforces('Goblin Archer', 'Throne', 2))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 0, 2))],
      },
      aims: [reachMarks('heroes', everyHero, 'Cell'), reachMarks('overlord', splig, 'Cell')],
    },
  ],
});

export const aFatGoblinStory: { readonly [key: string]: string } = {
  'd2.story.a-fat-goblin.1':
    'The harvest stands in sheaves, and goblins run between them with sacks. Somebody fat is said to be waiting for his dinner.',
  'd2.story.a-fat-goblin.2':
    'In the cellar under the hill sits Splig, who calls himself a king. One of his prisoners knows a thing that he would like to know; he has forgotten which.',
  'd2.story.a-fat-goblin.heroes':
    'The cells are open, and the king of the goblins shouts at an empty cellar.',
  'd2.story.a-fat-goblin.overlord':
    'Splig has found the right one. He is not a king, but he can ask questions.',
};
