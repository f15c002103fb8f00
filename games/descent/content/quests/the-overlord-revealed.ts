import { interlude } from '../../rules/campaign/rewards.ts';
import { defeat, reach, reachMarks } from '../../rules/quest/aims.ts';
import { tiled } from '../../rules/quest/map.ts';
import { finds, laden, takesIt, withMark } from '../../rules/quest/marks.ts';
import { countsTo } from '../../rules/quest/tallies.ts';
import { everyHero, theLieutenant } from '../../rules/quest/who.ts';
import { at, each, leaveBy, lieutenant, open, quest, required, wins } from '../../rules/quest/words.ts';
import { TILES } from '../tiles/index.ts';

const zachareth = theLieutenant('Baron Zachareth');
const bearer = laden(everyHero);

/** The other interlude, a search: one letter lies in one of eight desks, nobody knows in which, and it must get out of the house. */
export const theOverlordRevealed = quest('The Overlord Revealed', {
  encounters: [
    {
      map: tiled(
        [
          { tile: TILES['1B'], name: 'Hall', x: 5, y: 5 },
          { tile: TILES['entrance-indoor'], name: 'Entrance', x: 3, y: 7, turns: 1 },
          { tile: TILES['9B'], name: 'Library', x: 7, y: 1, turns: 2 },
          { tile: TILES['8B'], name: 'Archive', x: 11, y: 1 },
          { tile: TILES['end-cap-indoor'], name: 'Alcove', x: 12, y: 0, turns: 2 },
          { tile: TILES['29B'], name: 'Study', x: 3, y: 2 },
          { tile: TILES['end-cap-indoor'], name: 'Window', x: 2, y: 2, turns: 1 },
          { tile: TILES['23B'], name: 'Gallery', x: 6, y: 11, turns: 2 },
          { tile: TILES['extension-indoor'], name: 'Passage', x: 12, y: 11, turns: 1 },
          { tile: TILES['10B'], name: 'Bedchamber', x: 13, y: 10 },
          { tile: TILES['end-cap-indoor'], name: 'Balcony', x: 17, y: 11, turns: 3 },
          { tile: TILES['14B'], name: 'Guardroom', x: 2, y: 10 },
          { tile: TILES['exit-indoor'], name: 'Postern', x: 0, y: 11, turns: 1 },
        ],
        [
          { kind: 'door', between: ['Hall', 'Library'] },
          { kind: 'door', between: ['Hall', 'Gallery'] },
        ],
      ),
      heroes: 'Entrance',
      groups: [required('Barghest', 'Hall'), open(['civilized', 'building', 'cursed'], 'Guardroom')],
      lieutenants: [lieutenant('Baron Zachareth', 'Postern')],
      search: ['m6', 'p11', 'd3', 'm11'],
      marks: { Desk: ['c4', 'h2', 'k2', 'o5', 'n1', 'q11', 'q14', 'l13'] },
      rules: {
        'The letter': [withMark('Desk', 'Look through the desk', everyHero, finds('Desk', takesIt))],
        'Out of the house': [leaveBy('Entrance', bearer), each('left', bearer, wins('heroes'))],
        Ashes: [withMark('Desk', 'Burn the papers', zachareth, countsTo('overlord', 4), 'knowledge')],
        'Caught with it': [each('defeated', bearer, countsTo('overlord', 2))],
        'The watch comes': [at('roundEnds', countsTo('overlord', 20))],
        Despair: [each('defeated', everyHero, countsTo('overlord', 1, 2))],
      },
      aims: [
        reachMarks('heroes', everyHero, 'Desk'),
        reach('heroes', bearer, 'Entrance'),
        reachMarks('overlord', zachareth, 'Desk'),
        defeat('overlord', bearer),
      ],
    },
  ],
  rewards: interlude('the-shadow-rune-hero', 'The Shadow Rune'),
});

export const theOverlordRevealedStory: { readonly [key: string]: string } = {
  'd2.story.the-overlord-revealed.1':
    'Everybody who has paid for the war has been paid by the same hand, and one letter says whose. It lies in a desk in the house of Baron Zachareth. He has eight desks, he has come home early, and somebody has told him that he has guests.',
  'd2.story.the-overlord-revealed.heroes':
    'The seal is the seal of the baron, and so is the handwriting. Before noon it is read aloud in the market, and nobody calls him a friend of the crown any more.',
  'd2.story.the-overlord-revealed.overlord':
    'Paper burns quickly. Zachareth pours wine for his guests, and asks what it is that they think they know.',
};
