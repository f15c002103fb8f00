import { type AdventureGame, define, heroNames } from '@questwright/adventure';
import { content } from '../content/index.ts';
import { adventure } from './adventure.ts';
import { RuneboundBox, runeboundBoxes, scenarioDef } from './catalogue.ts';
import { instinct } from './combat/instinct.ts';
import { readsEarlier } from './earlier.ts';
import { english } from './english/index.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { newHero } from './heroes.ts';
import { GEMS } from './map/hexes.ts';
import { type Options, readOptions } from './options.ts';
import { play } from './play.ts';
import { runeboundWith } from './scenario/components.ts';
import { scenario } from './scenario/index.ts';
import { simultaneous } from './simultaneous.ts';
import { NONE, type Runebound } from './state.ts';
import { leaderOf } from './whose-turn.ts';
import { MAX_HEROES, zones } from './zones.ts';

runeboundBoxes.print(new RuneboundBox(content), runeboundWith);

export const game: AdventureGame<Runebound, Options> = {
  id: 'runebound',
  name: 'Runebound',
  version: '3',
  seats: { min: 1, max: MAX_HEROES },
  zones,
  open: [
    'scenario',
    'phase',
    'round',
    'first',
    'active',
    'act',
    'time',
    'ended',
    'heroes',
    'gems',
    'villain',
    'zombies',
    'combat',
    'roll',
    'test',
  ],
  languages: { en: english },
  options: readOptions,
  madeUp: ({ components }) => components !== null,
  start: ({ wishes, components }, seats) => ({
    wishes,
    components,
    scenario: '',
    phase: 'setup',
    round: 0,
    taken: 0,
    first: 0,
    active: 0,
    act: 1,
    time: 0,
    ended: false,
    heroes: Array.from({ length: seats }, newHero),
    gems: GEMS.map(() => false),
    villain: NONE,
    zombies: [],
    combat: null,
    roll: null,
    test: null,
  }),
  play,
  openBox: ({ components }) => runeboundBoxes.with(components),
  define,
  adventure,
  /** The automated player controls an enemy that no player is left to control: it is always the defender. */
  policy: (g, choice) => instinct(g, choice, 1),
  active: leaderOf,
  order: simultaneous,
  reads: readsEarlier,
  facts,
  scene: (g) => ({
    ...(g.scenario && { scene: scenarioDef(g).name }),
    ...(g.round > 0 && { round: g.round }),
    roles: heroNames(g),
  }),
  faults,
  scenario,
};
