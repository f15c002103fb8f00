import { idFor } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import { descentBoxes } from '../catalogue.ts';
import { cellName, isSpace } from '../map/layout.ts';
import { TOKEN_TERRAINS, type TokenTerrain } from '../move/terrain.ts';
import { HERO_FIGURE } from '../pieces.ts';
import {
  ATTRIBUTES,
  CONDITIONS,
  type Condition,
  OBJECTIVE_COLOURS,
  type ObjectiveColour,
  type Rank,
  type Size,
  STEPS,
  type TurnStep,
} from '../state.ts';
import type { MadeUp } from './components.ts';
import {
  readAlly,
  readCard,
  readCharacter,
  readFound,
  readGear,
  readHero,
  readLieutenant,
  readMonster,
  readObject,
  readSkill,
  readToken,
  writtenSkill,
} from './described.ts';
import { drawLayout } from './drawing/draw.ts';
import { DrawingError } from './drawing/error.ts';
import { type Drawing, readDrawing } from './drawing/index.ts';
import { type DescribedLegend, readLegend } from './legend-words.ts';
import { readQuestRule } from './quest-words.ts';

/** A figure of the position. */
export interface Described {
  readonly letter: string;
  /** The number of the hero; -1 for everything else. */
  readonly hero: number;
  /** The id of the figure in the box. */
  readonly def: string;
  /** The id of the hero's sheet, or of the monster's group. */
  readonly card: string;
  readonly size: Size | null;
  /** Its spaces, or the space of the hero token of a knocked out hero. */
  readonly spaces: readonly number[];
  readonly knockedOut: boolean;
  readonly damage: number | null;
  readonly fatigue: number | null;
  readonly conditions: readonly Condition[];
  readonly acted: boolean;
  /** The colours of the objective tokens that it carries. */
  readonly carrying: readonly ObjectiveColour[];
  /** Whether the quest has made its group inactive. */
  readonly inactive: boolean;
  /** The ids of the weapons that a hero has equipped. */
  readonly weapons: readonly string[];
  /** The ids of what a hero has and has not equipped. */
  readonly packed: readonly string[];
  /** The ids of the weapons among a hero's Search cards. */
  readonly found: readonly string[];
  /** Whether it is an object, which is no figure. */
  readonly isObject: boolean;
  /** The ids of a hero's skills, or of the cards that belong to a monster. */
  readonly skills: readonly string[];
  /** The names of the hero's cards that are exhausted, and of the Search cards that have been used. */
  readonly exhausted: readonly NamedCard[];
  readonly usedCards: readonly NamedCard[];
  /** Whether the heroic feat has been used. */
  readonly featUsed: boolean;
  /** Class tokens on the hero's sheet. */
  readonly tokens: number;
  /** The ids of the class tokens that it has. */
  readonly held: readonly string[];
  /** The letter of the hero whose familiar it is. */
  readonly owner: string | null;
  readonly entry: Entry;
}

/** A card of a hero's, by its name. */
export interface NamedCard {
  readonly name: string;
  readonly entry: Entry;
}

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

interface Growing {
  readonly activations: MadeUp['activations'][number][];
  readonly heroes: MadeUp['heroes'][number][];
  readonly monsters: MadeUp['monsters'][number][];
  readonly weapons: MadeUp['weapons'][number][];
  readonly items: MadeUp['items'][number][];
  readonly skills: MadeUp['skills'][number][];
  readonly characters: MadeUp['characters'][number][];
  readonly objects: MadeUp['objects'][number][];
  readonly overlord: string[];
  readonly quest: MadeUp['quest'][number][];
}

