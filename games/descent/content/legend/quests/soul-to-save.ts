import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { reach, reachMarks } from '../../../rules/quest/aims.ts';
import { isLeft, withMark } from '../../../rules/quest/marks.ts';
import { countsTo } from '../../../rules/quest/tallies.ts';
import { everyHero } from '../../../rules/quest/who.ts';
import { at, reinforces, required } from '../../../rules/quest/words.ts';
import { laid } from './laid.ts';

/** A race with a ritual: four candles, four prayers, and only those of strong will can blow them out. */
export const soulToSave = legendQuest('Soul to Save', {
  sort: 'side',
  time: [10, 9, 8],
  tiles: laid('indoor', {
    Entrance: ['entrance', 16, 2, 3],
    Porch: [28, 14, 2, 1],
    Aisle: [24, 12, 4, 3],
    Nave: [20, 6, 10, 2],
    Choir: [8, 2, 9, 1],
    Screen: [26, 2, 6],
    Altar: [14, 2, 2, 1],
    Cloister: [23, 1, 0],
    Vestry: [27, 7, 0, 2],
  }),
  doors: [{ kind: 'door', between: ['Choir', 'Screen'] }],
  heroes: 'Entrance',
  groups: [required('Flesh Moulder', 'Nave', { exactly: { minion: [1, 1, 2], master: [0, 1, 1] } })],
  search: ['p3', 'g13', 'c13'],
  marks: { Candle: ['c10'] },
  parts: {
    Altar: {
      tiles: ['Screen', 'Altar', 'Cloister', 'Vestry'],
      opens: 'door',
      groups: [required('Zombie', 'Altar', { exactly: { minion: 2, master: 1 } })],
      search: ['h4'],
      marks: { Candle: ['f9', 'c5', 'g1'] },
    },
  },
  rules: {
    Candles: [
      withMark('Candle', 'Blow the candle out', everyHero, countsTo('heroes', [3, 3, 4]), 'willpower'),
    ],
    'The ritual': [at('roundEnds', countsTo('overlord', 9))],
    Servants: [at('roundEnds', reinforces('Zombie', 'Altar'), isLeft('Candle'))],
  },
  aims: [reachMarks('heroes', everyHero, 'Candle'), reach('heroes', before('Altar', everyHero), 'Screen')],
});

export const soulToSaveStory: { readonly [key: string]: string } = {
  'd2.story.soul-to-save.1':
    'Brother Anselm sold his soul for a good singing voice, and tonight it is to be fetched. He would like to keep both. He says so in a beautiful baritone.',
  'd2.story.soul-to-save.altar':
    'Behind the screen the dead sit in the stalls with their hymn books open. They have been practising.',
  'd2.story.soul-to-save.heroes':
    'The last candle goes out, and the hymn stops on a wrong note. Brother Anselm opens his mouth and croaks like a crow. He is laughing.',
  'd2.story.soul-to-save.overlord':
    'The choir has a new baritone. In the night one can hear it as far as the mill.',
};
