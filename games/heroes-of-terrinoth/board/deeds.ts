import type { LogEntry } from '@questwright/kernel';

const BEGINS = 'ht.log.enemy-phase';
const ACTIVATES = 'ht.log.enemy-activates';
const TURNED_UP = 'ht.log.turned-up';
const READIED = 'ht.log.enemies-ready';
const ENDS = 'ht.log.round';

/** Whether what the enemies did is the newest thing that happened: no hero has acted since. */
export const isEnemyTurn = (log: readonly LogEntry[]): boolean =>
  log.findLastIndex(({ key }) => key === BEGINS) > log.findLastIndex(({ key }) => key === 'ht.log.rolls');

/** What one enemy did, or what happened without any. */
export interface Deed {
  /** The name of the enemy; empty for what no enemy did. */
  readonly enemy: string;
  readonly lines: LogEntry[];
}

/** What the enemies did in their newest phase, one after the other, and what peril brought then. */
export function deedsOf(log: readonly LogEntry[]): Deed[] {
  const deeds: Deed[] = [{ enemy: '', lines: [] }];
  for (const line of log.slice(log.findLastIndex(({ key }) => key === BEGINS) + 1)) {
    if (line.key === ENDS) break;
    const enemy = String(line.args?.enemy);
    if (line.key === TURNED_UP) deeds.push({ enemy, lines: [line] });
    else if (line.key === ACTIVATES) {
      if (deeds.at(-1)!.lines.at(-1)?.key !== TURNED_UP) deeds.push({ enemy, lines: [] });
    } else if (line.key === READIED) deeds.push({ enemy: '', lines: [] });
    else deeds.at(-1)!.lines.push(line);
  }
  return deeds.filter(({ enemy, lines }) => enemy || lines.length > 0);
}
