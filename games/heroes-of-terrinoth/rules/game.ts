import { type AdventureGame, adventureLanguages, define, heroNames } from '@questwright/adventure';
import { type Card, clone, orderedBy } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { adventure } from './adventure.ts';
import { defOf, TerrinothBox, terrinothBoxes, theQuest } from './catalogue.ts';
import { englishFor } from './english/index.ts';
import { tableFacts } from './facts.ts';
import { faults } from './faults.ts';
import { chooserFor, nextLiving } from './heroes.ts';
import { type Options, readOptions } from './options.ts';
import { copyPiece } from './pieces.ts';
import { play } from './play.ts';
import { terrinothWith } from './scenario/components.ts';
import { scenario } from './scenario/index.ts';
import type { Piece, Terrinoth } from './state.ts';
import { PARTY_LIMIT, zones } from './zones.ts';

terrinothBoxes.print(new TerrinothBox(content), terrinothWith);

export const game: AdventureGame<Terrinoth, Options> = {
  id: 'heroes-of-terrinoth',
  name: 'Heroes of Terrinoth',
  version: '3',
  seats: { min: 2, max: PARTY_LIMIT },
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
  languages: { en: { ...adventureLanguages.en, ...englishFor(content) } },
  options: readOptions,
  madeUp: ({ components }) => components !== null,
  start: (options) => ({
    wishes: { quest: options.quest, heroes: options.heroes, leader: options.leader },
    grim: options.grim,
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
  openBox: ({ components }) => terrinothBoxes.with(components),
  define,
  adventure,
  copyCard: (card) => copyPiece(card as Piece),
  copyFields(g) {
    if (g.action) g.action = clone(g.action);
  },
  active: (g) => g.active,
  /** Abilities that happen together are ordered by the active hero. */
  order: (g, abilities) => orderedBy(g, orderer(g), abilities),
  alike,
  facts: tableFacts,
  scene: (g) => ({
    ...(g.quest && { scene: theQuest(g).name }),
    ...(g.round > 0 && { round: g.round }),
    roles: heroNames(g),
  }),
  /** Earlier versions asked more questions whose answer could not matter; their positions are the same. */
  reads: (_, version) => version === '1' || version === '2',
  faults,
  scenario,
};

const orderer = (g: Terrinoth): number =>
  g.phase === 'setup' || nextLiving(g, 0) < 0 ? g.active : chooserFor(g, g.active);

/** Cards of one back change places only within the stack of the deck that they came from. */
function alike(g: Terrinoth, card: Card): string {
  const def = defOf(g, card);
  return `${def.back ?? def.id}:${(card as Piece).stack}${def.kind === 'hero' ? card.def : ''}`;
}
