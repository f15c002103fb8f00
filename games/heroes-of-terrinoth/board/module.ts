import type { BoardModule } from '@questwright/board-kit';
import { Board } from './board.tsx';
import { faces } from './cards.ts';
import { Hand } from './hero-panel.tsx';
import { keywords } from './keywords.ts';
import { momentsIn } from './moments.ts';
import { symbols } from './symbols.ts';
import { tour } from './tour.ts';

export const module: BoardModule = { Board, Hand, cards: faces, keywords, symbols, moments: momentsIn, tour };
