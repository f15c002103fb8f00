/** The server: matches online that nothing can lose and nobody can peek into. */
export { type ServeOptions, type Server, serve } from './serve.ts';
export { defaults, type Settings } from './settings.ts';
export { backUp, restoreBackup } from './storage/backup.ts';
export type { DataPlace } from './storage/database.ts';
