import { idFor } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import { descentBoxes } from '../catalogue.ts';
import type { CardDef } from '../definitions.ts';
import { TOKEN_TERRAINS, type TokenTerrain } from '../move/terrain.ts';
import { ATTRIBUTES, OBJECTIVE_COLOURS, type ObjectiveColour, STEPS, type TurnStep } from '../state.ts';
import type { MadeUp } from './components.ts';
import { readCard, readSkill, writtenSkill } from './described.ts';
import { drawLayout } from './drawing/draw.ts';
import { DrawingError } from './drawing/error.ts';
import { type Drawing, readDrawing } from './drawing/index.ts';
import { type Described, type Growing, isHeroEntry, readFigure } from './figure-words.ts';
import { type DescribedLegend, readLegend } from './legend-words.ts';
import { type DescribedQuest, readQuest } from './named-quest.ts';
import { readQuestRule } from './quest-words.ts';

/** A card that lies before the overlord: on a figure or beside the card of its group, exhausted, and with tokens if it is said. */
export interface DescribedCard {
  readonly card: string;
  readonly on: string | null;
  readonly beside: string | null;
  readonly exhausted: boolean;
  readonly tokens: number;
  readonly entry: Entry;
}

export interface DescribedTurn {
  readonly of: string;
  readonly step: TurnStep;
  readonly actions: number;
  readonly activating: boolean;
  readonly rested: boolean;
  /** Whether the hero has performed a move action, and the attack that takes no action. */
  readonly moved: boolean;
  readonly freeAttack: boolean;
  readonly points: number;
}

/** What a document says of a position. */
export interface Position {
  readonly map: string;
  readonly drawing: Drawing;
  /** The encounter that is played, if it is that of a quest by its name; its map is not drawn then. */
  readonly named: DescribedQuest | null;
  readonly act: number;
  readonly round: number;
  readonly figures: readonly Described[];
  readonly turn: DescribedTurn | null;
  /** Overlord cards: the deck from the top, the hand and the discard pile. */
  readonly deck: readonly string[];
  readonly hand: readonly string[];
  /** Plot cards and the like that lie before the overlord, and his threat tokens. */
  readonly inPlay: readonly DescribedCard[];
  readonly threat: number;
  readonly discard: readonly string[];
  /** Doors by the spaces on their sides, and what the quest has done to them. */
  readonly doors: readonly { readonly name: string; readonly state: string; readonly entry: Entry }[];
  /** Tokens that give their spaces terrain. */
  readonly terrain: readonly { readonly terrain: TokenTerrain; readonly space: number }[];
  /** Objective tokens on the map. */
  readonly objectives: readonly { readonly colour: ObjectiveColour; readonly space: number }[];
  /** The ids of the Search cards, from the top. */
  readonly searchDeck: readonly string[];
  /** The ids of the Secret Room cards, from the top. */
  readonly rooms: readonly string[];
  /** The ids of the rules of the quest. */
  readonly quest: readonly string[];
  /** Whether an encounter has just ended. */
  readonly between: boolean;
  /** Whether exactly two heroes are in the game. */
  readonly twoHeroes: boolean;
  /** Play without an overlord, if it is that; what monsters do in it is among the components. */
  readonly legend: DescribedLegend | null;
  readonly components: MadeUp;
}

