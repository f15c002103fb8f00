import { type AdventureGame, adventureLanguages, define } from '@questwright/adventure';
import { clone, orderedBy } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { activeSeat, adventure } from './adventure.ts';
import { campaign } from './campaign/legacy.ts';
import { BardsungBox, bardsungBoxes } from './catalogue.ts';
import { english } from './english/index.ts';
import { tableFacts } from './facts.ts';
import { faults } from './faults.ts';
import { type Options, readOptions } from './options.ts';
import { copyOfPiece } from './pieces.ts';
import { play } from './play.ts';
import { withMadeUp } from './scenario/components.ts';
import { scenario } from './scenario/index.ts';
import { setUp } from './setup.ts';
import { startOf } from './start.ts';
import type { Bardsung } from './state.ts';
import { MOST_HEROES, zones } from './zones.ts';

bardsungBoxes.print(new BardsungBox(content), withMadeUp);

export const game: AdventureGame<Bardsung, Options> = {
  id: 'bardsung',
  name: 'Bardsung',
  version: '7',
  seats: { min: 1, max: MOST_HEROES },
  zones,
  open: [
    'party',
    'node',
    'journey',
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
  start: startOf,
  *play(g) {
    if (g.minted === 0) setUp(g);
    yield* play(g);
  },
  openBox: ({ components }) => bardsungBoxes.with(components),
  define,
  adventure,
  campaign,
  copyCard: copyOfPiece,
  copyFields(g) {
    g.fate = { ...g.fate };
    g.supplies = { ...g.supplies };
    g.turn = g.turn && { ...g.turn };
    g.order = g.order.slice();
    g.third = g.third.slice();
    g.journey = g.journey && clone(g.journey);
  },
  active: activeSeat,
  /** The heroes decide the order of what happens at the same time. */
  order: (g, abilities) => orderedBy(g, activeSeat(g), abilities),
  /** Earlier versions had other runes in their tables, other numbers on some cards, and more fields on cards in decks. */
  reads: (_, version) => ['1', '2', '3', '4', '5', '6'].includes(version),
  facts: tableFacts,
  faults,
  scenario,
};
