import { parentPort, workerData } from 'node:worker_threads';
import type { CrowdPlan } from './crowd.ts';
import { kinds } from './kinds.ts';

const { kind: name, url, address, guests, tries, atMostMs } = workerData as CrowdPlan;
const kind = kinds.find((one) => one.name === name)!;
const tally: Record<string, number> = {};
const until = performance.now() + atMostMs;
let isToldToStop = false;
parentPort!.once('message', () => {
  isToldToStop = true;
});
/** They go on until they have met what they must meet. */
const isOver = (): boolean =>
  performance.now() > until || (isToldToStop && kind.must.every((outcome) => tally[outcome]));

await Promise.all(
  Array.from({ length: guests }, (_, i) =>
    kind.attack({
      url,
      address,
      name: `Hostile ${i + 1}`,
      tries,
      isOver,
      note(outcome) {
        tally[outcome] = (tally[outcome] ?? 0) + 1;
      },
    }),
  ),
);
parentPort!.postMessage(tally);
parentPort!.unref();