export function readPosition(doc: Entry): Position {
  const drawing = readMap(doc.at('map'));
  const act = doc.at('act').or(1).whole({ min: 1, max: 2 });
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
  const tokens = readTokens(doc.at('tokens'), drawing);
  return {
    map: drawLayout(drawing.layout),
    drawing,
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
    twoHeroes: doc.at('two heroes').flag(),
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

/** `locked`, `removed`, or the attribute that is tested to open it. */
const readLock = (entry: Entry): string =>
  entry.isText ? entry.oneOf(['locked', 'removed'] as const) : entry.at('test').oneOf(ATTRIBUTES);

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

/** A card by its name or in the words of skills; what lies somewhere says `card`. */
function readInPlay(entry: Entry, made: Growing['skills']): DescribedCard {
  const lies = entry.isMap && entry.at('card').isSaid;
  const letter = (word: string): string | null =>
    lies && entry.at(word).isSaid ? entry.at(word).text('the letter of a figure') : null;
  return {
    card: readSkill(lies ? entry.at('card') : entry, made),
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

/** Who is neither a monster nor a lieutenant, an ally, a character or an object is a hero. */
const isHeroEntry = (entry: Entry): boolean =>
  entry.isText ||
  !['monster', 'lieutenant', 'ally', 'figure', 'object'].some((kind) => entry.isMap && entry.at(kind).isSaid);

function readFigure(
  letter: string,
  entry: Entry,
  drawing: Drawing,
  act: number,
  made: Growing,
  heroes: number,
  all: number,
): Described {
  const drawn = drawing.figures.find((one) => one.letter === letter);
  const said = entry.isMap ? entry : entry.with({});
  const who = entry.isText ? entry : null;
  const isLieutenant = !who && said.at('lieutenant').isSaid;
  const isMonster = isLieutenant || (!who && said.at('monster').isSaid);
  const isObject = !who && said.at('object').isSaid;
  const isAlly = !who && said.at('ally').isSaid;
  const isCharacter = !who && (isObject || isAlly || said.at('figure').isSaid);
  const other = isObject
    ? readObject(said.at('object'), letter, made.objects)
    : isAlly
      ? readAlly(said.at('ally'), all)
      : isCharacter
        ? readCharacter(said.at('figure'), letter, made.characters)
        : null;
  const sheet = isMonster || isCharacter ? null : readHero(who ?? said.at('hero'), letter, made.heroes);
  const rank = isMonster ? (said.at('rank').or('minion').oneOf(['minion', 'master']) as Rank) : 'minion';
  const own = isMonster ? said.at('act').or(act).whole({ min: 1, max: 2 }) : act;
  const monster = isLieutenant
    ? readLieutenant(said.at('lieutenant'), own, all)
    : isMonster
      ? readMonster(said.at('monster'), letter, own, rank, made.monsters)
      : null;
  const token = who || (isMonster && !isLieutenant) || isCharacter ? null : said.at('token');
  const door = isObject ? said.at('object').at('door') : null;
  const spaces = drawn?.spaces ?? spacesSaid(token, door, drawing);
  if (drawn && token?.isSaid) throw token.wrong(`${letter} stands on the map and cannot be knocked out`);
  if (spaces.length === 0 && !token?.isSaid) throw entry.wrong(`${letter} is not on the map`);
  return {
    letter,
    hero: sheet ? heroes : -1,
    def: sheet ? `${sheet}${HERO_FIGURE}` : (other ?? monster!.def),
    card: sheet ?? monster?.group ?? '',
    size: drawn?.size ?? (door?.isSaid ? 'small' : null),
    spaces,
    knockedOut: token?.isSaid ?? false,
    damage: who ? null : readCount(said.at('damage')),
    fatigue: who || isMonster ? null : readCount(said.at('fatigue')),
    conditions: who ? [] : readConditions(said.at('conditions')),
    acted: who ? false : said.at('acted').flag(),
    carrying: who
      ? []
      : said
          .at('carrying')
          .or([])
          .list('colours of objective tokens')
          .map((one) => one.oneOf(OBJECTIVE_COLOURS)),
    inactive: isMonster && said.at('inactive').flag(),
    exhausted: sheet && !who ? readNames(said.at('exhausted')) : [],
    usedCards: sheet && !who ? readNames(said.at('used')) : [],
    featUsed: sheet !== null && !who && said.at('feat').or('ready').oneOf(['used', 'ready']) === 'used',
    tokens: sheet && !who ? said.at('tokens').or(0).whole({ min: 0 }) : 0,
    held: who
      ? []
      : said
          .at('held')
          .or([])
          .list()
          .map((one) => readToken(one)),
    owner: isCharacter && said.at('of').isSaid ? said.at('of').text('the letter of a hero') : null,
    weapons:
      sheet && !who
        ? said
            .at('weapons')
            .or([])
            .list()
            .map((one) => readGear(one, made))
        : [],
    packed:
      sheet && !who
        ? said
            .at('packed')
            .or([])
            .list()
            .map((one) => readGear(one, made))
        : [],
    found:
      sheet && !who
        ? said
            .at('found')
            .or([])
            .list()
            .map((one) => readFound(one, made.weapons))
        : [],
    isObject,
    skills: who
      ? []
      : said
          .at('skills')
          .or([])
          .list()
          .map((one) => readSkill(one, made.skills)),
    entry,
  };
}

const readNames = (entry: Entry): NamedCard[] =>
  entry
    .or([])
    .list('cards by their names')
    .map((one) => ({ name: one.text('the name of a card'), entry: one }));

/** The space of a hero token, or one beside a door. */
function spacesSaid(token: Entry | null, door: Entry | null, drawing: Drawing): number[] {
  if (token?.isSaid) return [readSpace(token, drawing)];
  return door?.isSaid ? [spaceNames(drawing.layout).indexOf(door.text().split('|')[0]!)] : [];
}

const readCount = (entry: Entry): number | null => (entry.isSaid ? entry.whole({ min: 0 }) : null);

const readConditions = (entry: Entry): Condition[] =>
  entry
    .or([])
    .list('conditions, like [poisoned]')
    .map((one) => one.oneOf(CONDITIONS));

/** A space by its name. */
export function readSpace(entry: Entry, { layout }: Drawing): number {
  const name = entry.text('a space, like c4');
  const space = spaceNames(layout).indexOf(name);
  if (space < 0) throw entry.wrong(`there is no space "${name}" on the map`);
  return space;
}

function spaceNames(layout: Drawing['layout']): string[] {
  const names: string[] = [];
  for (let cell = 0; cell < layout.cells.length; cell++)
    if (isSpace(layout, cell)) names.push(cellName(layout, cell));
  return names;
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
