import type { Entry } from '@questwright/kernel';
import { cellName, isSpace } from '../map/layout.ts';
import { HERO_FIGURE } from '../pieces.ts';
import {
  CONDITIONS,
  type Condition,
  OBJECTIVE_COLOURS,
  type ObjectiveColour,
  type Rank,
  type Size,
} from '../state.ts';
import type { MadeUp } from './components.ts';
import {
  readAlly,
  readCharacter,
  readFound,
  readGear,
  readHero,
  readLieutenant,
  readMonster,
  readObject,
  readSkill,
  readToken,
} from './described.ts';
import type { Drawing } from './drawing/index.ts';

/** A figure of the position. */
export interface Described {
  readonly letter: string;
  /** The number of the hero; -1 for everything else. */
  readonly hero: number;
  /** The id of the figure in the box. */
  readonly def: string;
  /** The id of the hero's sheet, or of the monster's group. */
  readonly card: string;
  /** The size of its base as it is drawn; null if it is not drawn. */
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

/** The components that the figures and cards of a document bring with them. */
export interface Growing {
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

/** Whoever is neither a monster nor a lieutenant, an ally, a character or an object is a hero. */
export const isHeroEntry = (entry: Entry): boolean =>
  entry.isText ||
  !['monster', 'lieutenant', 'ally', 'figure', 'object'].some((kind) => entry.isMap && entry.at(kind).isSaid);

export function readFigure(
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
  const at = who ? null : said.at('at');
  if (drawn && at?.isSaid) throw at.wrong(`${letter} stands on the map already`);
  const spaces = drawn?.spaces ?? spacesSaid(token, door, at, drawing);
  if (drawn && token?.isSaid) throw token.wrong(`${letter} stands on the map and cannot be knocked out`);
  if (spaces.length === 0) throw entry.wrong(`${letter} is not on the map`);
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

/** The space of a hero token, one beside a door, or those that a figure is said to be in. */
function spacesSaid(
  token: Entry | null,
  door: Entry | null,
  at: Entry | null,
  drawing: Drawing,
): readonly number[] {
  if (token?.isSaid) return [readSpace(token, drawing)];
  if (at?.isSaid)
    return at.isText ? [readSpace(at, drawing)] : at.list().map((one) => readSpace(one, drawing));
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
