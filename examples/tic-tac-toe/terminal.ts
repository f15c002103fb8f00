import type { View } from '@questwright/kernel';

/** The board, with the number of each empty cell. */
export function terminal({ open }: View): string[] {
  const cells = (open.cells as readonly number[]).map((seat, cell) => ['X', 'O'][seat] ?? String(cell + 1));
  return [0, 3, 6].map((start) => ` ${cells.slice(start, start + 3).join(' | ')}`);
}
