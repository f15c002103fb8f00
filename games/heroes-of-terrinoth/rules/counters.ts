import { hears, note, tell } from '@questwright/adventure';
import type { Rule } from '@questwright/kernel';
import { theQuest } from './catalogue.ts';
import type { QuestSheetDef } from './definitions.ts';
import { settle } from './outcome.ts';
import type { Terrinoth } from './state.ts';

/** Changes a counter of the quest within its bounds. */
export function* changeCounter(g: Terrinoth, counter: string, by: number): Rule {
  const { name, max = Number.POSITIVE_INFINITY } = theQuest(g).counters[counter]!;
  const before = g.counters[counter]!;
  const n = Math.max(0, Math.min(max, before + by));
  if (n === before) return;
  g.counters = { ...g.counters, [counter]: n };
  note(g, 'ht.log.counter', { counter: name, n }, 'HT-QUEST-04');
  if (hears(g, 'counterChanged')) yield* tell(g, 'counterChanged', { counter, from: before, to: n });
  yield* settle(g);
}

/** A quest's counters as they stand at its start, or as said. They are replaced when one changes: copies share them. */
export const startCounters = (
  counters: QuestSheetDef['counters'],
  said: Terrinoth['counters'] = {},
): Terrinoth['counters'] =>
  Object.fromEntries(Object.entries(counters).map(([id, { start }]) => [id, said[id] ?? start]));
