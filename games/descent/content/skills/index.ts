import type { CardDefinition } from '../../rules/definitions.ts';
import { caltrops } from './caltrops.ts';
import { guard } from './guard.ts';
import { nimble } from './nimble.ts';
import { raiseDead } from './raise-dead.ts';

/** Skills of the base box, as far as they are written. */
export const skills: readonly CardDefinition[] = [caltrops, guard, nimble, raiseDead];
