import type { Match } from '@questwright/kernel';
import { recordingTests } from '@questwright/kernel/testing';
import { game } from '../rules/index.ts';

const seats = ['Ada', 'Ben'];

/** Both play the cells in this order. */
const cells = (order: string) => (match: Match) => {
  for (const cell of order) match.answer(match.choice!.seat, cell);
};

recordingTests(new URL('./recordings/', import.meta.url), game, [
  { name: 'drawn', seats, seed: 'drawn', play: cells('123546879') },
  { name: 'won-by-first', seats, seed: 'first', play: cells('15263') },
  { name: 'at-random', seats, seed: 'at random' },
]);
