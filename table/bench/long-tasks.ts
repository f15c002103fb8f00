import type { CDPSession, Page } from 'playwright-core';
import { partsOf } from './parts.ts';
import type { TraceEvent } from './trace-event.ts';

export interface Task {
  /** When it began, in milliseconds of the machine's own clock. */
  readonly at: number;
  /** How long the page's main thread worked on it, in milliseconds. */
  readonly ms: number;
  /** How long it took by the clock, waiting for a processor that others had included. */
  readonly byClock: number;
  /** What took how long in it; nothing unless that was asked for. */
  parts(): { readonly [part: string]: number };
}

/** The tasks of the page while something was done. To trace their parts as well makes them a little longer. */
export async function tasksDuring(
  page: Page,
  withParts: boolean,
  work: () => Promise<void>,
): Promise<Task[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const parts = withParts ? ['devtools.timeline', 'v8'] : [];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata', ...parts] },
  });
  await work();
  await stop(session);
  return tasksOf(events);
}

async function stop(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
}

/** The renderer that worked most is the page's. */
function tasksOf(events: readonly TraceEvent[]): Task[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = mains.map((main) => {
    const own = events.filter(({ pid, tid, dur }) => pid === main.pid && tid === main.tid && dur);
    return { own, tasks: own.filter(({ name }) => /ThreadControllerImpl::RunTask$/.test(name)) };
  });
  const total = (list: readonly TraceEvent[]): number => list.reduce((sum, { dur = 0 }) => sum + dur, 0);
  const busiest = threads.sort((a, b) => total(b.tasks) - total(a.tasks))[0];
  if (!busiest) return [];
  return busiest.tasks.map((task) => ({
    at: task.ts / 1000,
    ms: (task.tdur ?? task.dur ?? 0) / 1000,
    byClock: (task.dur ?? 0) / 1000,
    parts: () => partsOf(task, busiest.own),
  }));
}
