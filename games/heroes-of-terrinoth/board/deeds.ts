import type { LogEntry } from '@questwright/kernel';
import { content } from '../content/index.ts';

const BEGINS = 'ht.log.enemy-phase';
const ACTIVATES = 'ht.log.enemy-activates';
const TURNED_UP = 'ht.log.turned-up';
const ABILITY = 'ht.log.ability';
const READIED = 'ht.log.enemies-ready';
const TRAVELS = 'ht.log.leaves';
const ENDS = 'ht.log.round';
const PLACES = new Set(content.locations.map(({ name }) => name));

/** Whether what the enemies did is the newest thing that happened: no hero has acted since. */
export const isEnemyTurn = (log: readonly LogEntry[]): boolean =>
  log.findLastIndex(({ key }) => key === BEGINS) > log.findLastIndex(({ key }) => key === 'ht.log.rolls');

/** What one enemy did, or another card, or what happened without any. */
export interface Deed {
  /** The name of the card; empty for what none did. */
  readonly by: string;
  readonly lines: LogEntry[];
}

/**
 * What the enemies did in their newest phase, one after the other, and what peril and the place brought then.
 * Nobody can tell from the log where another ability ends, so it is told with what it answered.
 */
export function deedsOf(log: readonly LogEntry[]): Deed[] {
  const deeds: Deed[] = [{ by: '', lines: [] }];
  let areReadied = false;
  for (const line of log.slice(log.findLastIndex(({ key }) => key === BEGINS) + 1)) {
    if (line.key === ENDS) break;
    const last = deeds.at(-1)!;
    const enemy = String(line.args?.enemy);
    const card = String(line.args?.card);
    if (line.key === TURNED_UP) deeds.push({ by: enemy, lines: [line] });
    else if (line.key === ACTIVATES) {
      if (last.lines.at(-1)?.key !== TURNED_UP) deeds.push({ by: enemy, lines: [] });
    } else if (line.key === READIED) {
      areReadied = true;
      deeds.push({ by: '', lines: [] });
    } else if (line.key === TRAVELS) deeds.push({ by: '', lines: [line] });
    else if (line.key === ABILITY && areReadied && PLACES.has(card)) deeds.push({ by: card, lines: [] });
    else if (line.key !== ABILITY || card !== last.by) last.lines.push(line);
  }
  return deeds.filter(({ by, lines }) => by || lines.length > 0);
}
