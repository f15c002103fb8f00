import type { Entry } from '@questwright/kernel';
import type { EncounterDef, Goal, Rune, RuneMeaning, Terrain } from '../definitions.ts';
import { TERRAINS } from '../definitions.ts';
import { SUPPLIES, type Supply } from '../state.ts';
import { MOST_HEROES } from '../zones.ts';
import type { Components } from './components.ts';
import { printedCard, printedEncounter } from './printed.ts';
import { PLAIN_TILE, type PlacedHero, type PlacedModel, Reader } from './reader.ts';

export interface Described {
  readonly components: Components;
  readonly heroes: readonly PlacedHero[];
  readonly enemies: readonly PlacedModel[];
  /** The kinds of enemies whose fiercer side is up. */
  readonly turned: readonly string[];
  readonly terrain: readonly { readonly def: Terrain; readonly at: Entry }[];
  readonly chests: readonly Entry[];
  /** Aspect cards in play: those that lie by a tile, counted from 0, and delayed ones with the rounds that they wait. */
  readonly sustained: readonly { readonly def: string; readonly host: number }[];
  readonly delayed: readonly { readonly def: string; readonly host: number }[];
  readonly doors: readonly {
    readonly at: Entry;
    readonly to: Entry;
    readonly side: string | null;
    readonly closed: boolean;
  }[];
  /** Names, in the marching order. */
  readonly order: readonly string[];
  readonly exhausted: readonly string[];
  readonly turn: string | null;
  readonly actions: number | null;
  /** Of the turn that is under way: the steps left of a move, the abilities used, and whether anything was done yet. */
  readonly steps: number;
  readonly used: readonly string[];
  readonly begun: boolean;
  /** Portals that are known to be dead ends. */
  readonly dead: readonly { readonly at: Entry; readonly side: string }[];
  /** Whether the banner has helped an enemy card in this round. */
  readonly bannerUsed: boolean;
  readonly phase: 'turn' | 'end';
  readonly numbers: {
    readonly fate: number | null;
    readonly gold: number;
    readonly round: number;
    readonly left: number;
    readonly loud: boolean;
  };
  readonly supplies: { readonly [one in Supply]: number };
  readonly decks: { readonly [zone: string]: readonly string[] };
}

const DECKS = ['rooms', 'corridors', 'battles', 'challenges', 'treasure', 'wounds'] as const;
const SIDES = ['north', 'east', 'south', 'west'] as const;

/** A zone, whose place is looked up when the tiles lie. */
function zoneSaid(entry: Entry): Entry {
  if (entry.isSaid) entry.text('a zone such as 1A');
  return entry;
}

export function readPosition(doc: Entry): Described {
  const reader = new Reader();
  const enemies = doc
    .at('enemies')
    .or([])
    .list()
    .map((one) => reader.enemy(one));
  const heroes = doc
    .at('heroes')
    .list('a list of heroes')
    .map((one, seat) => reader.hero(one, seat));
  if (heroes.length < 1 || heroes.length > MOST_HEROES)
    throw doc.at('heroes').unexpected('one to five heroes');
  const tiles = doc
    .at('tiles')
    .or([PLAIN_TILE])
    .list()
    .map((one) => reader.tile(one));
  const encounter = readEncounter(reader, doc.at('encounter').or({}));
  const discards = doc.at('discards').or({}).asMap('discards by their decks');
  const decks = Object.fromEntries([
    ...DECKS.map((deck) => [deckZone(deck), readDeck(reader, deck, doc.at(deck))]),
    ...DECKS.filter((deck) => deck !== 'treasure').map((deck) => [
      discardZone(deck),
      discards.at(deck).isSaid ? readDeck(reader, deck, discards.at(deck)) : [],
    ]),
    ['boss-deck', bossCards(doc.at('boss'))],
    ['boss-discard', bossCards(discards.at('boss'))],
  ]);
  const sustained = inPlay(reader, doc.at('sustained'), 'sustained', tiles.length);
  const delayed = inPlay(reader, doc.at('delayed'), 'delayed', tiles.length);
  return {
    sustained,
    delayed,
    components: {
      heroes: reader.heroes,
      abilities: reader.abilities,
      enemies: reader.enemies,
      tiles: reader.tiles,
      aspects: reader.aspects,
      treasure: reader.treasure,
      wounds: reader.wounds,
      weapons: reader.weapons,
      encounter: {
        id: 'position',
        name: 'Position',
        ...encounter,
        layout: tiles.map(({ id, ...lie }) => ({ def: id, ...lie })),
      },
    },
    heroes,
    enemies,
    turned: doc.at('turned').or([]).texts(),
    terrain: doc
      .at('terrain')
      .or({})
      .entries()
      .flatMap(([def, zones]) => {
        if (!TERRAINS.includes(def as Terrain))
          throw doc.at('terrain').wrong(`there is no terrain "${def}"; there are ${TERRAINS.join(', ')}`);
        return zones.each().map((at) => ({ def: def as Terrain, at: zoneSaid(at) }));
      }),
    chests: doc.at('chests').or([]).list().map(zoneSaid),
    doors: doc
      .at('doors')
      .or([])
      .list()
      .map((one) => ({
        at: zoneSaid(one.at('at')),
        to: zoneSaid(one.at('to')),
        side: one.at('side').isSaid ? one.at('side').oneOf(SIDES) : null,
        closed: one.at('closed').flag(),
      })),
    order: doc.at('order').or([]).texts(),
    exhausted: doc.at('exhausted').or([]).texts(),
    turn: doc.at('turn').isSaid ? doc.at('turn').text() : null,
    actions: doc.at('actions').isSaid ? doc.at('actions').whole({ min: 0, max: 9 }) : null,
    steps: doc.at('walk').or(0).whole({ min: 0, max: 9 }),
    used: doc.at('used').or([]).texts(),
    begun: doc.at('begun').flag(),
    dead: doc
      .at('dead')
      .or([])
      .list()
      .map((one) => ({ at: zoneSaid(one.at('at')), side: one.at('side').oneOf(SIDES) })),
    bannerUsed: doc.at('banner').or('ready').oneOf(['ready', 'used']) === 'used',
    phase: doc.at('phase').or('turn').oneOf(['turn', 'end']),
    numbers: {
      fate: doc.at('fate').isSaid ? doc.at('fate').whole({ min: 0, max: 5 }) : null,
      gold: doc.at('gold').or(0).whole({ min: 0 }),
      round: doc.at('round').or(1).whole({ min: 1 }),
      left: doc
        .at('left')
        .or(encounter.goal === 'outlast' ? encounter.rounds : 0)
        .whole({ min: 0 }),
      loud: doc.at('echo').or('quiet').oneOf(['quiet', 'loud']) === 'loud',
    },
    supplies: Object.fromEntries(
      SUPPLIES.map((one) => [one, doc.at('supplies').or({}).at(one).or(0).whole({ min: 0, max: 3 })]),
    ) as { [one in Supply]: number },
    decks,
  };
}

