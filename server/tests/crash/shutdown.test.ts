import { expect, it } from 'vitest';
import { sqliteHouse } from '../kit/databases.ts';
import { crash } from './crash.ts';

it('loses nothing when the server is told to stop in the middle of play', { timeout: 300_000 }, async () => {
  const house = sqliteHouse();
  const { acknowledged, matches } = await crash(house, 5, 'shutdown', 'SIGTERM');
  expect(matches).toBeGreaterThan(3);
  expect(acknowledged).toBeGreaterThan(50);
  await house.close();
});
