import type { BoardModule } from '@questwright/board-kit';
import { Board } from './board.tsx';
import { faces } from './cards.ts';
import { Hand } from './hero-panel.tsx';
import { keywords } from './keywords.ts';
import { tells } from './mat/zone-words.ts';
import { momentsIn } from './moments.ts';
import { Party } from './party.tsx';
import { tour } from './tour.ts';

export const module: BoardModule = {
  Board,
  Hand,
  cards: faces,
  keywords,
  moments: momentsIn,
  tour,
  tells,
  shows: ['zone', 'ability', 'characteristic', 'supply'],
  Party,
};
