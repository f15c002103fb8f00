import { createRandom } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { ask, goOn, makeCampaign, viewOf } from '../kit/campaigns.ts';
import { Client } from '../kit/client.ts';
import { sqliteHouse } from '../kit/databases.ts';
import { answerRandomly } from '../kit/play.ts';
import { ServerProcess } from '../kit/processes.ts';
import { PATIENT, TEST_GAMES } from '../kit/server.ts';

it('what a match leaves is stored before anybody hears how it ended', { timeout: 60_000 }, async () => {
  const house = sqliteHouse();
  const settings = {
    ...(await house.fresh()),
    port: 0,
    games: TEST_GAMES,
    logLevel: 'silent',
    ...PATIENT,
  } as const;
  const [first, second] = [new ServerProcess(), new ServerProcess()];
  const ann = await Client.guest(await first.start(settings), 'Ann');
  const campaign = await makeCampaign(ann, [{ kind: 'me' }, { kind: 'me' }]);
  const match = await goOn(ann, campaign);
  await ann.do({ type: 'watch', match });
  await ann.untilVersion(match, 0, 1);
  // It dies in the moment in which the end is told for the first time.
  const killed = new Promise<void>((resolve) =>
    ann.socket.on('message', (text) => {
      if (String(text).includes('"over":[{')) void first.kill().then(resolve);
    }),
  );
  answerRandomly(match, [ann, ann], createRandom('end')).catch(() => {});
  await killed;

  const again = await Client.connect({ ...ann.guest, url: await second.start(settings) });
  const { matches, summary, goesOn } = await viewOf(again, campaign);
  expect(matches).toMatchObject([{ id: match, state: 'over', outcome: { result: expect.any(String) } }]);
  expect(summary).toMatchObject({ sea: expect.any(Number) });
  expect(goesOn).toEqual({ from: match });
  expect((await ask(again, 'POST', `/${campaign}/continue`, {})).status).toBe(200);
  await again.close();
  await second.stop();
  await house.close();
});
