import { expect, it } from 'vitest';
import { packFile, unpackFile } from './frames.ts';

it('packs a file into the letters of a link and back', async () => {
  const file = `{"questwright":1,"seats":["Ånna ⚔"]}\n${'[0,"card:12"]\n'.repeat(200)}`;
  const packed = await packFile(file);
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(packed.length).toBeLessThan(file.length / 10);
  expect(await unpackFile(packed)).toBe(file);
});
