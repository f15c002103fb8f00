import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaults, type Settings } from '../../src/settings.ts';
import { type DatabaseHouse, sqliteHouse } from '../kit/databases.ts';
import { ServerProcess } from '../kit/processes.ts';
import { TEST_GAMES_AND_HEROES } from '../kit/server.ts';
import { share } from './hostile/honest.ts';
import { kinds } from './hostile/kinds.ts';
import { alone, beside, complaints, limitOn, type TrialPlan } from './hostile/trial.ts';

/** Fewer of everything than a server is delivered with, so that guests soon have had enough. */
const FEW = {
  matchesPerHour: 8,
  filesPerHour: 2,
  chatPerMinute: 6,
  fetchesPerMinute: 6,
  reportsPerHour: 2,
  rulesMsPerMinute: 1000,
  botMsPerMinute: 500,
  requestTimeout: 1000,
} satisfies Partial<Settings>;
const GUESTS = 4;

describe('an honest player beside hostile guests', { timeout: 60_000 }, () => {
  let house: DatabaseHouse;
  let server: ServerProcess;
  let limit: number;
  let trials = 0;

  const plan = (): TrialPlan => ({
    url: server.url,
    number: ++trials,
    guests: GUESTS,
    tries: 10_000,
    answers: 30,
    pauseMs: 20,
    atMostMs: 20_000,
  });

  beforeAll(async () => {
    house = sqliteHouse();
    server = new ServerProcess();
    const games = TEST_GAMES_AND_HEROES;
    // Guests and player seem to come from different addresses, through a proxy.
    await server.start({
      ...(await house.fresh()),
      port: 0,
      logLevel: 'silent',
      trustProxy: 1,
      games,
      ...FEW,
    });
    await alone(plan());
    limit = limitOn(await alone(plan()));
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await house.close();
  }, 60_000);

  it.each(kinds.map((kind) => ({ kind, name: kind.name })))(
    'waits for no answer: $name',
    async ({ kind }) => {
      const { waits, tally } = await beside(kind, plan());
      expect(complaints(kind, tally, kind.atMost({ ...defaults, ...FEW }, GUESTS))).toEqual([]);
      const half = share(waits, 0.5);
      // If it took longer, perhaps the machine has less time for us than at the beginning.
      if (half >= limit) limit = limitOn(await alone(plan()));
      expect(half).toBeLessThan(limit);
    },
  );
});
