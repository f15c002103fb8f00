import { DatabaseSync } from '@photostructure/sqlite';

/** SQLite's code for what somebody else has locked. */
const BUSY = 5;

/**
 * Takes a lock that the operating system gives back when the process dies, however it dies: SQLite's own lock
 * on a little database beside the real one, which stays free for backups. Returns how to give it back.
 */
export function takeLock(path: string): () => void {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new Error(
      `Another server is running on this data folder (${path} is locked). Stop it, or name another folder with --data.`,
    );
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}
