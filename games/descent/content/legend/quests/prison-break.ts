import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { reach, reachMarks } from '../../../rules/quest/aims.ts';
import { emptyHanded, handsIn, laden, takesIt, withMark } from '../../../rules/quest/marks.ts';
import { inside } from '../../../rules/quest/places.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { at, each, reinforces, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

const guide = laden(everyHero);

/** In by one door and out by the other, with everybody who was in between. */
export const prisonBreak = legendQuest('Prison Break', {
  sort: 'side',
  time: [15, 14, 10],
  tiles: laid('indoor', {
    Entrance: ['entrance', 11, 13, 2],
    Guardroom: [16, 10, 15, 2],
    Kitchen: [5, 14, 15, 2],
    Bend: [15, 14, 11, 2],
    'Upper cells': [11, 13, 7, 1],
    Landing: [9, 13, 3, 1],
    Passage: [23, 12, 1],
    Bridge: [20, 4, 0],
    Moat: [21, 3, 3, 3],
    'Lower cells': [14, 2, 9, 1],
    Yard: [26, 2, 13, 2],
    Gatehouse: [8, 2, 16],
    Gate: [25, 0, 13, 3],
    Exit: ['exit', 0, 11, 2],
  }),
  doors: [
    { kind: 'door', between: ['Bend', 'Upper cells'] },
    { kind: 'door', between: ['Moat', 'Lower cells'] },
  ],
  heroes: 'Entrance',
  groups: [required('Goblin Archer', 'Kitchen', { exactly: { minion: [2, 1, 4], master: 1 } })],
  search: ['t16', 'k17', 'o19'],
  parts: {
    'Upper cells': {
      tiles: ['Upper cells', 'Landing', 'Passage', 'Bridge', 'Moat'],
      opens: 'door',
      groups: [required('Flesh Moulder', 'Landing', { exactly: { minion: 1 } })],
      marks: { Prisoner: ['n8', 'q11'] },
      search: ['e1'],
    },
    'Lower cells': {
      tiles: ['Lower cells', 'Yard', 'Gatehouse', 'Gate', 'Exit'],
      opens: 'door',
      groups: [required('Zombie', 'Yard', { exactly: { minion: [2, 1, 2] } })],
      marks: { Prisoner: ['c10', 'f12'] },
    },
  },
  rules: {
    Prisoners: [withMark('Prisoner', 'Free the prisoner', emptyHanded(everyHero), takesIt)],
    'Into freedom': [each('entered', inside(guide, 'Exit'), handsIn(countsTo('heroes', [1, 2, 2])))],
    Alarm: [at('roundEnds', reinforces('Goblin Archer', 'Guardroom'))],
  },
  aims: [
    reachMarks('heroes', emptyHanded(everyHero), 'Prisoner'),
    reach('heroes', guide, 'Exit'),
    reach('heroes', before('Upper cells', everyHero), 'Upper cells'),
    reach('heroes', before('Lower cells', everyHero), 'Lower cells'),
  ],
});

export const prisonBreakStory: { readonly [key: string]: string } = {
  'd2.story.prison-break.1':
    'The baron’s prison is known for its soup: people confess as soon as they smell it. The heroes come in by the kitchen. Nobody has ever wanted to go in that way, so nobody watches it much.',
  'd2.story.prison-break.upper-cells':
    'The warden does not hold with chains. He has sewn his prisoners’ shadows to the floor, and his needle is still threaded.',
  'd2.story.prison-break.lower-cells':
    'Down here are those who died before their sentence was over. They are serving the rest of it as guards.',
  'd2.story.prison-break.heroes':
    'Outside the prisoners breathe in until it hurts. One of them was innocent, which seems to embarrass him.',
  'd2.story.prison-break.overlord': 'Four bowls more, says the cook, and thins the soup.',
};
