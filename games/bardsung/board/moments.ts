import type { Moment } from '@questwright/board-kit';
import type { LogEntry, Text } from '@questwright/kernel';
import { content } from '../content/index.ts';

const ASPECTS = new Map(content.aspects.map(({ name, id }) => [name, id]));
const TREASURE = new Map(content.treasure.map(({ name, id }) => [name, id]));
/** Those with a fiercer side are no common enemies. */
const GREAT = new Map(
  content.enemies.flatMap(({ name, id, fierce }) => (fierce ? [[name, id] as const] : [])),
);

/** What everybody should see in what was logged: aspect cards and treasure that are drawn, and great enemies. */
export function momentsIn(lines: readonly LogEntry[]): Moment[] {
  return lines.flatMap(({ key, args = {} }): Moment[] => {
    const text: Text = [key, args];
    const moment = (kind: Moment['kind'], def: string | undefined): Moment[] =>
      def === undefined ? [] : [{ kind, def, text }];
    if (key === 'bs.log.aspect' || key === 'bs.log.delayed')
      return moment('drawn', ASPECTS.get(String(args.card)));
    if (key === 'bs.log.treasure') return moment('drawn', TREASURE.get(String(args.card)));
    if (key === 'bs.log.enemy-comes') return moment('foe', GREAT.get(String(args.model)));
    return [];
  });
}
