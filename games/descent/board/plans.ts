import type { Plan } from '@questwright/board-kit';
import type { LogEntry } from '@questwright/kernel';

const DEEDS = ['d2.log.legend.deed', 'd2.log.legend.retreats'];
const STEP = 'd2.log.moves';
const DEALT = 'd2.log.dealt';
const MISSED = 'd2.log.missed';
const FALLS = ['d2.log.knocked-out', 'd2.log.defeated'];

/**
 * What monsters that nobody plays are about to do, by the line of the log that announces it. The steps that follow the
 * line are the way; the next deed begins where they end. What an attack of theirs came to is shown where it struck.
 */
export function plansIn(lines: readonly LogEntry[]): ReadonlyMap<LogEntry, Plan> {
  const found = new Map<LogEntry, Plan>();
  let moved: { readonly [name: string]: string } = {};
  let fallen: readonly string[] = [];
  let deed: Plan | null = null;
  for (const [i, line] of lines.entries()) {
    const who = String(line.args?.figure);
    if (line.key === STEP) moved = { ...moved, [who]: String(line.args?.space) };
    if (FALLS.includes(line.key)) fallen = [...fallen, who];
    if (deed && (line.key === DEALT || line.key === MISSED))
      found.set(line, { who: deed.who, way: [], whom: line.key === DEALT ? who : deed.whom, moved, fallen });
    if (!DEEDS.includes(line.key)) continue;
    const next = lines.findIndex(({ key }, n) => n > i && DEEDS.includes(key));
    const way = lines
      .slice(i, next < 0 ? undefined : next)
      .filter(({ key, args }) => key === STEP && args?.figure === who)
      .map(({ args }) => String(args?.space));
    deed = { who, way, whom: String(line.args?.target ?? ''), moved, fallen };
    found.set(line, deed);
  }
  return found;
}
