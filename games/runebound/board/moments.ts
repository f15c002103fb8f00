import type { CardFace, Moment } from '@questwright/board-kit';
import type { LogEntry, Text } from '@questwright/kernel';
import { content } from '../content/index.ts';

const GREAT = new Set(content.villains.map(({ id }) => id));

/**
 * What everybody should see in what was logged, in its order: adventures and story cards that are drawn, the villain
 * who enters or is fought, the end of an act.
 */
export function momentsIn(
  lines: readonly LogEntry[],
  cards: ReadonlyMap<string, CardFace>,
  scenario: { readonly id: string; readonly villain: string } | undefined,
): Moment[] {
  const defs = new Map([...cards.values()].map(({ name, id }) => [name, id]));
  return lines.flatMap(({ key, args = {} }): Moment[] => {
    const text: Text = [key, args];
    const def = defs.get(String(args.card ?? args.foe));
    switch (key) {
      case 'rb.log.draws':
      case 'rb.log.story':
        return def === undefined ? [] : [{ kind: 'drawn', def, text }];
      case 'rb.log.engages':
        return def !== undefined && GREAT.has(def) ? [{ kind: 'foe', def, text }] : [];
      case 'rb.log.villain-appears':
        return scenario ? [{ kind: 'foe', def: scenario.villain, text }] : [];
      case 'rb.log.act-ends':
        return scenario ? [{ kind: 'page', def: scenario.id, text }] : [];
    }
    return [];
  });
}
