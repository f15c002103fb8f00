/** Does something in a task of its own: ahead of the next frame where the browser knows of such tasks. */
export const inOwnTask = (work: () => void): void => {
  if ('scheduler' in globalThis) void scheduler.postTask(work, { priority: 'user-blocking' });
  else setTimeout(work);
};
