import type { BoardModule } from '@questwright/table/board-kit';
import { Board } from './board.tsx';
import { faces } from './cards.ts';

export const module: BoardModule = { Board, cards: faces };
