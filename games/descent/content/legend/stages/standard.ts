import { inOrder, when } from '@questwright/adventure';
import { opensPortal, stage } from '../../../rules/legend/delve/stage.ts';
import { finds, isLeft, whenAllUsed, withMark } from '../../../rules/quest/marks.ts';
import { noneLeft } from '../../../rules/quest/places.ts';
import { anyMonster, everyHero, everyMaster, everyMonster } from '../../../rules/quest/who.ts';
import { at, counts, each, hasCounted, open, reinforces, required } from '../../../rules/quest/words.ts';
import { row } from './row.ts';

/** "When the last of them falls, the portal opens." */
const whenNoneIsLeft = [each('defeated', anyMonster, opensPortal, noneLeft(anyMonster))];
const whenNoMasterIsLeft = [each('defeated', everyMaster, opensPortal, noneLeft(everyMaster))];
/** "At the end of round 2 the portal opens by itself." */
const afterTwoRounds = [at('roundEnds', inOrder(counts, when(hasCounted(2), opensPortal)))];

const gatehouse = row('indoor', ['29B', 'Passage'], ['10B', 'Guard room']);
const burrow = row('indoor', ['29B', 'Tunnel'], ['3B', 'Nest'], ['30B', 'Burrow']);
const crypt = row('indoor', ['11B', 'Antechamber'], ['29B', 'Aisle'], ['14B', 'Crypt']);
const bridge = row('indoor', ['30B', 'Landing'], ['21B', 'Bridge'], ['10B', 'Far bank']);
const well = row('indoor', ['6B', 'Cistern'], ['29B', 'Drain']);
const forge = row('indoor', ['29B', 'Stair'], ['5B', 'Forge'], ['30B', 'Store']);
const archive = row('indoor', ['10B', 'Desks'], ['6B', 'Archive']);
const chapel = row('indoor', ['23B', 'Porch'], ['11B', 'Nave'], ['29B', 'Altar']);
const gallery = row('indoor', ['19B', 'Gallery'], ['22B', 'Corridor']);
const dens = row('indoor', ['9B', 'Fork'], ['30B', 'Gap'], ['6B', 'Den']);
const glade = row('outdoor', ['10A', 'Glade'], ['29A', 'Path'], ['11A', 'Hollow']);
const ford = row('outdoor', ['29A', 'Bank'], ['6A', 'Ford'], ['30A', 'Track']);
const ruin = row('outdoor', ['5A', 'Court'], ['29A', 'Gate'], ['14A', 'Ruin']);
const marsh = row('outdoor', ['19A', 'Reeds'], ['10A', 'Island']);
const ridge = row('outdoor', ['29A', 'Climb'], ['9A', 'Saddle'], ['30A', 'Ledge']);

