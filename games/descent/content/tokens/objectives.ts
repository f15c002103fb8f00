import { objectiveToken } from '../../rules/objectives/objective.ts';

/** The objective tokens of the base box. */
export const objectiveTokens = [
  objectiveToken('blue', 4),
  objectiveToken('green', 1),
  objectiveToken('red', 4),
  objectiveToken('white', 1),
];