export function readPosition(doc: Entry): Position {
  const named = doc.at('quest').isSaid ? readQuest(doc) : null;
  const drawing = named ? named.drawing : readMap(doc.at('map'));
  const act = doc
    .at('act')
    .or(named?.quest.act ?? 1)
    .whole({ min: 1, max: 2 });
  const components: Growing = {
    activations: [],
    heroes: [],
    monsters: [],
    weapons: [],
    items: [],
    skills: [],
    characters: [],
    objects: [],
    overlord: [],
    quest: [],
  };
  const legend = doc.at('figures').someEntries('figures by their letters, like "H: Avric Albright"');
  const letters = legend.map(([letter]) => letter);
  for (const { letter } of drawing.figures) {
    if (!letters.includes(letter))
      throw doc.at('figures').wrong(`the map shows ${letter}, and figures does not say who that is`);
  }
  const all = legend.filter(([, entry]) => isHeroEntry(entry)).length;
  let heroes = 0;
  const figures = legend.map(([letter, entry]) => {
    const figure = readFigure(letter, entry, drawing, act, components, heroes, all);
    if (figure.hero >= 0) heroes++;
    return figure;
  });
  if (heroes === 0) throw doc.at('figures').wrong('a position has at least one hero');
  if (heroes > 4) throw doc.at('figures').wrong('a position has at most four heroes');
  if (named && heroes < 2) throw doc.at('figures').wrong('a quest is played with two to four heroes');
  refuseSharedSpaces(figures);
  const tokens = readTokens(doc.at('tokens'), drawing);
  return {
    map: drawLayout(drawing.layout),
    drawing,
    named,
    act,
    round: doc.at('round').or(1).whole({ min: 1 }),
    figures,
    turn: readTurn(doc.at('turn'), figures),
    deck: readCards(doc.at('overlord deck'), components),
    hand: readCards(doc.at('hand'), components),
    inPlay: doc
      .at('overlord cards in play')
      .or([])
      .list()
      .map((one) => readInPlay(one, components.skills)),
    threat: doc.at('threat').or(0).whole({ min: 0 }),
    discard: readCards(doc.at('overlord discard'), components),
    searchDeck: doc
      .at('search deck')
      .or([])
      .list()
      .map((one) => readCard(one)),
    rooms: doc
      .at('secret rooms')
      .or([])
      .list()
      .map((one) => readCard(one)),
    quest: doc
      .at('quest rules')
      .or([])
      .list()
      .map((one) => readQuestRule(one, components.quest, writtenSkill)),
    between: doc.at('between encounters').flag(),
    twoHeroes: doc.at('two heroes').flag() || (named !== null && heroes === 2),
    doors: doc
      .at('doors')
      .or({})
      .entries('doors by the spaces on their sides, like "a2|b2: locked"')
      .map(([name, entry]) => ({ name, state: readLock(entry), entry })),
    terrain: terrainOf(tokens),
    objectives: objectivesOf(tokens),
    legend: readLegend(doc.at('legend'), components.activations),
    components,
  };
}

/** `open`, `locked`, `removed`, or the attribute that is tested to open it. */
const readLock = (entry: Entry): string =>
  entry.isText ? entry.oneOf(['open', 'locked', 'removed'] as const) : entry.at('test').oneOf(ATTRIBUTES);

/** Only an object can be where a figure is. */
function refuseSharedSpaces(figures: readonly Described[]): void {
  const taken = new Map<number, string>();
  for (const { letter, spaces, knockedOut, isObject, entry } of figures)
    if (!knockedOut && !isObject)
      for (const space of spaces) {
        const other = taken.get(space);
        if (other) throw entry.wrong(`${letter} and ${other} are in the same space`);
        taken.set(space, letter);
      }
}

type Token = TokenTerrain | `${ObjectiveColour} objective`;

/** `c` is crumbling terrain, and digits are the terrain or the objective tokens that `tokens` says. */
function readTokens(entry: Entry, { tokens }: Drawing): { readonly token: Token; readonly space: number }[] {
  const terrains = Object.keys(TOKEN_TERRAINS) as TokenTerrain[];
  const known: Token[] = [...terrains, ...OBJECTIVE_COLOURS.map((colour) => `${colour} objective` as const)];
  const said = new Map<string, Token>([['c', 'crumbling']]);
  for (const [digit, token] of entry.or({}).entries('tokens by the digits of the map, like "1: lava"')) {
    if (!tokens.some(({ mark }) => mark === digit)) throw token.wrong(`there is no ${digit} on the map`);
    said.set(digit, token.oneOf(known));
  }
  return tokens.flatMap(({ mark, space }) => {
    if (/\d/.test(mark) && !said.has(mark))
      throw entry.wrong(`the map shows ${mark}, and tokens does not say what that is`);
    const token = said.get(mark);
    return token ? [{ token, space }] : [];
  });
}

