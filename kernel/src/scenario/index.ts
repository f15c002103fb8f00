/** Scenarios: documents that set up a position, script chance, make choices and say what must be true. */
export { readScenario, type Scenario, type Trial } from './document.ts';
export { Entry, type Path } from './entry.ts';
export { type Named, namedBy } from './names.ts';
export { runScenario, type ScenarioResult, type ScenarioTable } from './run.ts';
export { scriptChance } from './script.ts';
export { Seats } from './seats.ts';
export { describedPosition, type PositionSetup } from './setup.ts';
export type { Difference } from './step.ts';
