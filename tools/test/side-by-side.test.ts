import { expect, it } from 'vitest';
import { sideBySide } from './side-by-side.ts';

it('does every task once, never more at a time than allowed, and tells what came of each in order', async () => {
  let now = 0;
  let most = 0;
  const begun: number[] = [];
  const tasks = [30, 5, 5, 20, 1].map((millis, i) => async () => {
    begun.push(i);
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, millis));
    now--;
    return `task ${i}`;
  });
  expect(await sideBySide(tasks, 2)).toEqual(['task 0', 'task 1', 'task 2', 'task 3', 'task 4']);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

it('fails when a task does', async () => {
  await expect(sideBySide([async () => 1, () => Promise.reject(new Error('no'))], 2)).rejects.toThrow('no');
});
