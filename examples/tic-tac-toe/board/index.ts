import type { GameBox } from '@questwright/board-kit';
import { GiTicTacToe } from 'react-icons/gi';

export const box: GameBox = {
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  tagline: 'ttt.tagline',
  hue: 'river',
  emblem: GiTicTacToe,
  players: { min: 2, max: 2 },
  minutes: [1, 2],
  together: false,
  example: true,
  setup: { quick: { seats: [{ kind: 'person' }, { kind: 'bot' }] }, fields: [] },
  languages: { en: { 'ttt.tagline': 'Three in a row, as everybody knows it', 'field.cells': 'Cells' } },
  load: async () => (await import('./module.ts')).module,
};
