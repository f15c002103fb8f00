import { type AdventureGame, adventureLanguages, define } from '@questwright/adventure';
import { AUTOMATON, clone, OptionsError } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { legendStories } from '../content/legend/quests/index.ts';
import { stageStories } from '../content/legend/stages/index.ts';
import { questStories } from '../content/quests/index.ts';
import { adventure } from './adventure.ts';
import { campaign } from './campaign/read.ts';
import { campaignStart } from './campaign/start.ts';
import { DescentBox, descentBoxes } from './catalogue.ts';
import { english } from './english/index.ts';
import { moments } from './english/moments.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { activeSeat } from './figures/sides.ts';
import { START_GOLD } from './legend/road/numbers.ts';
import { legendStart } from './legend/road/start.ts';
import { overlordDecides } from './legend/table.ts';
import { type Options, readOptions } from './options.ts';
import { copyPiece } from './pieces.ts';
import { play } from './play.ts';
import { descentWith } from './scenario/components.ts';
import { scenario } from './scenario/index.ts';
import type { Descent, Piece } from './state.ts';
import { MAX_HEROES, zones } from './zones.ts';

descentBoxes.print(new DescentBox(content), descentWith);

const NO_CAMPAIGN = { campaign: null, inherited: null, act: 0 };

export const game: AdventureGame<Descent, Options> = {
  id: 'descent',
  name: 'Descent',
  version: '4',
  seats: { min: 1, max: MAX_HEROES + 1 },
  zones,
  open: [
    'overlord',
    'players',
    'twoHeroes',
    'quest',
    'encounter',
    'setUp',
    'act',
    'level',
    'round',
    'phase',
    'map',
    'doors',
    'unexplored',
    'suspended',
    'turn',
    'acting',
    'attacks',
    'tests',
    'control',
    'threat',
    'moving',
    'rising',
    'campaign',
    'legend',
    'room',
    'boxes',
    'allies',
  ],
  languages: {
    en: { ...adventureLanguages.en, ...english, ...questStories, ...stageStories, ...legendStories },
  },
  options: readOptions,
  madeUp: ({ components, map }) => components !== null || map !== '',
  start: (
    {
      players,
      map,
      act,
      level,
      quest,
      boxes,
      rooms,
      allies,
      campaign: id,
      play: how,
      mode,
      difficulty,
      dealt,
    },
    _,
    legacy,
  ) => {
    if (legacy && id === null) throw new OptionsError('A campaign goes on in a match of that campaign.');
    const {
      campaign: begun,
      inherited,
      act: past,
    } = id === null ? NO_CAMPAIGN : campaignStart(id, players.length, legacy);
    const legend =
      how === 'legend' ? legendStart(mode, difficulty ?? 'normal', players.length, inherited) : null;
    if (legend?.road && begun && !inherited) begun.gold = START_GOLD[legend.difficulty] * players.length;
    return {
      overlord: how === 'legend' ? AUTOMATON : 0,
      players,
      twoHeroes: map === '' && players.length === 2,
      quest: quest ?? '',
      encounter: 0,
      setUp: 0,
      act: id === null ? act : past,
      level: level ?? 'basic',
      isLevelSaid: level !== null,
      round: 1,
      phase: inherited ? 'campaign' : map === '' ? 'setup' : 'hero',
      map,
      doors: [],
      turn: null,
      acting: [],
      attacks: [],
      tests: [],
      control: [],
      threat: inherited?.overlord.plot?.threat ?? 0,
      moving: [],
      rising: 0,
      answering: [],
      campaign: begun,
      inherited,
      ...(boxes && { boxes }),
      ...(rooms && { rooms }),
      ...(allies && { allies }),
      ...(dealt && { dealt }),
      counted: 0,
      ...(legend && { legend }),
    };
  },
  campaign,
  play,
  openBox: ({ components }) => descentBoxes.with(components),
  define,
  adventure,
  copyCard: (card) => copyPiece(card as Piece),
  copyFields(g) {
    g.doors = g.doors.slice();
    g.turn = g.turn && { ...g.turn };
    if (g.suspended) g.suspended = clone(g.suspended);
    g.acting = clone(g.acting);
    g.attacks = g.attacks.length > 0 ? clone(g.attacks) : [];
    g.tests = g.tests.length > 0 ? clone(g.tests) : [];
    g.control = g.control.slice();
    g.moving = g.moving.slice();
    g.answering = g.answering.slice();
    if (g.campaign) g.campaign = clone(g.campaign);
    if (g.legend) g.legend = clone(g.legend);
  },
  /** The number of a hero is the last character of the name of its zones. */
  plays: (g, figure) => g.players[Number(figure.slice(1))] ?? null,
  active: activeSeat,
  policy: overlordDecides,
  /**
   * Versions 1 and 2 had other numbers in some quests, asked what to equip in every turn, and asked more where nobody plays
   * the overlord; version 3 closed to the stunned what takes no action. Their positions are the same.
   */
  reads: (_, version) => ['1', '2', '3'].includes(version),
  facts,
  moments,
  faults,
  scenario,
};
