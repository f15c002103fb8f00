import type { BoardModule } from '@questwright/board-kit';
import { faces } from './cards.ts';

export const module: BoardModule = { cards: faces };
