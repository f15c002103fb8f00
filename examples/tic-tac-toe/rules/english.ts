import type { Catalogue } from '@questwright/kernel';

export const english: Catalogue = {
  'ttt.ask': 'Mark a cell',
  'ttt.cell': 'cell {cell}',
  'ttt.marked': '{seat} marks cell {cell}',
  'ttt.won': '{seat} has three in a row',
  'ttt.draw': 'nobody has three in a row',
};