/** The standard stages of the base box. */
export const standardStages = [
  stage('The Gatehouse', {
    ...gatehouse,
    heroes: 'Entrance',
    portal: gatehouse.at('Guard room', 2, 1),
    groups: [
      required('Goblin Archer', 'Guard room'),
      open(['building'], 'Passage', { exactly: { minion: 1, master: 1 } }),
    ],
    search: [gatehouse.at('Guard room', 0, 0), gatehouse.at('Guard room', 3, 3)],
    opens: whenNoMasterIsLeft,
    foes: everyMaster,
    rules: {},
  }),
  stage('The Burrow', {
    ...burrow,
    heroes: 'Entrance',
    portal: burrow.at('Nest', 3, 1),
    groups: [required('Cave Spider', 'Nest')],
    search: [burrow.at('Nest', 0, 0), burrow.at('Nest', 5, 0)],
    marks: { Egg: [burrow.at('Nest', 0, 3), burrow.at('Nest', 5, 3)] },
    opens: [withMark('Egg', 'Crush the eggs', everyHero, whenAllUsed('Egg', opensPortal))],
    uses: 'Egg',
    rules: { Brood: [at('roundEnds', reinforces('Cave Spider', 'Burrow'), isLeft('Egg'))] },
  }),
  stage('The Restless Crypt', {
    ...crypt,
    heroes: 'Entrance',
    portal: crypt.at('Crypt', 2, 1),
    groups: [
      required('Zombie', 'Crypt'),
      open(['cursed', 'dark'], 'Aisle', { exactly: { minion: 1, master: 1 } }),
    ],
    search: [crypt.at('Antechamber', 0, 0), crypt.at('Crypt', 0, 0)],
    opens: whenNoneIsLeft,
    rules: {},
  }),
  stage('The Flooded Bridge', {
    ...bridge,
    heroes: 'Entrance',
    portal: bridge.at('Far bank', 3, 1),
    groups: [open(['water', 'cave'], 'Far bank')],
    search: [bridge.at('Landing', 3, 1), bridge.at('Far bank', 0, 0)],
    opens: afterTwoRounds,
    rules: {},
  }),
  stage('The Cistern', {
    ...well,
    heroes: 'Entrance',
    portal: well.at('Cistern', 3, 1),
    groups: [
      open(['cave', 'building'], 'Cistern'),
      open(['dark', 'cursed'], 'Drain', { exactly: { minion: 1, master: 1 } }),
    ],
    search: [well.at('Cistern', 0, 0), well.at('Cistern', 5, 0)],
    marks: { Wheel: [well.at('Cistern', 0, 3), well.at('Cistern', 5, 3)] },
    opens: [withMark('Wheel', 'Turn the wheel', everyHero, whenAllUsed('Wheel', opensPortal), 'might')],
    uses: 'Wheel',
    rules: {},
  }),
  stage('The Cold Forge', {
    ...forge,
    heroes: 'Entrance',
    portal: forge.at('Forge', 3, 1),
    groups: [
      open(['hot', 'mountain'], 'Forge', { exactly: { minion: 1 } }),
      required('Goblin Archer', 'Store'),
    ],
    search: [forge.at('Forge', 0, 0), forge.at('Forge', 5, 3)],
    opens: whenNoneIsLeft,
    rules: {},
  }),
  stage('The Archive', {
    ...archive,
    heroes: 'Entrance',
    portal: archive.at('Archive', 2, 1),
    groups: [
      required('Flesh Moulder', 'Archive'),
      open(['building', 'cursed'], 'Desks', { exactly: { minion: 1, master: 1 } }),
    ],
    search: [archive.at('Archive', 0, 0)],
    marks: {
      Shelf: [archive.at('Desks', 0, 0), archive.at('Archive', 1, 3), archive.at('Archive', 4, 0)],
    },
    opens: [withMark('Shelf', 'Look for the word', everyHero, finds('Shelf', opensPortal))],
    uses: 'Shelf',
    rules: {},
  }),
  stage('The Chapel of Ash', {
    ...chapel,
    heroes: 'Entrance',
    portal: chapel.at('Nave', 2, 1),
    groups: [
      open(['cursed', 'dark'], 'Nave'),
      open(['civilized', 'building'], 'Altar', { exactly: { master: 1 } }),
    ],
    search: [chapel.at('Nave', 0, 0), chapel.at('Nave', 3, 3)],
    opens: whenNoMasterIsLeft,
    foes: everyMaster,
    rules: {},
  }),
  stage('The Long Gallery', {
    ...gallery,
    heroes: 'Entrance',
    portal: gallery.at('Corridor', 1, 0),
    groups: [required('Barghest', 'Corridor')],
    search: [gallery.at('Gallery', 0, 0), gallery.at('Gallery', 5, 2)],
    opens: afterTwoRounds,
    rules: {},
  }),
  stage('The Dens', {
    ...dens,
    heroes: 'Entrance',
    portal: dens.at('Den', 2, 1),
    groups: [open(['wilderness'], 'Den'), open(['cave'], 'Gap', { exactly: { minion: 2 } })],
    search: [dens.at('Fork', 0, 3), dens.at('Den', 5, 0)],
    opens: whenNoMasterIsLeft,
    foes: everyMaster,
    rules: {},
  }),
  stage('The Glade', {
    ...glade,
    heroes: 'Entrance',
    portal: glade.at('Hollow', 2, 1),
    groups: [open(['wilderness'], 'Hollow')],
    search: [glade.at('Glade', 0, 0), glade.at('Hollow', 0, 3)],
    opens: whenNoneIsLeft,
    rules: {},
  }),
  stage('The Ford', {
    ...ford,
    heroes: 'Entrance',
    portal: ford.at('Ford', 4, 1),
    groups: [required('Merriod', 'Ford'), required('Goblin Archer', 'Track', { exactly: { minion: 2 } })],
    search: [ford.at('Ford', 0, 0), ford.at('Ford', 5, 3)],
    opens: [each('defeated', everyMonster('Merriod'), opensPortal, noneLeft(everyMonster('Merriod')))],
    foes: everyMonster('Merriod'),
    rules: {},
  }),
  stage('The Fallen Keep', {
    ...ruin,
    heroes: 'Entrance',
    portal: ruin.at('Ruin', 2, 1),
    groups: [required('Ettin', 'Ruin'), open(['building', 'cursed'], 'Gate', { exactly: { minion: 2 } })],
    search: [ruin.at('Court', 0, 0), ruin.at('Court', 5, 3)],
    opens: [each('defeated', everyMonster('Ettin'), opensPortal, noneLeft(everyMonster('Ettin')))],
    foes: everyMonster('Ettin'),
    rules: {},
  }),
  stage('The Drowned Island', {
    ...marsh,
    heroes: 'Entrance',
    portal: marsh.at('Island', 2, 2),
    groups: [open(['water', 'wilderness'], 'Island')],
    search: [marsh.at('Reeds', 0, 2), marsh.at('Island', 0, 0)],
    marks: { Beacon: [marsh.at('Reeds', 4, 0), marsh.at('Island', 3, 3)] },
    opens: [withMark('Beacon', 'Light the beacon', everyHero, whenAllUsed('Beacon', opensPortal))],
    uses: 'Beacon',
    rules: {},
  }),
  stage('The Saddle', {
    ...ridge,
    heroes: 'Entrance',
    portal: ridge.at('Saddle', 2, 1),
    groups: [
      open(['mountain', 'cold'], 'Saddle', { exactly: { minion: 1 } }),
      open(['cave'], 'Ledge', { exactly: { minion: 2 } }),
    ],
    search: [ridge.at('Saddle', 0, 0), ridge.at('Saddle', 3, 3)],
    opens: whenNoneIsLeft,
    rules: {},
  }),
];
