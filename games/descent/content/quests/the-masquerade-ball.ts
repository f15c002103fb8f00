import { xpAndRelic } from '../../rules/campaign/rewards.ts';
import { reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { withMark } from '../../rules/quest/marks.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { at, each, open, quest, reinforces, required } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const moulders = everyMonster('Flesh Moulder');

/** A rescue: both sides are after the guests of a ball, of whom there are never enough. */
export const theMasqueradeBall = quest('The Masquerade Ball', {
  encounters: [
    {
      map: tiled([
        { tile: TILES['entrance-indoor'], name: 'Entrance', x: 0, y: 2, turns: 1 },
        { tile: TILES['1B'], name: 'Ballroom', x: 2, y: 0 },
        { tile: TILES['22B'], name: 'North Wing', x: 5, y: -6, turns: 1 },
        { tile: TILES['end-cap-indoor'], name: 'North Door', x: 5, y: -7, turns: 2 },
        { tile: TILES['29B'], name: 'South Wing', x: 5, y: 6, turns: 1 },
        { tile: TILES['end-cap-indoor'], name: 'South Door', x: 5, y: 10 },
      ]),
      heroes: 'Entrance',
      groups: [
        required('Flesh Moulder', 'North Wing'),
        open(['civilized', 'building', 'cursed'], 'South Wing'),
      ],
      search: ['c8', 'c13', 'j8', 'j13'],
      marks: { Guest: ['f8', 'h8', 'j9', 'f10', 'h10', 'f11', 'j12', 'f13', 'h13', 'i10', 'g12', 'h11'] },
      rules: {
        Rescue: [withMark('Guest', 'Lead the guest away', everyHero, countsTo('heroes', 2, 1), 'awareness')],
        Abduction: [withMark('Guest', 'Drag the guest away', moulders, countsTo('overlord', 3, 1))],
        'Behind the masks': [at('overlordEnds', reinforces('Flesh Moulder', 'North Door'))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 0, 2))],
      },
      aims: [reachMarks('heroes', everyHero, 'Guest'), reachMarks('overlord', moulders, 'Guest')],
    },
  ],
  rewards: xpAndRelic('fortunas-dice-hero', "Fortuna's Dice"),
});

export const theMasqueradeBallStory: { readonly [key: string]: string } = {
  'd2.story.the-masquerade-ball.1':
    'At midnight the masks come off, and some of the guests have no faces under them. The music goes on. Those who can still run do not know where to.',
  'd2.story.the-masquerade-ball.heroes':
    'Enough of the guests stand shivering in the street, alive, with their masks in their hands.',
  'd2.story.the-masquerade-ball.overlord':
    'The ballroom is empty, and behind the mirrors somebody begins to sort the guests.',
};
