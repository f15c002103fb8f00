import { bardsungBoxes } from '../catalogue.ts';
import type { EncounterDef } from '../definitions.ts';
import type { Bardsung } from '../state.ts';

/** The encounter that is played. */
export const theEncounter = (g: Bardsung): EncounterDef => bardsungBoxes.of(g).get(g.node) as EncounterDef;
