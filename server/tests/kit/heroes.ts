import { HEROES, gameIds as small } from './games.ts';

/** The games of the tests with Heroes of Terrinoth among them. */
export { loadGame } from './games.ts';

export const gameIds = [...small, HEROES];
