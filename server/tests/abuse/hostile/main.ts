import { parseArgs } from 'node:util';
import { defaults } from '../../../src/settings.ts';
import { sqliteHouse } from '../../kit/databases.ts';
import { ServerProcess } from '../../kit/processes.ts';
import { TEST_GAMES_AND_HEROES } from '../../kit/server.ts';
import { share, type Waits } from './honest.ts';
import { kinds } from './kinds.ts';
import { beside, complaints, type TrialPlan, tooSlow, warmUp } from './trial.ts';

/*
 * `npm run abuse`: hostile guests of every kind, one kind after the other, against a server nearly as it is delivered, beside
 * a player who is honest. The server is started for it on this machine and holds nothing; no other can be attacked. A second
 * server, which nobody attacks, tells how busy the machine is.
 */

const MOST = { guests: 50, seconds: 120, tries: 100_000 };
const PAUSE_MS = 100;
/** The guests of a kind go on until they have met what they must meet, but so much longer at most. */
const OVERTIME_MS = 60_000;

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

/** Less of what cannot be used up in the time that this takes. */
const LESS = { rulesMsPerMinute: 1000, botMsPerMinute: 1000, requestTimeout: 3000, maxBacklog: 262_144 };
const settings = { ...LESS, trustProxy: 1, games: TEST_GAMES_AND_HEROES };
const houses = [sqliteHouse(), sqliteHouse()];
const servers = [new ServerProcess(), new ServerProcess()];
const [url, calmUrl] = await Promise.all(
  servers.map(async (server, i) =>
    server.start({ ...(await houses[i]!.fresh()), port: 0, logLevel: 'silent', ...settings }),
  ),
);

const plan = (number: number): TrialPlan => ({
  url: url!,
  calmUrl: calmUrl!,
  number,
  guests,
  tries: MOST.tries,
  answers: Math.ceil((1000 * seconds) / PAUSE_MS),
  pauseMs: PAUSE_MS,
  atMostMs: 1000 * seconds + OVERTIME_MS,
});
const figures = (waits: Waits): string =>
  [0.5, 0.9, 0.99].map((part) => share(waits, part).toFixed(1).padStart(8)).join('');
const line = (name: string, waits: Waits): void => console.log(`${name.padEnd(56)}${figures(waits)}`);

try {
  await warmUp({ ...plan(200), answers: 60 });
  console.log(`Milliseconds until an answer is acknowledged${' '.repeat(12)}     p50     p90     p99`);
  line('nobody else', await warmUp(plan(201)));
  for (const [i, kind] of kinds.entries()) {
    if (!kind.name.includes(values.only)) continue;
    const trial = await beside(kind, plan(i + 1));
    line(kind.name, trial.waits);
    line('    meanwhile, where nobody attacks', trial.calm);
    const met = Object.entries(trial.tally).map(([outcome, times]) => `${outcome} ${times}`);
    console.log(`    ${met.join(', ')}`);
    const atMost = kind.atMost({ ...defaults, ...settings }, guests);
    const wrong = [...complaints(kind, trial.tally, atMost), ...tooSlow(trial)];
    for (const sentence of wrong) console.log(`    WRONG: ${sentence}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
} finally {
  for (const server of servers) await server.stop();
  for (const house of houses) await house.close();
}
