import { condition } from '../../rules/figures/conditions.ts';
import { CONDITIONS } from '../../rules/things.ts';

/** All ten conditions. */
export const conditions = CONDITIONS.map((name) => condition(name, []));
