import { legendQuest } from '../../../rules/legend/quest.ts';
import { before } from '../../../rules/legend/quest-words.ts';
import { defeat, reach, reachMarks } from '../../../rules/quest/aims.ts';
import { withMark } from '../../../rules/quest/marks.ts';
import { opensPart, theUnique, unique, whenFound } from '../../../rules/quest/part-words.ts';
import { anyMonster, everyHero } from '../../../rules/quest/who.ts';
import { each, required, wins } from '../../../rules/quest/words.ts';
import { row } from '../stages/row.ts';

const { tiles, at } = row('indoor', ['22B', 'Warehouse'], ['10B', 'Cellar'], ['6B', 'Vault']);
const captain = theUnique('Captain Ruk');

/** The shortest example of a map that opens: a door, a lever, and somebody who waits behind it. */
export const theSmugglersCellar = legendQuest("The Smugglers' Cellar", {
  sort: 'short',
  time: [8, 7, 6],
  tiles,
  doors: [{ kind: 'door', between: ['Warehouse', 'Cellar'] }],
  heroes: 'Entrance',
  groups: [required('Goblin Archer', 'Warehouse')],
  search: [at('Warehouse', 5, 0)],
  parts: {
    Cellar: {
      tiles: ['Cellar'],
      opens: 'door',
      groups: [required('Cave Spider', 'Cellar', { exactly: { minion: [2, 3, 4], master: 1 } })],
      finds: { [at('Cellar', 0, 0)]: 'bundle of letters' },
      marks: { Lever: [at('Cellar', 3, 3)] },
      rules: { Lever: [withMark('Lever', 'Pull the lever', everyHero, opensPart('Vault'))] },
    },
    Vault: {
      tiles: ['Vault'],
      opens: 'token',
      groups: [required('Goblin Archer', 'Vault')],
      uniques: [unique('Captain Ruk', 'Goblin Archer', 'Vault', { rank: 'master', health: 4, more: 3 })],
    },
  },
  rules: {
    Objective: [each('defeated', captain, wins('heroes'))],
    Letters: [whenFound('bundle of letters', opensPart('Vault'))],
  },
  aims: [
    reachMarks('heroes', everyHero, 'Lever'),
    reach('heroes', before('Cellar', everyHero), 'Cellar'),
    defeat('heroes', captain),
    defeat('heroes', anyMonster),
  ],
});

export const theSmugglersCellarStory: { readonly [key: string]: string } = {
  'd2.story.the-smugglers-cellar.1':
    'The harbour watch has been paid to look away, so the harbour master has paid the heroes instead. Somebody sells stolen blades out of this warehouse, and the goblins at the crates are not buying.',
  'd2.story.the-smugglers-cellar.cellar':
    'Steps lead down into the smell of brine and rope. Webs hang between the barrels, and behind them the wall is newer than the floor.',
  'd2.story.the-smugglers-cellar.vault':
    'Stone grinds, and the wall swings in. A goblin in an officer\u2019s coat looks up from his ledger and reaches for his bow.',
  'd2.story.the-smugglers-cellar.heroes':
    'Captain Ruk kept honest books. By noon the harbour master knows every name in them, and by evening so does the watch.',
  'd2.story.the-smugglers-cellar.overlord':
    'The heroes are carried out with the empty barrels. The next night the warehouse has moved, and nobody remembers where it stood.',
};
