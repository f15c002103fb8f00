import { type Entry, remove } from '@questwright/kernel';
import { defOf, descentBoxes } from '../catalogue.ts';
import type { EncounterDef, QuestDef } from '../definitions.ts';
import { spaceName } from '../ground.ts';
import { questCards, tokensFaceDown, tokensOnMap } from '../pieces.ts';
import { monsterNamed, takeGroup } from '../quest/groups.ts';
import { MARK } from '../quest/marks.ts';
import { SEARCH_TOKEN, UNIQUE_TOKEN } from '../search/token.ts';
import { buildMap } from '../setup/map.ts';
import { putRules } from '../setup/rules.ts';
import { layFaceDown, starredSpaces } from '../setup/unique-token.ts';
import type { Descent, Side } from '../state.ts';
import { type Drawing, readDrawing } from './drawing/index.ts';
import { readSpace } from './figure-words.ts';

/*
 * A position in an encounter of a quest of the box. Map, tokens, doors, rules and required groups are those of the quest;
 * the document says what has changed since the encounter began.
 */

export interface DescribedQuest {
  readonly quest: QuestDef;
  readonly number: number;
  readonly encounter: EncounterDef;
  readonly drawing: Drawing;
  /** The tokens on the cards of the quest's rules, by the names of the rules. */
  readonly counts: readonly { readonly rule: string; readonly n: number; readonly entry: Entry }[];
  /** The spaces of the objective tokens that have been used. */
  readonly used: readonly SaidSpace[];
  /** The spaces in which search tokens are left; null if all are. */
  readonly search: readonly SaidSpace[] | null;
  /** The space of the unique search token. */
  readonly unique: SaidSpace | null;
  /** Who won the encounter before. */
  readonly won: Side | null;
  readonly entry: Entry;
}

interface SaidSpace {
  readonly space: number;
  readonly entry: Entry;
}

export function readQuest(doc: Entry): DescribedQuest {
  const said = doc.at('quest');
  const { quests } = descentBoxes.printed.content;
  const name = said.oneOf(quests.map((one) => one.name));
  const quest = quests.find((one) => one.name === name)!;
  const number = doc.at('encounter').or(1).whole({ min: 1, max: quest.encounters.length }) - 1;
  const encounter = quest.encounters[number]!;
  const drawing = readDrawing(encounter.map().drawing);
  const spaces = (entry: Entry): SaidSpace[] => entry.list('spaces').map((one) => saidSpace(one, drawing));
  const [search, unique, won] = [doc.at('search tokens'), doc.at('unique token'), doc.at('encounter before')];
  return {
    quest,
    number,
    encounter,
    drawing,
    counts: doc
      .at('counts')
      .or({})
      .entries('tokens by the names of the rules, like "Flight: 3"')
      .map(([rule, entry]) => ({ rule, n: entry.whole({ min: 0 }), entry })),
    used: spaces(doc.at('used objectives').or([])),
    search: search.isSaid ? spaces(search) : null,
    unique: unique.isSaid ? saidSpace(unique, drawing) : null,
    won: won.isSaid ? (won.oneOf(['heroes', 'overlord']) as Side) : null,
    entry: said,
  };
}

const saidSpace = (entry: Entry, drawing: Drawing): SaidSpace => ({
  space: readSpace(entry, drawing),
  entry,
});

/** Lays out the encounter as it is when it begins, and then what has changed. */
export function arrangeQuest(g: Descent, position: DescribedQuest, groups: Map<string, number>): void {
  const { quest, number, encounter, won } = position;
  g.quest = quest.id;
  g.encounter = number;
  g.phase = 'hero';
  if (won) g.won = won;
  buildMap(g);
  putRules(g);
  hideToken(g, position);
  for (const { monster, inactive } of encounter.groups) {
    if (monster === null) continue;
    const group = takeGroup(g, monsterNamed(g, monster), inactive);
    groups.set(group.def, group.id);
  }
  count(g, position);
  useMarks(g, position);
  takeSearchTokens(g, position);
}

function count(g: Descent, { counts }: DescribedQuest): void {
  const rules = questCards(g);
  for (const { rule, n, entry } of counts) {
    const card = rules.find((one) => defOf(g, one).name === rule);
    const names = rules.map((one) => defOf(g, one).name).join(', ');
    if (!card) throw entry.wrong(`the encounter has no rule "${rule}"; there are ${names}`);
    card.tokens = n;
  }
}

function useMarks(g: Descent, { used }: DescribedQuest): void {
  for (const { space, entry } of used) {
    const mark = tokensOnMap(g).find(({ def, at }) => def === MARK && at === space);
    if (!mark) throw entry.wrong(`there is no objective token in ${spaceName(g, space)}`);
    mark.used = true;
  }
}

function takeSearchTokens(g: Descent, { search }: DescribedQuest): void {
  if (!search) return;
  const tokens = [...tokensOnMap(g), ...tokensFaceDown(g, g.overlord)].filter(
    ({ def }) => def === SEARCH_TOKEN || def === UNIQUE_TOKEN,
  );
  for (const { space, entry } of search)
    if (!tokens.some(({ at }) => at === space))
      throw entry.wrong(`the encounter has no search token in ${spaceName(g, space)}`);
  for (const token of tokens) if (!search.some(({ space }) => space === token.at)) remove(g, token);
}

/** Of the starred search tokens one is the unique one, and only the overlord knows which. */
function hideToken(g: Descent, { unique, entry }: DescribedQuest): void {
  const spaces = starredSpaces(g);
  if (unique ? !spaces.includes(unique.space) : spaces.length > 0) {
    const names = spaces.map((space) => spaceName(g, space)).join(', ') || 'none';
    throw (unique?.entry ?? entry).wrong(`the unique search token is in one of these spaces: ${names}`);
  }
  if (unique) layFaceDown(g, spaces, unique.space);
}
