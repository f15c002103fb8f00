/** Tools for testing the rules of games. */
export { proveNoLeakOverChain } from './chain-leaks.ts';
export { deadQuestions, type Tally } from './dead-questions.ts';
export { type Pinned, pinFacts, unlikeFacts } from './facts.ts';
export { kindsOffered } from './kinds.ts';
export { type Mode, Playtest, type Start } from './playtest.ts';
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
export { playedBy, type Recording, type Renamed, recordingTests, whatIsMet } from './recordings.ts';
export { refusalOf } from './refusal.ts';
export { resumeTests } from './resume-tests.ts';
export { type OpenPlaytest, playThreeWays, ruleTest } from './rule-test.ts';
export { proveSharing } from './sharing.ts';
export { checkSoundness } from './soundness.ts';
export { printedIn, textTests } from './text-tests.ts';
