import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { Mailbox } from '../../src/cluster/mailbox.ts';
import { openPostgres } from '../../src/storage/database.ts';

it('tries again and again to listen, but one at a time, when the database is gone', async () => {
  let tries = 0;
  const nobody = createServer((socket) => {
    tries++;
    socket.destroy();
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
  await new Promise((resolve) => setTimeout(resolve, 3000));
  // Four a second at the most. If every failure led to two more tries, there would be thousands by now.
  expect(tries).toBeGreaterThan(2);
  expect(tries).toBeLessThan(15);
  await mailbox.close();
  await database.close();
  nobody.close();
});