/** Aspect cards in play: by their names, or described like those of a deck, with the tile or the rounds that they wait. */
const inPlay = (
  reader: Reader,
  entry: Entry,
  timing: 'sustained' | 'delayed',
  tiles: number,
): { readonly def: string; readonly host: number }[] =>
  entry
    .or([])
    .list('aspect cards')
    .map((one) => {
      const card = one.isMap && one.at('card').isSaid ? one.at('card') : one;
      const def = reader.aspect(card, 'battle', timing);
      const isLaid = card !== one;
      const host =
        timing === 'sustained'
          ? (isLaid ? one.at('tile').or(1).whole({ min: 1, max: tiles }) : 1) - 1
          : isLaid
            ? one.at('waits').or(0).whole({ min: 0 })
            : 0;
      return { def, host };
    });

/** The exits of the mat, clockwise from the north-west; each has a number as well. */
const EXIT_NAMES = ['north-west', 'north-east', 'east', 'south-east', 'south-west', 'west'] as const;

function readExit(entry: Entry): number {
  const numbers = EXIT_NAMES.map((_, number) => String(number));
  const word = entry.oneOf([...EXIT_NAMES, ...numbers]);
  return Math.max((EXIT_NAMES as readonly string[]).indexOf(word), numbers.indexOf(word));
}

type SaidRules = Pick<EncounterDef, 'goal' | 'exit' | 'rounds' | 'runes' | 'wanderers' | 'reinforcements'>;

/** An encounter of the box by its name, or one that is described. */
function readEncounter(reader: Reader, entry: Entry): SaidRules {
  if (entry.isText) {
    const { goal, exit, rounds, runes, wanderers, reinforcements } = printedEncounter(entry);
    return { goal, exit, rounds, runes, wanderers, reinforcements };
  }
  const said = entry.asMap('an encounter with its goal');
  const runes = said
    .at('runes')
    .or({})
    .entries()
    .map(([rune, one]) => [rune, reader.meaning(one)] as [Rune, RuneMeaning]);
  return {
    goal: said.at('goal').or('outlast').oneOf<Goal>(['crawl', 'fixed', 'outlast', 'tunnel', 'boss']),
    exit: readExit(said.at('exit').or(0)),
    rounds: said.at('rounds').or(99).whole({ min: 0 }),
    runes: Object.fromEntries(runes),
    wanderers: said
      .at('wanderers')
      .or([])
      .list()
      .map((one) => reader.enemyKind(one)),
    reinforcements: reader.reinforcements(said.at('reinforcements')),
  };
}

const bossCards = (entry: Entry): string[] =>
  entry
    .or([])
    .list()
    .map((one) => {
      const card = printedCard(one, 'bossCards');
      if (card === null) throw one.unexpected('the name of a boss card');
      return card;
    });

const pileOf = (deck: (typeof DECKS)[number]): string =>
  deck === 'treasure' ? 'treasure' : deck.replace(/s$/, '');
const deckZone = (deck: (typeof DECKS)[number]): string => `${pileOf(deck)}-deck`;
const discardZone = (deck: (typeof DECKS)[number]): string => `${pileOf(deck)}-discard`;

function readDeck(reader: Reader, deck: (typeof DECKS)[number], entry: Entry): string[] {
  if (deck === 'wounds' && !entry.isSaid) return Array.from({ length: 12 }, () => reader.wound(entry.or({})));
  const cards = entry.or([]).list();
  switch (deck) {
    case 'rooms':
      return cards.map((one) => reader.tileCard(one, 'room'));
    case 'corridors':
      return cards.map((one) => reader.tileCard(one, 'corridor'));
    case 'battles':
      return cards.map((one) => reader.aspect(one, 'battle'));
    case 'challenges':
      return cards.map((one) => reader.aspect(one, 'challenge'));
    case 'treasure':
      return cards.map((one) => reader.treasureCard(one));
    case 'wounds':
      return cards.map((one) => reader.wound(one));
  }
}
