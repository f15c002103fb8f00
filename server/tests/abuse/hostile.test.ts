import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaults, type Settings } from '../../src/settings.ts';
import { type DatabaseHouse, sqliteHouse } from '../kit/databases.ts';
import { ServerProcess } from '../kit/processes.ts';
import { TEST_GAMES_AND_HEROES } from '../kit/server.ts';
import { kinds } from './hostile/kinds.ts';
import { beside, complaints, type TrialPlan, tooSlow, warmUp } from './hostile/trial.ts';

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
  maxBacklog: 65_536,
} satisfies Partial<Settings>;
const GUESTS = 4;

describe('an honest player beside hostile guests', { timeout: 60_000 }, () => {
  let houses: DatabaseHouse[];
  let servers: ServerProcess[];
  let trials = 0;

  const plan = (): TrialPlan => ({
    url: servers[0]!.url,
    calmUrl: servers[1]!.url,
    number: ++trials,
    guests: GUESTS,
    tries: 10_000,
    answers: 30,
    pauseMs: 20,
    atMostMs: 20_000,
  });

  beforeAll(async () => {
    houses = [sqliteHouse(), sqliteHouse()];
    servers = [new ServerProcess(), new ServerProcess()];
    // Guests and player seem to come from different addresses, through a proxy.
    const settings = {
      port: 0,
      logLevel: 'silent' as const,
      trustProxy: 1,
      games: TEST_GAMES_AND_HEROES,
      ...FEW,
    };
    await Promise.all(
      servers.map(async (server, i) => server.start({ ...(await houses[i]!.fresh()), ...settings })),
    );
    await warmUp(plan());
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
    for (const house of houses) await house.close();
  }, 60_000);

  it.each(kinds.map((kind) => ({ kind, name: kind.name })))(
    'is answered within 100 ms: $name',
    async ({ kind }) => {
      const atMost = kind.atMost({ ...defaults, ...FEW }, GUESTS);
      const trial = async (): Promise<string[]> => {
        const given = await beside(kind, plan());
        expect(complaints(kind, given.tally, atMost)).toEqual([]);
        return tooSlow(given);
      };
      // Others on this machine may be in the way of one trial. Whoever has no protection is too slow in both.
      if ((await trial()).length > 0) expect(await trial()).toEqual([]);
    },
  );
});
