import { newId } from '../../src/ids.ts';
import type { MatchRecord } from '../../src/storage/index.ts';

/** A match of two seats, one of them open, with what a test cares about changed. */
export const recordOf = (change: Partial<MatchRecord>): MatchRecord => ({
  id: newId(),
  game: 'magpies',
  rules: '1',
  options: {},
  seed: 'seed',
  status: 'open',
  listed: false,
  host: 'ann',
  created: 1,
  updated: 1,
  rematch: null,
  campaign: null,
  legacy: null,
  parked: null,
  notice: null,
  knowers: [],
  seats: [
    { kind: 'person', person: 'ann', name: 'Ann', level: null },
    { kind: 'open', person: null, name: '', level: null },
  ],
  ...change,
});
