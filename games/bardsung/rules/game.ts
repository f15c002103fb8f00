import { type AdventureGame, adventureLanguages, define } from '@questwright/adventure';
import { orderedBy } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { activeSeat, adventure } from './adventure.ts';
import { BardsungBox, bardsungBoxes } from './catalogue.ts';
import { fateFor } from './encounter/begin.ts';
import { english } from './english/index.ts';
import { faults } from './faults.ts';
import { type Options, readOptions } from './options.ts';
import { copyOfPiece } from './pieces.ts';
import { play } from './play.ts';
import { withMadeUp } from './scenario/components.ts';
import { scenario } from './scenario/index.ts';
import { setUp } from './setup.ts';
import { type Bardsung, CHARACTERISTICS, type HeroSheet, type Piece } from './state.ts';
import { MOST_HEROES, zones } from './zones.ts';

bardsungBoxes.print(new BardsungBox(content), withMadeUp);

const NO_MODS = Object.fromEntries(CHARACTERISTICS.map((one) => [one, 0])) as HeroSheet['mods'];

export const game: AdventureGame<Bardsung, Options> = {
  id: 'bardsung',
  name: 'Bardsung',
  version: '1',
  seats: { min: 1, max: MOST_HEROES },
  zones,
  open: [
    'node',
    'phase',
    'step',
    'round',
    'tiles',
    'order',
    'acting',
    'queue',
    'turn',
    'bannerUsed',
    'fate',
    'supplies',
    'gold',
    'loud',
    'left',
    'dead',
    'third',
    'fallen',
    'heroes',
  ],
  languages: { en: { ...adventureLanguages.en, ...english } },
  options: readOptions,
  madeUp: ({ components }) => components !== null,
  start: ({ encounter, heroes, components }, seats) => {
    const { content: box } = bardsungBoxes.with(components);
    return {
      party: heroes,
      heroes: heroes.map((id) => ({
        mods: { ...NO_MODS, ...box.heroes.find((hero) => hero.id === id)!.mods },
        spent: 0,
      })),
      node: encounter,
      phase: 'begin',
      step: 0,
      round: 0,
      tiles: [],
      order: [],
      acting: 0,
      queue: [],
      turn: null,
      bannerUsed: false,
      fate: { most: fateFor(seats), active: fateFor(seats) },
      supplies: { charm: 3, firewood: 3, potion: 3, toolkit: 3 },
      gold: 0,
      loud: false,
      left: 0,
      dead: [],
      third: heroes.map(() => false),
      arrivals: 0,
      fallen: -1,
      revived: 0,
    };
  },
  *play(g) {
    if (g.phase === 'begin' && g.minted === 0) setUp(g);
    yield* play(g);
  },
  openBox: ({ components }) => bardsungBoxes.with(components),
  define,
  adventure,
  copyCard: (card) => copyOfPiece(card as Piece),
  copyFields(g) {
    g.fate = { ...g.fate };
    g.supplies = { ...g.supplies };
    g.turn = g.turn && { ...g.turn };
    g.order = g.order.slice();
    g.third = g.third.slice();
  },
  active: activeSeat,
  /** What happens together, the heroes put in order. */
  order: (g, abilities) => orderedBy(g, activeSeat(g), abilities),
  faults,
  scenario,
};
