import { createInterface } from 'node:readline';
import { serve } from '@questwright/server';

/**
 * A server in a process of its own, for tests that kill it. It loads everything and then waits for a line with
 * its settings, so that a test does not have to wait for the loading.
 */
createInterface({ input: process.stdin }).once('line', async (line) => {
  const { url, close } = await serve(JSON.parse(line));
  console.log(url);
  process.once('SIGTERM', () => close().then(() => process.exit(0)));
});
