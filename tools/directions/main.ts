import { breaches } from './check.ts';

const found = breaches(process.cwd());
for (const breach of found) console.error(breach);
if (found.length === 0)
  console.log('Every import points the right way, none in a circle, and rules depend on the state alone.');
process.exitCode = found.length === 0 ? 0 : 1;
