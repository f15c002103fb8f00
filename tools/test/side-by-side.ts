/** Does all tasks, so many at a time, beginning with the first; tells what came of each, in their order. */
export async function sideBySide<T>(
  tasks: readonly (() => Promise<T>)[],
  atATime: number,
): Promise<readonly T[]> {
  const results: T[] = [];
  const left = tasks.entries();
  const worker = async (): Promise<void> => {
    for (const [i, task] of left) results[i] = await task();
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}
