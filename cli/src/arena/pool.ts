import { Worker } from 'node:worker_threads';
import { type Half, type MatchRecord, type Pair, playHalf } from '@questwright/bots';
import { type Contest, rivalsOf } from './contest.ts';

/** One match to be played. */
export interface Task {
  readonly pair: Pair;
  readonly half: Half;
}

export type OnMatch = (record: MatchRecord) => void;

/** Plays all matches, in so many threads, and tells of each when it is over. */
export async function playAll(
  contest: Contest,
  tasks: readonly Task[],
  threads: number,
  onMatch: OnMatch,
): Promise<void> {
  if (threads <= 1) return playHere(contest, tasks, onMatch);
  const left = [...tasks];
  await Promise.all(
    Array.from({ length: Math.min(threads, left.length) }, () => playApart(contest, left, onMatch)),
  );
}

/** In this thread, where the time that other programs take from the processor can be left out of the measurement. */
async function playHere(contest: Contest, tasks: readonly Task[], onMatch: OnMatch): Promise<void> {
  const rivals = await rivalsOf(contest, () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  });
  for (const { pair, half } of tasks) onMatch(await playHalf(rivals, pair, half));
}

const LOADER = new URL('../../../tools/ts-loader/register.mjs', import.meta.url).href;

/** In a thread of its own, which takes the next match from the list until none is left. */
function playApart(contest: Contest, left: Task[], onMatch: OnMatch): Promise<void> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: contest,
    execArgv: ['--import', LOADER],
  });
  return new Promise((resolve, reject) => {
    thread.on('message', (record: MatchRecord | null) => {
      if (record) onMatch(record);
      const next = left.shift();
      if (next) thread.postMessage(next);
      else thread.terminate().then(() => resolve(), reject);
    });
    thread.on('error', reject);
  });
}
