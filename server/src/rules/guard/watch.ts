import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import {
  CALL,
  LIMIT,
  REASON,
  RUNNING,
  STATE,
  STOPPING,
  TOO_LONG,
  TOO_MUCH,
  type WatchData,
} from './state.ts';

/** The thread that watches the guard, and stops a call that takes too long or too much. */

const { shared, memory } = workerData as WatchData;
const port = parentPort!;
const EVERY = 100;

const inspector = new Session();
inspector.connectToMainThread();

let looked = performance.now();
let seen = 0;
let took = 0;
let rss = 0;

function look(): void {
  // When the whole process was held up, this thread was too: such time is not the rules' fault.
  const passed = Math.min(performance.now() - looked, 2 * EVERY);
  looked = performance.now();
  if (Atomics.load(shared, STATE) !== RUNNING) return;
  const call = Atomics.load(shared, CALL);
  if (call !== seen) {
    seen = call;
    took = 0;
    rss = 0;
    return;
  }
  took += passed;
  const takesLong = took > Atomics.load(shared, LIMIT);
  const now = process.memoryUsage.rss();
  rss ||= now;
  const takesMuch = now - rss > memory;
  if (takesLong || takesMuch) stop(takesLong ? TOO_LONG : TOO_MUCH);
}

function stop(reason: number): void {
  // A call that ended in this very moment is not stopped any more: what runs then is none of ours.
  if (Atomics.compareExchange(shared, STATE, RUNNING, STOPPING) !== RUNNING) return;
  Atomics.store(shared, REASON, reason);
  inspector.post('Runtime.terminateExecution', () => port.postMessage('stopped'));
}

const timer = setInterval(look, EVERY);
port.once('message', () => {
  clearInterval(timer);
  inspector.disconnect();
});
port.postMessage('ready');
