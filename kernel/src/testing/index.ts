/** With which games' rules are tested. */
export {
  type LeakSearch,
  playRandomly,
  proveFile,
  proveNoLeak,
  proveReplay,
  proveUndo,
  type SetupOf,
  searchLeak,
} from './proofs.ts';
export { type OpenTable, ruleTest } from './rule-test.ts';
export { type Mode, type Start, Table } from './table.ts';
