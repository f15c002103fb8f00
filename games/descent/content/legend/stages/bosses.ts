import { opensPortal, stage } from '../../../rules/legend/delve/stage.ts';
import { theLieutenant } from '../../../rules/quest/who.ts';
import { each, lieutenant, open, required } from '../../../rules/quest/words.ts';
import { type Row, row } from './row.ts';

const throne = row('indoor', ['29B', 'Hall'], ['6B', 'Throne']);
const pyre = row('indoor', ['10B', 'Steps'], ['11B', 'Pyre']);
const ward = row('indoor', ['30B', 'Ward'], ['5B', 'Cells']);
const court = row('outdoor', ['29A', 'Alley'], ['5A', 'Court']);
const moor = row('outdoor', ['30A', 'Causeway'], ['10A', 'Circle']);

type Written = Parameters<typeof stage>[1];

/** A stage whose portal opens when its lieutenant falls. */
const boss = (
  name: string,
  { map, at }: Row,
  who: string,
  last: string,
  groups: Written['groups'],
  search: string,
) =>
  stage(name, {
    map,
    boss: true,
    time: 3,
    heroes: 'Entrance',
    portal: at(last, 2, 1),
    groups,
    lieutenants: [lieutenant(who, last)],
    search: [at(last, 0, 0), search],
    opens: [each('defeated', theLieutenant(who), opensPortal)],
    foes: theLieutenant(who),
    rules: {},
  });

/** The boss stages of the base box. */
export const bossStages = [
  boss(
    'The Goblin Throne',
    throne,
    'Splig',
    'Throne',
    [required('Goblin Archer', 'Throne')],
    throne.at('Throne', 5, 3),
  ),
  boss(
    'The Burning Steps',
    pyre,
    'Belthir',
    'Pyre',
    [open(['dark', 'cursed'], 'Pyre')],
    pyre.at('Steps', 0, 3),
  ),
  boss(
    'The Pale Ward',
    ward,
    'Lord Merick Farrow',
    'Cells',
    [required('Zombie', 'Cells')],
    ward.at('Cells', 5, 0),
  ),
  boss(
    'The Silent Court',
    court,
    'Sir Alric Farrow',
    'Court',
    [open(['cursed', 'civilized'], 'Court')],
    court.at('Court', 5, 0),
  ),
  boss(
    'The Stone Circle',
    moor,
    'Lady Eliza Farrow',
    'Circle',
    [required('Barghest', 'Circle')],
    moor.at('Circle', 3, 3),
  ),
];
