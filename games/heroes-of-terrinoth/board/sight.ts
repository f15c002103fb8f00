import { readingOf, type Seen as SeenCard } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { content } from '../content/index.ts';
import type { QuestSheetDef } from '../rules/definitions.ts';
import type { TableFacts } from '../rules/facts.ts';
import type { Piece, Terrinoth } from '../rules/state.ts';

/** What the board reads from a view. */
export type Open = Pick<
  Terrinoth,
  | 'quest'
  | 'phase'
  | 'round'
  | 'leader'
  | 'active'
  | 'peril'
  | 'counters'
  | 'action'
  | 'lastAction'
  | 'activating'
>;

export type Seen = SeenCard<Piece>;

export const { openOf, factsOf, cardsOf, countOf } = readingOf<Open, TableFacts, Piece>();

/** What a part of the board reads of a position. */
interface Reads {
  readonly zones?: readonly string[];
  readonly open?: readonly (keyof Open)[];
  readonly facts?: (facts: TableFacts | null) => readonly unknown[];
}

/** Whether a part would look the same. Positions share what has not changed between them, so this is quick. */
export function looksSame(before: View, now: View, { zones = [], open = [], facts }: Reads): boolean {
  if (before === now) return true;
  const [a, b] = [openOf(before), openOf(now)];
  if (!zones.every((zone) => before.zones[zone] === now.zones[zone])) return false;
  if (!open.every((field) => a[field] === b[field])) return false;
  const [read, again] = [facts?.(factsOf(before)), facts?.(factsOf(now))];
  return !read || read.every((value, i) => value === again![i]);
}

const quests = new Map<string, QuestSheetDef>(content.quests.map((quest) => [quest.id, quest]));

export const questOf = (view: View): QuestSheetDef | undefined => quests.get(openOf(view).quest);
