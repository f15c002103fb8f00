import type { BoardModule } from '@questwright/board-kit';
import { Board, Hand } from './board.tsx';
import { faces } from './cards.ts';
import { tells } from './dungeon/words.ts';
import { inPlay } from './in-play.ts';
import { Party } from './late.tsx';
import { momentsIn } from './moments.ts';
import { tour } from './tour.ts';

export const module: BoardModule = {
  Board,
  Hand,
  cards: faces,
  moments: (lines) => momentsIn(lines),
  tells,
  shows: ['space'],
  inPlay,
  passing: { 'd2.log.moves': 'figure' },
  tour,
  Party,
};
