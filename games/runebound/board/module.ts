import type { BoardModule } from '@questwright/board-kit';
import { Board } from './board.tsx';
import { faces } from './cards.ts';
import { Hand } from './hand.tsx';
import { keywords } from './keywords.ts';
import { tells } from './map/hex-words.ts';
import { momentsIn } from './moments.ts';
import { scenarioOf } from './sight.ts';
import { tour } from './tour.ts';

export const module: BoardModule = {
  Board,
  Hand,
  cards: faces,
  keywords,
  moments: (lines, view) => momentsIn(lines, scenarioOf(view)),
  tour,
  tells,
  shows: ['hex'],
};
