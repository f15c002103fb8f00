/** Scenarios: documents that set up a position, script chance, make choices and say what must be true. */
export type { Difference } from './checks.ts';
export { readScenario, type Scenario } from './document.ts';
export { type Named, namedBy } from './names.ts';
export { runScenario, type ScenarioResult, type ScenarioTable } from './run.ts';
export {
  asList,
  asOneOf,
  asRecord,
  asText,
  asTexts,
  asWhole,
  onlyWords,
  type Path,
  unexpected,
  type Words,
} from './words.ts';
