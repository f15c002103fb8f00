import { expect, it } from 'vitest';
import { postgresHouse } from '../kit/databases.ts';
import { crash } from './crash.ts';

it('loses nothing on PostgreSQL when the server is killed ten times in the middle of Heroes of Terrinoth', {
  timeout: 900_000,
}, async () => {
  const house = await postgresHouse();
  const { acknowledged, matches } = await crash(house, 10, 'postgres');
  expect(matches).toBeGreaterThan(3);
  expect(acknowledged).toBeGreaterThan(50);
  await house.close();
});
