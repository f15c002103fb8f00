import { type Card, clone, type Game, orderedBy } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { define, openBox } from './catalogue.ts';
import { englishFor } from './english/index.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { chooserFor, nextLiving } from './heroes.ts';
import { type Options, readOptions } from './options.ts';
import { copyPiece } from './pieces.ts';
import { play } from './play.ts';
import { withComponents } from './scenario/components.ts';
import { scenario } from './scenario/index.ts';
import type { Piece, Terrinoth } from './state.ts';
import { MAX_HEROES, zones } from './zones.ts';

openBox(content, withComponents);

export const game: Game<Terrinoth, Options> = {
  id: 'heroes-of-terrinoth',
  name: 'Heroes of Terrinoth',
  version: '1',
  seats: { min: 2, max: MAX_HEROES },
  zones,
  open: [
    'quest',
    'grim',
    'phase',
    'round',
    'turn',
    'first',
    'leader',
    'active',
    'peril',
    'counters',
    'action',
    'lastAction',
    'activating',
  ],
  languages: { en: englishFor(content) },
  options: readOptions,
  madeUp: ({ components }) => components !== null,
  start: (options) => ({
    wishes: { quest: options.quest, heroes: options.heroes, leader: options.leader },
    grim: options.grim,
    components: options.components,
    quest: '',
    phase: 'setup',
    round: 0,
    turn: 0,
    first: 0,
    leader: 0,
    active: 0,
    chosen: 0,
    peril: 0,
    counters: {},
    action: null,
    lastAction: null,
    activating: -1,
    refills: 0,
  }),
  play,
  define,
  copyCard: (card) => copyPiece(card as Piece),
  copyFields(g) {
    if (g.action) g.action = clone(g.action);
  },
  active: (g) => g.active,
  /** Abilities that happen together are ordered by the active hero. */
  order: (g, abilities) => orderedBy(g, orderer(g), abilities),
  alike,
  facts,
  faults,
  scenario,
};

const orderer = (g: Terrinoth): number =>
  g.phase === 'setup' || nextLiving(g, 0) < 0 ? g.active : chooserFor(g, g.active);

/** Cards of one back change places only within the stack of the deck that they came from. */
function alike(g: Terrinoth, card: Card): string {
  const def = define(g, card.def);
  return `${def.back ?? def.id}:${(card as Piece).stack}${def.kind === 'hero' ? card.def : ''}`;
}
