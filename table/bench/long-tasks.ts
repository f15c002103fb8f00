import type { CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How much of it the thread was at work, rather than waiting for a processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** How long the page's main thread worked on each of its tasks while something was done, in milliseconds. */
export async function tasksDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
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
function tasksOf(events: readonly TraceEvent[]): number[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = mains.map(({ pid, tid }) =>
    events.filter(
      (event) => event.pid === pid && event.tid === tid && /RunTask$/.test(event.name) && event.dur,
    ),
  );
  const total = (list: readonly TraceEvent[]): number => list.reduce((sum, { dur = 0 }) => sum + dur, 0);
  const busiest = tasks.sort((a, b) => total(b) - total(a))[0] ?? [];
  return busiest.map(({ dur = 0, tdur = dur }) => tdur / 1000);
}
