import {
  asList,
  asOneOf,
  asRecord,
  asText,
  asTexts,
  asWhole,
  onlyWords,
  type Path,
  ScenarioError,
  type Words,
} from '@questwright/kernel';
import { theBox } from '../catalogue.ts';
import { ARCHETYPES, type HeroDef } from '../definitions.ts';
import type { Phase } from '../state.ts';
import { ACTIONS, CONDITIONS, ENGAGED, HERO, ITEMS, MAX_HEROES } from '../zones.ts';
import { WHAT } from './components.ts';
import { CardReader, type Kind, type Placed } from './placed.ts';

/** A described position, with every name resolved. */
export interface DescribedPosition {
  readonly reader: CardReader;
  readonly names: readonly string[];
  readonly quest: string;
  readonly grim: boolean;
  readonly leader: number | null;
  readonly phase: Phase;
  readonly round: number;
  /** Whose turn it is, and which turn of the hero phase. */
  readonly seat: number;
  readonly turn: number;
  readonly peril: number;
  readonly counters: { readonly [counter: string]: number };
  /** Cards by zone; empty when the match begins with its set-up. */
  readonly zones: ReadonlyMap<string, readonly Placed[]>;
  readonly heroes: readonly string[];
}

export const WORDS = [
  'quest',
  'grim',
  'heroes',
  'leader',
  'phase',
  'round',
  'turn',
  'activation',
  'peril',
  'counters',
  'location',
  'shadows',
  'lair',
  'aside',
  'enemy deck',
  'enemy discard',
  'location deck',
  'exploration deck',
  'exploration discard',
] as const;

const SHARED: readonly { word: (typeof WORDS)[number]; zone: string; kind: Kind; down: boolean }[] = [
  { word: 'shadows', zone: 'shadows', kind: 'enemies', down: false },
  { word: 'lair', zone: 'lair', kind: 'enemies', down: false },
  { word: 'aside', zone: 'aside', kind: 'enemies', down: false },
  { word: 'enemy deck', zone: 'enemy-deck', kind: 'enemies', down: true },
  { word: 'enemy discard', zone: 'enemy-discard', kind: 'enemies', down: false },
  { word: 'location deck', zone: 'location-deck', kind: 'locations', down: true },
  { word: 'exploration deck', zone: 'exploration-deck', kind: 'exploration', down: true },
  { word: 'exploration discard', zone: 'exploration-discard', kind: 'exploration', down: false },
];

const PHASES = ['setup', 'hero', 'enemy', 'peril', 'travel', 'end'] as const;

export function readPosition(doc: Words): DescribedPosition {
  const reader = new CardReader();
  const zones = new Map<string, Placed[]>();
  const heroes = asList(doc.heroes, ['heroes'], 'a list of heroes');
  if (heroes.length < 2 || heroes.length > MAX_HEROES) {
    throw new ScenarioError(`expected 2 to ${MAX_HEROES} heroes, not ${heroes.length}`, ['heroes']);
  }
  // Enemies first: a quest and decks may name those that are made up here.
  for (const { word, zone, kind, down } of SHARED) {
    const cards = asList(doc[word] ?? [], [word]).map((one, i) => reader.read(kind, one, [word, i]));
    zones.set(zone, down ? cards.map((card) => ({ ...card, down: true })) : cards);
  }
  if (doc.location !== undefined)
    zones.set('location', [reader.read('locations', doc.location, ['location'])]);
  const names = withArchetypes(heroes).map((one, seat) => readHero(reader, zones, one, seat));
  const defs = heroes.map((_, seat) => zones.get(HERO[seat]!)![0]!.def);
  const phase = doc.phase === undefined ? 'hero' : asOneOf(doc.phase, ['phase'], PHASES);
  const leader = doc.leader === undefined ? null : seatOf(doc.leader, names, ['leader']);
  const seat = doc.turn === undefined ? (leader ?? 0) : seatOf(doc.turn, names, ['turn']);
  const first = leader ?? 0;
  return {
    reader,
    names,
    quest: readQuest(reader, doc),
    grim: doc.grim === true,
    leader,
    phase,
    round: doc.round === undefined ? 1 : asWhole(doc.round, ['round']),
    seat,
    turn:
      doc.activation === undefined
        ? (seat - first + heroes.length) % heroes.length
        : asWhole(doc.activation, ['activation']) - 1,
    peril: doc.peril === undefined ? 0 : asWhole(doc.peril, ['peril']) - 1,
    counters: asRecord(doc.counters ?? {}, ['counters']) as Record<string, number>,
    zones,
    heroes: defs,
  };
}

/** A quest by its name, or a plain one made up for the position. */
function readQuest(reader: CardReader, doc: Words): string {
  if (typeof doc.quest === 'string') return reader.named('quests', doc.quest, ['quest']);
  const words = asRecord(doc.quest ?? {}, ['quest'], 'the name of a quest, or its properties');
  onlyWords(words, ['quest'], ['name', ...WHAT.quests]);
  const { name = 'Scenario', nemesis, ...rest } = words;
  for (const deck of ['enemies', 'locations', 'exploration'] as const) {
    if (rest[deck] !== undefined) rest[deck] = readStacks(reader, deck, rest[deck]);
  }
  if (nemesis !== undefined) rest.nemesis = reader.read('enemies', nemesis, ['quest', 'nemesis']).def;
  return reader.make('quests', name, rest);
}

