import type { BoardModule } from '@questwright/board-kit';

/** Tic-tac-toe needs no board of its own: the plain one shows it well. */
export const module: BoardModule = {};
