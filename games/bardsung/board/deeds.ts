import type { LogEntry } from '@questwright/kernel';

const HERO = 'bs.log.turn';
const BEHAVES = 'bs.log.behaves';
const END = 'bs.log.end-phase';

/** What somebody did, step by step. */
export interface Deed {
  /** Who did it: an enemy with the entry of its behaviour that chose the deed, a hero, or nobody in the end phase. */
  readonly by: 'enemy' | 'hero' | 'end';
  readonly name: string;
  /** The name of the behaviour card. */
  readonly behaviour: string;
  readonly head: LogEntry | null;
  readonly lines: readonly LogEntry[];
}

/** Lines that the roll scene and the mat show already. */
const QUIET = new Set([
  'bs.log.rolls',
  'bs.log.moves',
  'bs.log.enemy-attacks',
  'bs.log.round',
  'bs.log.order',
]);

/**
 * What has happened since the hero who took a turn before this one was done, or in this turn: every enemy's deeds with the
 * behaviour entries that chose them, and the end phase.
 */
export function deedsIn(log: readonly LogEntry[]): Deed[] {
  const deeds: {
    by: Deed['by'];
    name: string;
    behaviour: string;
    head: LogEntry | null;
    lines: LogEntry[];
  }[] = [];
  for (const line of log.slice(beginningOf(log))) {
    const { key, args = {} } = line;
    const last = deeds.at(-1);
    if (key === HERO)
      deeds.push({ by: 'hero', name: String(args.hero), behaviour: '', head: null, lines: [] });
    else if (key === END) deeds.push({ by: 'end', name: '', behaviour: '', head: line, lines: [] });
    else if (key === BEHAVES)
      deeds.push({
        by: 'enemy',
        name: String(args.model),
        behaviour: String(args.behaviour),
        head: line,
        lines: [],
      });
    else if (last && !QUIET.has(key)) last.lines.push(line);
  }
  return deeds.filter(({ by, lines }) => by === 'enemy' || lines.length > 0);
}

/** From the last hero's turn that came before what the enemies and the end phase did. */
function beginningOf(log: readonly LogEntry[]): number {
  const now = log.findLastIndex(({ key }) => key === HERO);
  const between = log.findLastIndex(({ key }, i) => i < now && key === HERO);
  const hasEnemies = log.slice(between + 1, now).some(({ key }) => key === BEHAVES || key === END);
  if (!hasEnemies) return Math.max(0, now);
  const first = log.findIndex(({ key }, i) => i > between && (key === BEHAVES || key === END));
  return Math.max(0, first);
}