/** The stacks of a deck: single cards can be made up like any others. */
function readStacks(reader: CardReader, deck: Kind, value: unknown): Words[] {
  return asList(value, ['quest', deck], 'a list of stacks').map((one, i) => {
    const path = ['quest', deck, i];
    const { cards, ...stack } = asRecord(one, path, 'a stack: sets, cards and random');
    if (cards === undefined) return stack;
    const there = [...path, 'cards'];
    return {
      ...stack,
      cards: asList(cards, there).map((card, k) => reader.read(deck, card, [...there, k]).def),
    };
  });
}

/** Made-up heroes that name no archetype get those that are left. */
function withArchetypes(heroes: readonly unknown[]): unknown[] {
  const named = heroes.map((one) => {
    const words = (typeof one === 'string' ? { name: one } : (one ?? {})) as Words;
    const name = String(words.hero ?? words.name ?? '').toLowerCase();
    const known = theBox({ components: null }).heroes.find((def) => def.name.toLowerCase() === name);
    const isKnown = known && words.archetype === undefined && words.health === undefined;
    return { one, words, archetype: isKnown ? known.archetype : words.archetype, made: !isKnown };
  });
  const free = ARCHETYPES.filter((archetype) => !named.some((hero) => hero.archetype === archetype));
  return named.map(({ one, words, archetype, made }) =>
    made && archetype === undefined && typeof one !== 'string' ? { ...words, archetype: free.pop() } : one,
  );
}

const HERO_WORDS = ['hero', 'defeated', 'conditions', 'items', 'cards', 'exhausted cards', 'engaged'];

function readHero(reader: CardReader, zones: Map<string, Placed[]>, value: unknown, seat: number): string {
  const path = ['heroes', seat];
  const words: Words = typeof value === 'string' ? { name: value } : asRecord(value, path, 'a hero');
  onlyWords(words, path, [...HERO_WORDS, 'name', 'wounds', 'tokens', 'archetype', 'health', 'abilities']);
  const { hero, defeated, conditions, items, cards, 'exhausted cards': exhausted, engaged, ...own } = words;
  const card = reader.read('heroes', { ...own, ...(hero !== undefined && { name: hero }) }, path);
  const def = heroDefinition(reader, card.def);
  zones.set(HERO[seat]!, [{ ...card, down: defeated === true }]);
  zones.set(ACTIONS[seat]!, readCards(reader, def, cards, exhausted, path));
  zones.set(
    ENGAGED[seat]!,
    asList(engaged ?? [], [...path, 'engaged']).map((one, i) =>
      reader.read('enemies', one, [...path, 'engaged', i]),
    ),
  );
  zones.set(
    ITEMS[seat]!,
    asList(items ?? [], [...path, 'items']).map((one, i) =>
      reader.read('exploration', one, [...path, 'items', i]),
    ),
  );
  zones.set(
    CONDITIONS[seat]!,
    asTexts(conditions ?? [], [...path, 'conditions']).map((name) => ({
      ...card,
      ...BARE,
      def: name.toLowerCase(),
    })),
  );
  return def.name;
}

const BARE = { wounds: 0, tokens: 0, progress: 0, exhausted: false, down: false };

/** Name and archetype of a hero: of one in the box, or of one made up here. */
function heroDefinition(reader: CardReader, id: string): Pick<HeroDef, 'name' | 'archetype'> {
  const made = reader.components?.heroes.find((words) => words.id === id);
  if (made)
    return { name: String(made.name), archetype: (made.archetype ?? 'Warrior') as HeroDef['archetype'] };
  return theBox({ components: null }).byId.get(id) as HeroDef;
}

/** The basic cards of the archetype, with those that are named instead, and those that are exhausted. */
function readCards(
  reader: CardReader,
  { archetype }: Pick<HeroDef, 'archetype'>,
  given: unknown,
  exhausted: unknown,
  path: Path,
): Placed[] {
  const { activations } = theBox({ components: null });
  const basic = activations.filter((one) => one.archetype === archetype && one.class === null);
  const cards = new Map<string, Placed>(basic.map((def) => [def.action, { ...BARE, def: def.id }]));
  asList(given ?? [], [...path, 'cards']).forEach((one, i) => {
    const there = [...path, 'cards', i];
    const placed = reader.read('cards', one, there);
    cards.set(actionOf(reader, placed.def), placed);
  });
  const down =
    exhausted === 'all' ? [...cards.keys()] : asTexts(exhausted ?? [], [...path, 'exhausted cards']);
  for (const name of down) {
    const there = [...path, 'exhausted cards'];
    const action = cards.has(name.toLowerCase())
      ? name.toLowerCase()
      : actionOf(reader, reader.named('cards', name, there));
    const card = cards.get(action);
    if (!card) throw new ScenarioError(`the hero has no card "${name}"`, there);
    cards.set(action, { ...card, exhausted: true });
  }
  return [...cards.values()];
}

function actionOf(reader: CardReader, id: string): string {
  const made = reader.components?.cards.find((words) => words.id === id);
  if (made) return asText(made.action, ['heroes'], 'the action of a card');
  return theBox({ components: null }).activations.find((def) => def.id === id)!.action;
}

function seatOf(value: unknown, names: readonly string[], path: Path): number {
  const name = asText(value, path, 'a hero').toLowerCase();
  const seat = names.findIndex((own, i) => own.toLowerCase() === name || `p${i + 1}` === name);
  if (seat < 0)
    throw new ScenarioError(`there is no hero "${name}"; the heroes are ${names.join(', ')}`, path);
  return seat;
}
