import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { Mailbox } from '../../src/cluster/mailbox.ts';
import { openPostgres } from '../../src/storage/database.ts';

it('tries again and again to listen, but one at a time, when the database is gone', async () => {
  const tries: number[] = [];
  let enough: () => void;
  const fiveTries = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const nobody = createServer((socket) => {
    socket.destroy();
    if (tries.push(performance.now()) === 5) enough();
  });
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
  const { port } = nobody.address() as { port: number };
  const database = openPostgres(`postgres://nobody@127.0.0.1:${port}/nothing`);
  const mailbox = new Mailbox({
    database,
    server: 'here',
    now: Date.now,
    receive: () => {},
    missed: () => {},
  });
  await expect(mailbox.open()).rejects.toThrow();
  await fiveTries;
  // Four a second at the most. If every failure led to two more tries, some of them would come together.
  const pauses = tries.slice(2).map((at, i) => at - tries[i + 1]!);
  expect(Math.min(...pauses)).toBeGreaterThan(150);
  await mailbox.close();
  await database.close();
  nobody.close();
});
