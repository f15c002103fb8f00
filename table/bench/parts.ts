import type { TraceEvent } from './trace-event.ts';

/** What the browser does in a task, by the names of the trace. What has none belongs to what it is done in. */
const PARTS: readonly (readonly [part: string, events: RegExp])[] = [
  ['garbage', /GC/],
  ['script', /^(FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireAnimationFrame|RunMicrotasks|v8)/],
  ['style', /^(UpdateLayoutTree|ParseAuthorStyleSheet)/],
  ['layout', /^Layout$/],
  ['before painting', /^PrePaint/],
  ['painting', /^Paint/],
  ['layers', /^(Layerize|UpdateLayer)/],
  ['commit', /^Commit$/],
  ['pointer', /^HitTest/],
];

const partOf = (name: string): string | undefined => PARTS.find(([, events]) => events.test(name))?.[0];

/** How long each part of a task took, in milliseconds, the longest first. */
export function partsOf(
  task: TraceEvent,
  events: readonly TraceEvent[],
): { readonly [part: string]: number } {
  const end = task.ts + (task.dur ?? 0);
  const inside = events
    .filter((event) => event !== task && event.ts >= task.ts && event.ts + (event.dur ?? 0) <= end)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const sums = new Map<string, number>();
  const add = (part: string, dur: number): void => void sums.set(part, (sums.get(part) ?? 0) + dur);
  const open = [{ part: 'other', end }];
  add('other', task.dur ?? 0);
  for (const { name, ts, dur = 0 } of inside) {
    while (open.length > 1 && open.at(-1)!.end <= ts) open.pop();
    const around = open.at(-1)!.part;
    const part = partOf(name) ?? around;
    add(around, -dur);
    add(part, dur);
    open.push({ part, end: ts + dur });
  }
  return Object.fromEntries(
    [...sums]
      .map(([part, dur]) => [part, Math.round(dur / 100) / 10] as const)
      .filter(([, ms]) => ms >= 1)
      .sort(([, a], [, b]) => b - a),
  );
}
