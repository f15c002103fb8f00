import type { CardFace, SoundName } from '@questwright/board-kit';
import type { LogEntry, Text } from '@questwright/kernel';
import { content } from '../content/index.ts';

/** Something that everybody should see: a card that was drawn, a nemesis that enters, a new place. */
export interface Moment {
  readonly kind: 'drawn' | 'nemesis' | 'place';
  readonly def: string;
  readonly text: Text;
  readonly sound: SoundName;
}

const NEMESES = new Set(content.quests.flatMap(({ nemesis }) => nemesis ?? []));

/** The moments in what was logged, in their order. */
export function momentsIn(lines: readonly LogEntry[], cards: ReadonlyMap<string, CardFace>): Moment[] {
  const defs = new Map([...cards.values()].map(({ name, id }) => [name, id]));
  return lines.flatMap(({ key, args = {} }): Moment[] => {
    const text: Text = [key, args];
    const def = defs.get(String(args.card ?? args.location ?? args.enemy));
    if (def === undefined) return [];
    if (key === 'ht.log.draws') return [{ kind: 'drawn', def, text, sound: 'card' }];
    if (key === 'ht.log.location') return [{ kind: 'place', def, text, sound: 'travel' }];
    if (key === 'ht.log.spawns' && NEMESES.has(def)) return [{ kind: 'nemesis', def, text, sound: 'foe' }];
    return [];
  });
}

/** What has been added to a log, of which only the newest part may be known. None the first time. */
export function newLines(before: LogEntry | undefined, log: readonly LogEntry[]): readonly LogEntry[] {
  const at = before ? log.lastIndexOf(before) : -1;
  return at < 0 ? [] : log.slice(at + 1);
}
