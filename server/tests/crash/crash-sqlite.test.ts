import { expect, it } from 'vitest';
import { sqliteHouse } from '../kit/databases.ts';
import { crash } from './crash.ts';

it('loses nothing on SQLite when the server is killed ten times in the middle of Heroes of Terrinoth', {
  timeout: 900_000,
}, async () => {
  const house = sqliteHouse();
  const { acknowledged, matches } = await crash(house, 10, 'sqlite');
  expect(matches).toBeGreaterThan(3);
  expect(acknowledged).toBeGreaterThan(50);
  await house.close();
});
