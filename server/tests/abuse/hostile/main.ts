import { parseArgs } from 'node:util';
import { defaults } from '../../../src/settings.ts';
import { sqliteHouse } from '../../kit/databases.ts';
import { ServerProcess } from '../../kit/processes.ts';
import { TEST_GAMES_AND_HEROES } from '../../kit/server.ts';
import { share, type Waits } from './honest.ts';
import { kinds } from './kinds.ts';
import { alone, beside, complaints, limitOn, type TrialPlan } from './trial.ts';

/*
 * `npm run abuse`: hostile guests of every kind, one kind after the other, against a server nearly as it is delivered, beside
 * a player who is honest. The server is started for it on this machine and holds nothing; no other can be attacked.
 */

const MOST = { guests: 50, seconds: 120, tries: 100_000 };
const PAUSE_MS = 100;

const { values } = parseArgs({
  options: {
    guests: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
});
const bounded = (name: 'guests' | 'seconds'): number => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 1 && number <= MOST[name]) return number;
  console.error(`--${name} is a whole number from 1 to ${MOST[name]}.`);
  process.exit(2);
};
const guests = bounded('guests');
const seconds = bounded('seconds');

const house = sqliteHouse();
const server = new ServerProcess();
/** Less of what cannot be used up in the time that this takes. */
const LESS = { rulesMsPerMinute: 1000, botMsPerMinute: 1000, requestTimeout: 3000 };
const settings = { ...LESS, trustProxy: 1, games: TEST_GAMES_AND_HEROES };
await server.start({ ...(await house.fresh()), port: 0, logLevel: 'silent', ...settings });

const plan = (number: number): TrialPlan => ({
  url: server.url,
  number,
  guests,
  tries: MOST.tries,
  answers: Math.ceil((1000 * seconds) / PAUSE_MS),
  pauseMs: PAUSE_MS,
  atMostMs: 3000 * seconds,
});
const figures = (waits: Waits): string =>
  [0.5, 0.9, 0.99].map((part) => share(waits, part).toFixed(1).padStart(8)).join('');
const line = (name: string, waits: Waits): void => console.log(`${name.padEnd(56)}${figures(waits)}`);

try {
  await alone({ ...plan(200), answers: 60 });
  const quiet = await alone(plan(201));
  const limit = limitOn(quiet);
  console.log(`Milliseconds until an answer is acknowledged${' '.repeat(12)}     p50     p90     p99`);
  line('nobody else', quiet);
  for (const [i, kind] of kinds.entries()) {
    if (!kind.name.includes(values.only)) continue;
    const { waits, tally } = await beside(kind, plan(i + 1));
    line(kind.name, waits);
    const met = Object.entries(tally).map(([outcome, times]) => `${outcome} ${times}`);
    console.log(`    ${met.join(', ')}`);
    const wrong = complaints(kind, tally, kind.atMost({ ...defaults, ...settings }, guests));
    if (share(waits, 0.9) >= limit)
      wrong.push(`Nine of ten answers should take less than ${limit.toFixed(0)} ms.`);
    for (const sentence of wrong) console.log(`    ${sentence}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
} finally {
  await server.stop();
  await house.close();
}
