import type { Moment } from '@questwright/board-kit';
import type { LogEntry, Text } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { cardsOf } from '../rules/catalogue.ts';

const NEMESES = new Set(content.quests.flatMap(({ nemesis }) => nemesis ?? []));
const DEFS = new Map(cardsOf(content).map(({ name, id }) => [name, id]));

/** What everybody should see in what was logged, in its order: cards that are drawn, new places, the nemesis. */
export function momentsIn(lines: readonly LogEntry[]): Moment[] {
  return lines.flatMap(({ key, args = {} }): Moment[] => {
    const text: Text = [key, args];
    const def = DEFS.get(String(args.card ?? args.location ?? args.enemy));
    if (def === undefined) return [];
    if (key === 'ht.log.draws') return [{ kind: 'drawn', def, text }];
    if (key === 'ht.log.location') return [{ kind: 'page', def, text }];
    if (key === 'ht.log.spawns' && NEMESES.has(def)) return [{ kind: 'foe', def, text }];
    return [];
  });
}
