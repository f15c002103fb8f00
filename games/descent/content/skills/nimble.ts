import { movesSpaces } from '../../rules/effects/moves.ts';
import { skill, whenMonsterComes } from '../../rules/skills.ts';

/** Wildlander. */
export const nimble = skill('Nimble', [whenMonsterComes(movesSpaces(1), { fatigue: 1 })]);
