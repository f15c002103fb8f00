import { recordingTests } from '@questwright/kernel/testing';
import { game } from '../rules/index.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

recordingTests(
  new URL('./recordings/', import.meta.url),
  game,
  [2, 3, 4].map((n) => ({ name: `${n}-smugglers`, seats: NAMES.slice(0, n), seed: `${n} smugglers` })),
);
