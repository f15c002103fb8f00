import type { LogEntry } from '@questwright/kernel';

/** Whether a line of the log says nothing more once the next one is there: a step of a walk that goes on. */
export function isPassed(
  line: LogEntry,
  next: LogEntry,
  passing: { readonly [key: string]: string },
): boolean {
  const about = passing[line.key];
  if (about === undefined || next.key !== line.key) return false;
  return JSON.stringify(line.args?.[about]) === JSON.stringify(next.args?.[about]);
}
