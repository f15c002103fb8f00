import { defaults } from '@questwright/server';
import { expect, it } from 'vitest';
import { quotasOf } from '../../server/src/quotas/quotas.ts';
import { FULL, serverSection } from '../src/server/index.ts';
import { LIMITS, SEATS } from '../src/server/ours.ts';

it('measures our server and the other one by the same figures', { timeout: 120_000 }, async () => {
  const measured = await serverSection.measure({ millis: 1, runs: 1 }, () => {});
  const { boardgameio, boardgameioStoring, ...own } = measured;
  for (const figures of [own, boardgameio, boardgameioStoring]) {
    const { p50, p99, cpuPerAnswerMicros, bytesPerUpdate, mbPerMatch, answers } = figures;
    // Three matches with an answer a second for two seconds, on a machine that may be busy.
    expect(answers).toBeGreaterThan(0);
    expect(answers).toBeLessThan(10);
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
    expect(cpuPerAnswerMicros).toBeGreaterThan(0);
    expect(bytesPerUpdate).toBeGreaterThan(50);
    expect(mbPerMatch).toBeGreaterThanOrEqual(0);
  }
  expect(serverSection.describe(measured)).toHaveLength(7);
});

it('asks for no more matches and sockets than the server it starts allows one address', () => {
  const quotas = quotasOf({ ...defaults, ...LIMITS });
  for (let match = 0; match < FULL.matches + FULL.warmUpMatches; match++) {
    quotas.matches.take({ id: 'Seat 0', network: '127.0.0.1' });
    for (let seat = 0; seat < SEATS; seat++)
      quotas.sockets.take({ id: `Seat ${seat}`, network: '127.0.0.1' });
  }
  expect(LIMITS.maxConnectionsPerAddress).toBeGreaterThanOrEqual(SEATS * FULL.matches);
});