const terrainOf = (tokens: ReturnType<typeof readTokens>): Position['terrain'] =>
  tokens.flatMap(({ token, space }) =>
    token.endsWith(OBJECTIVE) ? [] : [{ terrain: token as TokenTerrain, space }],
  );

const objectivesOf = (tokens: ReturnType<typeof readTokens>): Position['objectives'] =>
  tokens.flatMap(({ token, space }) =>
    token.endsWith(OBJECTIVE)
      ? [{ colour: token.slice(0, -OBJECTIVE.length) as ObjectiveColour, space }]
      : [],
  );
const OBJECTIVE = ' objective';

/** The ids of Overlord cards by their names; those of which nothing is known are blank. */
const readCards = (entry: Entry, made: Growing): string[] =>
  entry
    .or([])
    .texts('Overlord cards by their names')
    .map((name) => {
      const known = descentBoxes.printed.of('card').find((card) => card.name === name && card.back === BACK);
      if (!known) made.overlord.push(name);
      return known?.id ?? idFor(name);
    });
const BACK = 'overlord';

/** Some Plot cards are called like a hero's skill. */
const isOverlords = (card: CardDef): boolean =>
  card.kind === 'card' && (card.plot === true || card.back === BACK);

/** A card by its name or in the words of skills; what lies somewhere says `card`. */
function readInPlay(entry: Entry, made: Growing['skills']): DescribedCard {
  const lies = entry.isMap && entry.at('card').isSaid;
  const letter = (word: string): string | null =>
    lies && entry.at(word).isSaid ? entry.at(word).text('the letter of a figure') : null;
  return {
    card: readSkill(lies ? entry.at('card') : entry, made, isOverlords),
    on: letter('on'),
    beside: letter('beside'),
    exhausted: lies && entry.at('exhausted').flag(),
    tokens: lies ? entry.at('tokens').or(0).whole({ min: 0 }) : 0,
    entry,
  };
}

/** An error in a drawing is told with its own line and column, and leads to that place of the document. */
function readMap(entry: Entry): Drawing {
  try {
    return readDrawing(entry.text('a drawn map'));
  } catch (error) {
    throw error instanceof DrawingError ? entry.wrong(error.message, error) : error;
  }
}

function readTurn(entry: Entry, figures: readonly Described[]): DescribedTurn | null {
  if (!entry.isSaid) return null;
  const activating = entry.at('activating');
  const of = activating.isSaid ? activating : entry.at('of');
  const letter = of.text('the letter of a figure');
  if (letter === OVERLORD && !activating.isSaid) return { ...OVERLORDS_TURN };
  const figure = figures.find((one) => one.letter === letter);
  if (!figure)
    throw of.wrong(
      `there is no figure ${letter}; there are ${figures.map((one) => one.letter).join(', ')}, and ${OVERLORD}`,
    );
  if (activating.isSaid === figure.hero >= 0)
    throw of.wrong(
      activating.isSaid ? `${letter} is a hero and has turns` : `${letter} is no hero and has no turns`,
    );
  return {
    of: letter,
    activating: activating.isSaid,
    step: activating.isSaid ? '2' : (entry.at('step').or('3.II').oneOf(STEPS) as TurnStep),
    actions: entry.at('actions').or(2).whole({ min: 0, max: 9 }),
    rested: activating.isSaid ? false : entry.at('rested').flag(),
    moved: activating.isSaid ? false : entry.at('moved').flag(),
    freeAttack: activating.isSaid ? false : entry.at('free attack made').flag(),
    points: entry.at('points').or(0).whole({ min: 0 }),
  };
}

/** The overlord's turn is about to begin, and all heroes have had theirs. */
export const OVERLORD = 'overlord';
const OVERLORDS_TURN: DescribedTurn = {
  of: OVERLORD,
  activating: false,
  step: '1.I',
  actions: 0,
  rested: false,
  moved: false,
  freeAttack: false,
  points: 0,
};
