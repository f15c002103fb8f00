import { breaches } from './check.ts';

const found = breaches(process.cwd());
for (const breach of found) console.error(breach);
console.log(found.length === 0 ? 'Every import points the right way.' : `${found.length} breaches.`);
process.exitCode = found.length === 0 ? 0 : 1;
