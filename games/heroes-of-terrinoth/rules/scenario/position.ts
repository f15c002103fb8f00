import { HERO } from '@questwright/adventure';
import { type Entry, Seats } from '@questwright/kernel';
import type { EnemyCardDef, QuestSheetDef } from '../definitions.ts';
import type { RoundPhase } from '../state.ts';
import type { Components } from './components.ts';
import { readBelongings, readHeroes } from './hero-words.ts';
import { CardReader, type Lies, type Placed } from './placed.ts';
import { stacksSaid } from './stack-words.ts';

/** A described match: who plays which quest, with every name resolved. */
export interface Described {
  readonly reader: CardReader;
  readonly heroes: readonly Placed[];
  /** What the heroes are called. */
  readonly names: readonly string[];
  readonly quest: string;
  readonly grim: boolean;
  readonly leader: number | null;
  /** Null when the match begins with its set-up. */
  readonly position: DescribedPosition | null;
}

export interface DescribedPosition {
  readonly phase: RoundPhase;
  readonly round: number;
  /** Whose turn it is, and which turn of the hero phase. */
  readonly seat: number;
  readonly turn: number;
  readonly leader: number;
  readonly peril: number;
  readonly counters: { readonly [counter: string]: number };
  readonly zones: ReadonlyMap<string, readonly Placed[]>;
}

interface SharedZone {
  readonly word: string;
  readonly zone: string;
  readonly kind: keyof Components;
  /** How cards can lie there. */
  readonly lies?: readonly Lies[];
  readonly down?: true;
}

const SHARED: readonly SharedZone[] = [
  { word: 'shadows', zone: 'shadows', kind: 'enemies', lies: ['exhausted', 'facedown', 'wounds'] },
  { word: 'lair', zone: 'lair', kind: 'enemies', lies: ['facedown'] },
  { word: 'aside', zone: 'aside', kind: 'enemies' },
  { word: 'enemy deck', zone: 'enemy-deck', kind: 'enemies', down: true },
  { word: 'enemy discard', zone: 'enemy-discard', kind: 'enemies' },
  { word: 'location deck', zone: 'location-deck', kind: 'locations', down: true },
  { word: 'exploration deck', zone: 'exploration-deck', kind: 'exploration', down: true },
  { word: 'exploration discard', zone: 'exploration-discard', kind: 'exploration' },
];

const PHASES = ['setup', 'hero', 'enemy', 'peril', 'travel', 'end'] as const;

export function readDescribed(doc: Entry): Described {
  const reader = new CardReader();
  const phase = doc.at('phase').or('hero').oneOf(PHASES);
  // Enemies first: a quest and decks may name those that are made up here.
  const zones = phase === 'setup' ? new Map<string, Placed[]>() : readShared(reader, doc);
  const heroes = readHeroes(reader, doc.at('heroes'));
  const names = heroes.map(({ def }) => reader.define(def).name);
  const said = doc.at('leader');
  const leader = said.isSaid ? new Seats(names).read(said) : null;
  if (phase !== 'setup') {
    for (const [seat, hero] of heroes.entries()) readBelongings(reader, zones, hero, seat);
  }
  const quest = readQuest(reader, doc.at('quest').or({}), phase === 'setup');
  const described = { reader, heroes, names, quest, grim: doc.at('grim').flag(), leader };
  return { ...described, position: phase === 'setup' ? null : readPosition(doc, described, phase, zones) };
}

function readShared(reader: CardReader, doc: Entry): Map<string, Placed[]> {
  const zones = new Map<string, Placed[]>();
  for (const { word, zone, kind, lies = [], down } of SHARED) {
    const cards = doc.at(word).or([]).list('a list of cards');
    const placed = cards.map((one) => reader.read(kind, one, lies));
    zones.set(zone, down ? placed.map((card) => ({ ...card, down })) : placed);
  }
  for (const { def, said } of [...zones.get('enemy-deck')!, ...zones.get('enemy-discard')!]) {
    if (isNemesis(reader, def)) throw said.wrong('a nemesis is in no deck');
  }
  for (const { def, said } of zones.get('lair')!) {
    if (!isNemesis(reader, def)) throw said.wrong('only a nemesis has a lair');
  }
  const location = doc.at('location');
  if (location.isSaid) {
    zones.set('location', [reader.read('locations', location, ['progress', 'tokens'])]);
  }
  return zones;
}

const isNemesis = (reader: CardReader, def: string): boolean =>
  (reader.define(def) as EnemyCardDef).rank === 'nemesis';

type Read = Omit<Described, 'position'>;

function readPosition(
  doc: Entry,
  described: Read,
  phase: RoundPhase,
  zones: Map<string, Placed[]>,
): DescribedPosition {
  const { reader, names, quest } = described;
  const isAlive = (seat: number): boolean => !zones.get(HERO[seat]!)![0]!.down;
  const alive = (seat: number, entry: Entry): number => {
    if (isAlive(seat)) return seat;
    throw entry.wrong(`${names[seat]} is defeated`);
  };
  const first = names.findIndex((_, seat) => isAlive(seat));
  const leader = alive(described.leader ?? Math.max(first, 0), doc.at('leader'));
  const said = doc.at('turn');
  const seat = said.isSaid ? alive(new Seats(names).read(said), said) : leader;
  const { peril, counters } = reader.define(quest) as QuestSheetDef;
  return {
    phase,
    round: doc.at('round').or(1).whole({ min: 1 }),
    seat,
    turn: phase === 'hero' ? readTurn(doc, (seat - leader + names.length) % names.length) : 0,
    leader,
    peril: doc.at('peril').or(1).whole({ min: 1, max: peril.spaces.length }) - 1,
    counters: readCounters(doc.at('counters').or({}).asMap('counters with numbers'), counters),
    zones,
  };
}

/** Four turns are taken in each hero phase. */
const readTurn = (doc: Entry, otherwise: number): number =>
  doc
    .at('activation')
    .or(otherwise + 1)
    .whole({ min: 1, max: 4 }) - 1;

const readCounters = (entry: Entry, counters: QuestSheetDef['counters']): DescribedPosition['counters'] =>
  Object.fromEntries(
    Object.entries(counters).map(([id, { start, max }]) => [
      id,
      entry
        .at(id)
        .or(start)
        .whole({ min: 0, ...(max !== undefined && { max }) }),
    ]),
  );

/** A quest by its name, or a plain one made up for the position. Decks are made of its stacks only at set-up. */
function readQuest(reader: CardReader, entry: Entry, isSetUp: boolean): string {
  if (entry.isText) return reader.named('quests', entry);
  const words = entry.asMap('the name of a quest, or its properties');
  const nemesis = words.at('nemesis');
  const resolved = words.with({
    name: words.at('name').or('Scenario').text('a name'),
    ...stacksSaid(reader, words, isSetUp),
    ...(nemesis.isSaid && { nemesis: readNemesis(reader, nemesis) }),
  });
  return reader.make('quests', resolved);
}

function readNemesis(reader: CardReader, entry: Entry): string {
  const { def } = reader.read('enemies', entry);
  if (!isNemesis(reader, def)) throw entry.wrong(`${reader.define(def).name} is no nemesis`);
  return def;
}
