import { usesOf } from '@questwright/adventure';
import { runeboundBoxes } from './catalogue.ts';
import type { Runebound } from './state.ts';

/**
 * Whether a stored position of an earlier version can be played on. It is brought into the present form on the way.
 * Between fights a position of version 1 is one of version 2.
 */
export function readsEarlier(state: unknown, version: string): boolean {
  const g = state as Runebound;
  if (version === '1' ? g.combat !== null : version !== '2') return false;
  const { used } = state as { used?: Record<string, readonly string[]> };
  for (const period in used) used[period] = used[period]!.map((key) => renamed(g, key));
  for (const { used } of g.periods ?? []) used.splice(0, used.length, ...used.map((key) => renamed(g, key)));
  return true;
}

const NUMBERED_USE = /^(?<card>(?<def>[^#]+)#\d+)\.(?<n>\d+)$/;
const NUMBERED_TRIGGER = /^(?<card>[^#]+#\d+)\/(?<event>[^/.]+)\.(?<n>\d+)$/;

/**
 * What has been used in a turn or a fight was noted by a number of the ability; now it is noted by what the ability listens
 * to, and the second for the same event by `/2`.
 */
function renamed(g: Runebound, key: string): string {
  const use = NUMBERED_USE.exec(key)?.groups;
  if (use) {
    const name = nameOfUse(g, use.def!, Number(use.n));
    return name === null ? key : `${use.card}/${name}`;
  }
  const trigger = NUMBERED_TRIGGER.exec(key)?.groups;
  if (!trigger || trigger.event === 'surge') return key;
  const n = Number(trigger.n);
  return `${trigger.card}/${trigger.event}${n === 0 ? '' : `/${n + 1}`}`;
}

function nameOfUse({ components }: Runebound, id: string, n: number): string | null {
  const { on = {} } = runeboundBoxes.with(components).find(id) ?? {};
  const use = usesOf({ on })[n];
  for (const [event, listeners] of Object.entries(on)) {
    const i = [listeners].flat().indexOf(use as never);
    if (i >= 0) return i === 0 ? event : `${event}/${i + 1}`;
  }
  return null;
}
