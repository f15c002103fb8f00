import { parentPort, workerData } from 'node:worker_threads';
import { playHalf } from '@questwright/bots';
import { rivalsOf } from './contest.ts';
import type { Task } from './pool.ts';

/** Plays what it is told, one match after the other. */
const rivals = await rivalsOf(workerData, () => performance.now());
parentPort!.on('message', async ({ pair, half }: Task) => {
  parentPort!.postMessage(await playHalf(rivals, pair, half));
});
parentPort!.postMessage(null);
