/** With which games' rules are tested. */
export { goldenTests } from './golden.ts';
export {
  type Knows,
  type LeakSearch,
  playRandomly,
  proveFile,
  proveHiddenIds,
  proveNoLeak,
  proveReplay,
  proveUndo,
  type SetupOf,
  searchLeak,
} from './proofs.ts';
export { refusalOf } from './refusal.ts';
export { resumeTests } from './resume-tests.ts';
export { type OpenTable, playThreeWays, ruleTest } from './rule-test.ts';
export { proveSharing } from './sharing.ts';
export { checkSoundness } from './soundness.ts';
export { type Mode, type Start, Table } from './table.ts';
export { textTests } from './text-tests.ts';
