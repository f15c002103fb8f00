import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serve } from '@questwright/server';

/**
 * A server in a process of its own, for tests that kill it. It loads everything and then waits for a line with
 * its settings, so that a test does not have to wait for the loading. From then on nothing but the server keeps it
 * alive, as when it is run from the command line.
 */
const lines = createInterface({ input: process.stdin });
const [line] = await once(lines, 'line');
lines.close();
process.stdin.destroy();
const { url, close } = await serve(JSON.parse(line));
// Whoever is told the address may tell it to stop in the same moment.
const toldToStop = once(process, 'SIGTERM');
console.log(url);
await toldToStop;
await close();
